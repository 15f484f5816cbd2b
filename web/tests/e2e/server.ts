// A server of its own for a test that kills it, or that needs one which knows more.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";

const python = process.env.EDGEWISE_PYTHON ?? (existsSync("../.venv/bin/python") ? "../.venv/bin/python" : "python3");

const PRODUCT = ["-c", "from edgewise.cli import main; main()", "serve"];

const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const listener = createServer().once("error", failed);
    listener.listen(0, "127.0.0.1", () => {
      const at = listener.address();
      listener.close(() => (at && typeof at === "object" ? found(at.port) : failed(new Error("No port is free."))));
    });
  });

export class Server {
  private child: ChildProcess | null = null;
  private port = 0;

  // `launcher` is what Python is to run instead of the product itself, with `env` around it.
  constructor(
    private readonly database: string,
    private readonly launcher: string[] = PRODUCT,
    private readonly env: Record<string, string> = {},
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  // On a port that is free; who was killed comes back where it was.
  async start(): Promise<void> {
    this.port ||= await freePort();
    const order = [
      ...this.launcher,
      "--port",
      String(this.port),
      "--no-open",
      "--bots",
      "1",
      "--database",
      `sqlite:///${this.database}`,
    ];
    this.child = spawn(python, order, {
      env: { PYTHONPATH: "../src", ...process.env, ...this.env },
      stdio: "ignore",
    });
    for (let i = 0; i < 600 && this.child.exitCode === null; i++) {
      if ((await fetch(`${this.address}/health`).catch(() => null))?.ok && this.child.exitCode === null) return;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error("The server does not answer.");
  }

  // As when the power fails: it has no time to say anything.
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
  }
}

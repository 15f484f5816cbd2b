import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { LAUNCH } from "./tests/e2e/browser";

// The server of the tests: this checkout's Python, a database of its own, the client as it was built.
const port = Number(process.env.EDGEWISE_TEST_PORT ?? 8479);
const python = process.env.EDGEWISE_PYTHON ?? (existsSync("../.venv/bin/python") ? "../.venv/bin/python" : "python3");
process.env.EDGEWISE_TEST_DATABASE ??= join(mkdtempSync(join(tmpdir(), "edgewise-e2e-")), "matches.db");

export default defineConfig({
  testDir: "tests/e2e",
  // Machines differ, and one may be busy with something else: time is for what hangs, never for what is slow.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  workers: Number(process.env.EDGEWISE_TEST_WORKERS ?? 2),
  fullyParallel: true,
  // A test that fails once and then passes is told as flaky: it does not stop a run of CI, but is to be looked at.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  outputDir: join(tmpdir(), "edgewise-e2e-results"),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    reducedMotion: "reduce",
    // What is not there after this long will not come: the test says so instead of waiting for its own limit.
    actionTimeout: 60_000,
    launchOptions: LAUNCH,
    trace: "off",
  },
  webServer: {
    command: `${python} -c "from edgewise.cli import main; main()" serve --port ${port} --no-open --bots 1 --database sqlite:///${process.env.EDGEWISE_TEST_DATABASE}`,
    env: { PYTHONPATH: process.env.PYTHONPATH ?? "../src" },
    url: `http://127.0.0.1:${port}/health`,
    timeout: 60_000,
  },
});

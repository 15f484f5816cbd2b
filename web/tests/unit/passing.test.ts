// Whom a shared screen asks for: nobody, as long as nobody has to be asked.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Table } from "../../src/lib/table.svelte";

class Socket {
  static OPEN = 1;
  static last: Socket;
  readyState = 1;
  sent: { type: string; ref: number; seat?: number }[] = [];
  onopen = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose = () => undefined;
  constructor() {
    Socket.last = this;
  }
  send = (text: string) => this.sent.push(JSON.parse(text) as { type: string; ref: number });
  close = () => undefined;
  tell = (message: Record<string, unknown>) => this.onmessage({ data: JSON.stringify(message) });
  typed = (type: string) => this.sent.filter((message) => message.type === type);
  done = (type: string) => this.typed(type).forEach(({ ref }) => this.tell({ type: "Done", ref }));
}
const told = async () => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

const state = (pass_to: number | null, seat: number | null = null) => ({
  type: "State",
  seat,
  status: "running",
  answers: 1,
  log_from: 0,
  lines: [],
  scene: pass_to === null ? {} : null,
  question: pass_to === null ? { number: 1, seat } : null,
  pass_to,
  clocks: [],
});
const welcome = (reactions: string) => ({
  type: "Welcome",
  language: "en",
  seats: [0, 1],
  match: { game: "dawnfall", chairs: [] },
  asking: { 0: { forced: "answer", reactions }, 1: { forced: "answer", reactions } },
});

beforeEach(() => {
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => ({ ok: true, json: async () => ({}) })),
  );
});
afterEach(() => vi.unstubAllGlobals());

function connected(reactions = "ask-news") {
  const table = new Table("m1");
  table.connect();
  Socket.last.tell(welcome(reactions));
  return table;
}

it("asks for nobody before the server has heard how often these seats want to be asked", async () => {
  const table = connected("somehow-else");
  Socket.last.tell(state(0));
  expect(table.passTo).toBe(null);
  Socket.last.tell(state(1));
  Socket.last.done("SetAsking");
  await told();
  expect(table.passTo).toBe(1);
});

it("shows a seat again after a break, without asking for it", () => {
  const table = connected();
  Socket.last.tell(state(0));
  void table.face(0);
  Socket.last.tell(state(null, 0));
  table.connect();
  Socket.last.tell(state(0));
  expect(table.passTo).toBe(null);
  expect(Socket.last.typed("Face")).toMatchObject([{ seat: 0 }]);
});

it("asks again after a break for a seat before whom the other was asked for", () => {
  const table = connected();
  void table.face(0);
  Socket.last.tell(state(null, 0));
  Socket.last.tell(state(1));
  table.connect();
  Socket.last.tell(state(0));
  expect(table.passTo).toBe(0);
  expect(Socket.last.typed("Face")).toEqual([]);
});

// What a page has asked its server and has no answer to yet: tests wait for that, and never for time.
import type { Page, WebSocket } from "@playwright/test";

class Wire {
  private readonly open = new Set<number>();
  private rested: (() => void)[] = [];

  constructor(page: Page) {
    page.on("websocket", (socket) => this.follow(socket));
  }

  get isAtRest(): boolean {
    return !this.open.size;
  }
  // Until nothing is open.
  rest = (): Promise<void> => (this.isAtRest ? Promise.resolve() : new Promise((done) => this.rested.push(done)));

  private follow(socket: WebSocket): void {
    // A page has one socket; what was asked through the one before is not answered any more.
    this.cut();
    socket.on("framesent", ({ payload }) => {
      const ref = refOf(payload);
      if (ref !== null) this.open.add(ref);
    });
    socket.on("framereceived", ({ payload }) => {
      const ref = refOf(payload);
      if (ref !== null && this.open.delete(ref)) this.look();
    });
    socket.on("close", () => this.cut());
  }

  private cut(): void {
    this.open.clear();
    this.look();
  }
  private look(): void {
    if (this.isAtRest) for (const done of this.rested.splice(0)) done();
  }
}
const wires = new WeakMap<Page, Wire>();

const refOf = (payload: string | Buffer): number | null => {
  const text = String(payload);
  return text.startsWith('{"type":"State"') ? null : ((JSON.parse(text) as { ref?: number | null }).ref ?? null);
};

// Listens to a page from now on; its socket is to be opened after this.
export function listen(page: Page): Page {
  if (!wires.has(page)) wires.set(page, new Wire(page));
  return page;
}

// Until everything that the page has asked is answered, also what it asked because of that, and is on the page.
export async function answered(page: Page): Promise<void> {
  const wire = wires.get(page);
  if (!wire) throw new Error("Nobody listens to this page: call listen() before it opens its socket.");
  // What was sent before this call is known by the time it returns.
  for (await page.evaluate(() => undefined); !wire.isAtRest; await page.evaluate(() => undefined)) await wire.rest();
}

// Until the page has drawn once more: who waits for somebody else looks again then.
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())));

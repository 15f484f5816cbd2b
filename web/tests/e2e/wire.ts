// What a page has asked its server and has no answer to yet: tests wait for that, and never for time.
import type { Page, WebSocket } from "@playwright/test";

const wires = new WeakMap<Page, Set<number>>();

const refOf = (payload: string | Buffer): number | null => {
  const text = String(payload);
  return text.startsWith('{"type":"State"') ? null : ((JSON.parse(text) as { ref?: number | null }).ref ?? null);
};

function follow(socket: WebSocket, open: Set<number>): void {
  // A page has one socket; what was asked through the one before is not answered any more.
  open.clear();
  socket.on("framesent", ({ payload }) => {
    const ref = refOf(payload);
    if (ref !== null) open.add(ref);
  });
  socket.on("framereceived", ({ payload }) => {
    const ref = refOf(payload);
    if (ref !== null) open.delete(ref);
  });
  socket.on("close", () => open.clear());
}

// Listens to a page from now on; its socket is to be opened after this.
export function listen(page: Page): Page {
  if (wires.has(page)) return page;
  const open = new Set<number>();
  wires.set(page, open);
  page.on("websocket", (socket) => follow(socket, open));
  return page;
}

// Until everything that the page has asked is answered, and what came of it is on the page.
export async function answered(page: Page): Promise<void> {
  const open = wires.get(page);
  if (!open) throw new Error("Nobody listens to this page: call listen() before it opens its socket.");
  // What was sent before this call is known by the time it returns.
  for (await page.evaluate(() => undefined); open.size; await page.waitForTimeout(5));
  await page.evaluate(() => undefined);
}

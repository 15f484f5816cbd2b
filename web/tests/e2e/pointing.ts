// Pointing with a mouse and with fingers, from place to place.
import type { Locator, Page } from "@playwright/test";

export type At = { x: number; y: number };

export async function middle(place: Locator): Promise<At> {
  const box = (await place.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
const between = (a: At, b: At, share: number): At => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });

// The part of the board that is seen.
export const box = async (page: Page): Promise<number[]> =>
  ((await page.locator(".field svg.board").getAttribute("viewBox")) ?? "").split(" ").map(Number);

export async function drag(page: Page, from: At, to: At): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const share of [0.3, 0.7, 1]) {
    const { x, y } = between(from, to, share);
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
}

// Fingers that go from their first places to their last ones in small steps, as the browser's own touch events.
export async function swipe(page: Page, ...ways: [At, At][]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
    cdp.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : ways.map(([a, b], id) => ({ ...between(a, b, share), id })),
    });
  await send("touchStart", 0);
  for (let i = 1; i <= 8; i++) await send("touchMove", i / 8);
  await send("touchEnd", 1);
  await cdp.detach();
}

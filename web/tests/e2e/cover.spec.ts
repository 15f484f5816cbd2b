// The cover of a shared screen: no gesture of the player before opens the other hand.
import { expect, test, type Page } from "@playwright/test";
import { middle } from "./pointing";
import { create, hold, question, untilAsked } from "./table";
import { answered } from "./wire";

const cover = (page: Page) => page.locator(".cover");
const button = (page: Page) => page.locator(".cover button");
const ready = (page: Page) => expect(button(page)).toHaveAttribute("aria-disabled", "false");

// Two people at one screen; tells where the button of the cover stands.
async function together(page: Page): Promise<{ x: number; y: number }> {
  await page.goto("/");
  const seats = ["Ida", "Marek"].map((name) => ({ kind: "me" as const, name }));
  const made = await create(page, seats, { first: 0, countering: 0 });
  await hold(page, made.match.match, made.held);
  await page.goto(`/match/${made.match.match}`);
  await ready(page);
  const at = await middle(button(page));
  await button(page).click();
  await untilAsked(page);
  return at;
}

// The last answer of a player: the only model of a squad is to be placed.
async function untilLastAnswer(page: Page): Promise<void> {
  const unit = page.locator(".unit.may", { hasText: /Holy Knight|Master of Elements|Gorehound/ }).first();
  await unit.focus();
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveAttribute("data-kind", "deploy-model");
}

test("a double click that places the last model does not open the other hand, nor does a third click", async ({
  page,
}) => {
  const at = await together(page);
  await untilLastAnswer(page);
  await page.mouse.dblclick(at.x, at.y);
  await expect(cover(page)).toBeVisible();
  await page.mouse.click(at.x, at.y);
  await ready(page);
  await page.mouse.click(at.x, at.y);
  await answered(page);
  await expect(cover(page)).toBeVisible();
  await expect(page.locator(".acard, .board, .squad")).toHaveCount(0);
  await button(page).click();
  await expect(cover(page)).toHaveCount(0);
  await untilAsked(page);
});

test("a second click that comes at once does not open the other hand wherever it falls", async ({ page }) => {
  await page.clock.install();
  await together(page);
  await untilLastAnswer(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.mouse.click(...(await corner(page)));
  await expect(cover(page)).toBeVisible();
  const { x, y } = await middle(button(page));
  await page.mouse.click(x, y);
  await page.mouse.dblclick(x, y);
  await answered(page);
  await expect(cover(page)).toBeVisible();
  await page.clock.runFor(1000);
  await page.mouse.click(x, y);
  await expect(cover(page)).toHaveCount(0);
});
const corner = async (page: Page): Promise<[number, number]> => {
  const { x, y } = await middle(page.locator('[data-hex="6,0,0"]'));
  return [x, y];
};

test("Enter that is held, or pressed again, does not open the other hand; Tab and Enter do", async ({ page }) => {
  await together(page);
  await untilLastAnswer(page);
  await page.keyboard.press("b");
  await page.keyboard.press("n");
  for (let i = 0; i < 6; i++) await page.keyboard.down("Enter");
  await expect(cover(page)).toBeVisible();
  for (let i = 0; i < 6; i++) await page.keyboard.down("Enter");
  await expect(button(page)).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.up("Enter");
  await page.keyboard.press("Enter");
  await ready(page);
  await page.keyboard.press("Enter");
  await answered(page);
  await expect(cover(page)).toBeVisible();
  await expect(page.locator(".cover h1")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(cover(page)).toHaveCount(0);
  await untilAsked(page);
});

test("a connection that breaks and comes back does not ask who is at the screen", async ({ page }) => {
  await page.addInitScript(() => {
    const sockets: WebSocket[] = ((window as unknown as { sockets: WebSocket[] }).sockets = []);
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        sockets.push(this);
      }
    };
  });
  await together(page);
  await untilLastAnswer(page);
  const again = page.waitForEvent("websocket");
  await page.evaluate(() => {
    const seen = window as unknown as { covers: number; sockets: WebSocket[] };
    seen.covers = 0;
    new MutationObserver(() => (seen.covers += document.querySelectorAll(".cover").length)).observe(document, {
      subtree: true,
      childList: true,
    });
    seen.sockets.at(-1)!.close();
  });
  const socket = await again;
  await socket.waitForEvent("framesent", ({ payload }) => String(payload).includes('"Face"'));
  await answered(page);
  await expect(question(page)).toHaveAttribute("data-kind", "deploy-model");
  expect(await page.evaluate(() => (window as unknown as { covers: number }).covers)).toBe(0);
});

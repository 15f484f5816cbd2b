// Three ways to touch the table. Each uses its own device only: eyes may read the page, hands may not.
import type { Locator, Page } from "@playwright/test";

// Something to be taken: a place on the board, or a control.
export interface Target {
  at: [number, number];
  space: string; // of the board; empty for controls
  selector: string;
  nth: number;
}

export interface Hand {
  board(page: Page, target: Target): Promise<void>;
  press(page: Page, target: Target): Promise<void>;
}

// What was there may be gone by now: nobody waits for it as for something that must come.
const SOON = { timeout: 5000 };
const control = (page: Page, { selector, nth }: Target) => page.locator(selector).nth(nth);

export const mouse: Hand = {
  async board(page, { at: [x, y] }) {
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
  },
  async press(page, target) {
    await control(page, target).click(SOON);
  },
};

export const finger: Hand = {
  // A finger cannot hover: the first tap shows the piece where it would stand, the button puts it there.
  async board(page, { at: [x, y] }) {
    await page.touchscreen.tap(x, y);
    const place = page.locator(".prompt .place:not(:disabled)");
    if (await place.count()) await place.tap(SOON);
  },
  async press(page, target) {
    await control(page, target).tap(SOON);
    // On a phone a card opens first, and its half is tapped there.
    const half = page.locator("dialog .half-act.ready, dialog .attach.ready").first();
    if (await half.count()) await half.tap(SOON);
  },
};

// Tab, arrows and Enter, and nothing else.
export const keys: Hand = {
  async board(page, { space }) {
    const focused = page.locator(".board .cell:focus");
    const cell = page.locator('.board .cell[tabindex="0"]');
    for (let i = 0; i < 60 && !(await focused.count()); i++)
      await page.keyboard.press((await precedes(cell)) ? "Shift+Tab" : "Tab");
    const [c = 0, r = 0] = space.split(",").map(Number);
    const [x = 0, y = 0] = ((await focused.getAttribute("data-space", SOON)) ?? "").split(",").map(Number);
    for (let i = 0; i < Math.abs(r - y); i++) await page.keyboard.press(r > y ? "ArrowDown" : "ArrowUp");
    for (let i = 0; i < Math.abs(c - x); i++) await page.keyboard.press(c > x ? "ArrowRight" : "ArrowLeft");
    await page.keyboard.press("Enter");
  },
  async press(page, target) {
    const wanted = control(page, target);
    for (let i = 0; i < 60; i++) {
      const where = await precedes(wanted);
      if (where === null) break;
      await page.keyboard.press(where ? "Shift+Tab" : "Tab");
    }
    await page.keyboard.press("Enter");
  },
};

// Whether something lies before what has the focus; null when it has the focus itself.
const precedes = (wanted: Locator): Promise<boolean | null> =>
  wanted.evaluate(
    (element) => {
      const now = document.activeElement;
      return element === now
        ? null
        : Boolean(
            now && now !== document.body && now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
          );
    },
    undefined,
    SOON,
  );

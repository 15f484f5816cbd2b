// Whole games to their end: by mouse, by keyboard and by touch.
import { expect, test, type Page } from "@playwright/test";
import { Inspector } from "./axe";
import { finger, keys } from "./hands";
import { numbers, Robot } from "./robot";
import { againstBot } from "./table";

// Short games by the game's own options: a track of five steps to each side, and Crystals that buy VP.
const SHORT = { vp_half: 5, buying_vp: true, first: 0, countering: 0 };
const AT_ONCE = { reactions: "pass-always" };
const WISH = "BuyVP";

async function expectEnd(page: Page, robot: Robot, over: boolean): Promise<void> {
  expect(over, `still playing after ${robot.seen.answers} answers`).toBe(true);
  expect(robot.seen.kinds.size).toBeGreaterThan(6);
  await expect(page.getByRole("link", { name: "See the story" })).toBeVisible();
}

test("a whole game against a bot by mouse alone, then its story, its dice and playing on", async ({ page }) => {
  test.setTimeout(720_000);
  await againstBot(page, SHORT, AT_ONCE);
  const robot = new Robot(page, numbers(7), { wish: WISH });
  await expectEnd(page, robot, await robot.play());

  await page.getByRole("link", { name: "See the story" }).click();
  await expect(page.locator(".crown h1")).toHaveText(/Victory|Defeat|A draw/);
  await expect(page.getByRole("img", { name: /^Lead of/ })).toBeVisible();
  await page.getByRole("button", { name: "Verify every roll" }).click();
  await expect(page.getByText(/rolls and draws agree with the seed/)).toBeVisible();
  const scrubber = page.getByLabel("Place in the match");
  const last = Number(await scrubber.getAttribute("max"));
  await scrubber.fill(String(Math.floor(last / 2)));
  await expect(page.locator(".mini-frame .piece").first()).toBeVisible();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: "Play on", exact: true }).click();
  await expect(page).toHaveURL(/\/match\//);
  await expect(page.locator(".board .piece").first()).toBeVisible();
});

test("a whole game by keyboard alone: Tab, arrows and Enter", async ({ page }) => {
  test.setTimeout(720_000);
  await againstBot(page, SHORT, AT_ONCE);
  const robot = new Robot(page, numbers(4), { hand: keys, wish: WISH });
  await expectEnd(page, robot, await robot.play());
  await keys.press(page, { at: [0, 0], space: "", selector: '.prompt a[href^="/replay/"]', nth: 0 });
  await expect(page.locator(".crown h1")).toHaveText(/Victory|Defeat|A draw/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

  test("a whole game by touch alone, and axe finds nothing serious in it", async ({ page }) => {
    test.setTimeout(1_080_000);
    await againstBot(page, SHORT, AT_ONCE);
    const robot = new Robot(page, numbers(6), { hand: finger, wish: WISH });
    const inspector = new Inspector(page);
    const look = async (kind: string) => {
      await inspector.look(kind, kind === "main" ? ".phone" : ".prompt");
      if (kind === "main" && !inspector.seen.has("menu")) await inspector.tabsAndMenu();
    };
    await expectEnd(page, robot, await robot.play(look));
    await inspector.look("over");
    await page.getByRole("link", { name: "See the story" }).tap();
    await expect(page.locator(".crown h1")).toHaveText(/Victory|Defeat|A draw/);
    await inspector.look("story");
    inspector.expectNothing();
  });
});

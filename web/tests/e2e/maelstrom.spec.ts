// Maelstrom's Edge: a small game to its end by mouse, by keyboard and by touch, and between two browsers; and what is seen of it.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { Marshal } from "./marshal";
import { drag, middle } from "./pointing";
import { numbers } from "./robot";
import * as table from "./table";
import { hold, joined, question } from "./table";
import { answered } from "./wire";

const AT_ONCE = { reactions: "pass-always" };
const PEOPLE = [{ kind: "me", name: "Ida" }, { kind: "open" }] as const;
const againstBot = (page: Page, options: Record<string, unknown> = {}, more: Record<string, unknown> = AT_ONCE) =>
  table.againstBot(page, options, more, "maelstrom");

async function expectEnd(page: Page, marshal: Marshal, over: boolean, kinds = 6): Promise<void> {
  expect(
    over,
    `${marshal.faults.join()} still playing after ${marshal.answers} gestures: ${await question(page).innerText()}`,
  ).toBe(true);
  expect(marshal.faults).toEqual([]);
  expect(marshal.kinds.size).toBeGreaterThanOrEqual(kinds);
  await expect(page.getByRole("link", { name: "See the story" })).toBeVisible();
}

async function expectAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      (v) =>
        `${v.id}: ${v.nodes
          .map((n) => n.target.join(" "))
          .slice(0, 4)
          .join(" | ")}`,
    ),
  ).toEqual([]);
}

// Plays on until a unit may move.
async function untilAct(marshal: Marshal): Promise<void> {
  const { page } = marshal;
  await marshal.play(
    300_000,
    async () => (await marshal.kind()) === "act" && (await page.locator(".prompt .kind").count()) > 0,
  );
}

test("a whole game by mouse, then its story and its dice", async ({ page }) => {
  test.setTimeout(900_000);
  await againstBot(page);
  const marshal = new Marshal(page, numbers(3));
  await expectEnd(page, marshal, await marshal.play(780_000));
  expect(marshal.drawn).toBeGreaterThan(1);
  await page.getByRole("link", { name: "See the story" }).click();
  await expect(page.locator(".crown h1")).toHaveText(/Victory|Defeat|A draw/);
  await page.getByRole("button", { name: "Verify every roll" }).click();
  await expect(page.getByText(/rolls and draws agree with the seed/)).toBeVisible();
});

test("a whole game by keyboard alone", async ({ page }) => {
  test.setTimeout(900_000);
  await againstBot(page);
  const marshal = new Marshal(page, numbers(5), "keys");
  await expectEnd(page, marshal, await marshal.play(780_000));
});

test("a unit is dragged, turned and put back, and its card tells what it can do", async ({ page }) => {
  test.setTimeout(400_000);
  await againstBot(page);
  const marshal = new Marshal(page, numbers(7));
  await untilAct(marshal);
  const from = await middle(page.locator(".base.held.leader .disc").first());
  await drag(page, from, { x: from.x + 20, y: from.y - 25 });
  await answered(page);
  await expect(page.locator(".gauge")).toBeVisible();
  await expect(page.locator(".ghosted").first()).toBeVisible();
  await page.keyboard.press("q");
  await page.keyboard.press("Escape");
  await expect(page.locator(".ghosted")).toHaveCount(0);
  await page
    .getByRole("button", { name: /^Card of/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("table")).toHaveCount(2);
  await expectAxe(page);
});

test("every answer can be given in words", async ({ page }) => {
  test.setTimeout(400_000);
  await againstBot(page);
  const marshal = new Marshal(page, numbers(9));
  await untilAct(marshal);
  await page.getByRole("button", { name: /^All \d+ answers in words/ }).click();
  await page.locator('.prompt .acts [data-type="Aim"], .prompt .acts [data-type="TakeCover"]').first().click();
  await answered(page);
  await expect(page.locator(".strip .done, .prompt h1:not([data-kind='act'])").first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

  test("a whole game by touch alone", async ({ page }) => {
    test.setTimeout(900_000);
    await againstBot(page);
    const marshal = new Marshal(page, numbers(6), "touch");
    await expectEnd(page, marshal, await marshal.play(780_000), 5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test("two browsers play by link to the end", async ({ page, browser }) => {
  test.setTimeout(900_000);
  await page.goto("/");
  const made = await table.create(page, [...PEOPLE], {}, "maelstrom");
  await hold(page, made.match.match, made.held, AT_ONCE);
  const other = await joined(browser, made, "Marek", AT_ONCE);
  await page.goto(`/match/${made.match.match}`);
  const marshals = [new Marshal(page, numbers(8)), new Marshal(other, numbers(9))];
  const end = Date.now() + 780_000;
  while (Date.now() < end && !(await marshals[0]!.over()))
    for (const marshal of marshals) if (!(await marshal.step())) await page.waitForTimeout(15);
  for (const [where, marshal] of [
    [page, marshals[0]!],
    [other, marshals[1]!],
  ] as const)
    await expectEnd(where, marshal, await marshal.over(), 4);
});

test("one click on the first page starts a small game", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "Maelstrom’s Edge" }).click();
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page.locator("svg.free")).toBeVisible();
  await expect(page.locator(".unit.side-own")).toHaveCount(6);
});

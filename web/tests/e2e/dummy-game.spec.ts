// The dummy game in the browser: a hidden hand, a sealed answer, a pool of dice and a measured answer, in a client that
// was built with one line more in its registry.
import { expect, test, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { middle } from "./pointing";
import { Server } from "./server";
import { create, hold, joined, newContext, question, untilAsked } from "./table";
import { answered } from "./wire";

const place = mkdtempSync(join(tmpdir(), "edgewise-dummy-"));
const server = new Server(join(place, "matches.db"), ["-m", "tests.dummy_game.serve"], {
  PYTHONPATH: "../src:..",
  EDGEWISE_TEST_CLIENT: join(place, "client"),
});

// One build and one server for all tests of this file.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  const order = ["build", "--config", "tests/dummy_game/build.ts", "--outDir", join(place, "client")];
  execFileSync("node_modules/.bin/vite", [...order, "--logLevel", "warn"], { stdio: "inherit" });
  await server.start();
});
test.afterAll(() => server.kill());

const acts = (page: Page, kind: string) => page.locator(`.prompt [data-type="${kind}"]`);
const ended = (page: Page) => page.getByRole("link", { name: "See the story" });
const cards = (page: Page) => page.locator(".handrow .slot > .acard");
const points = (page: Page, seat: number) => page.locator(`.points[data-seat="${seat}"]`);
const figure = (page: Page, seat: number) => page.locator(`.walker[data-seat="${seat}"]`);
const standing = async (page: Page, seat: number) => Number(await figure(page, seat).getAttribute("data-at"));

async function sit(page: Page, match: string): Promise<void> {
  await page.goto(`/match/${match}`);
  await page.locator(".board").first().waitFor();
}

const seen = (page: Page) => page.locator("aside, .prompt, .log").allInnerTexts();

// Presses the road so many mils from where a seat stands.
async function press(page: Page, seat: number, mils: number): Promise<void> {
  const [own, other] = [await middle(figure(page, seat)), await middle(figure(page, 1 - seat))];
  const apart = (await standing(page, 1 - seat)) - (await standing(page, seat));
  const x = own.x + ((other.x - own.x) / apart) * mils;
  await page.mouse.click(x, (own.y + other.y) / 2);
  await answered(page);
}

// Answers the question that a page has: any card is bid, and walks and gambles take turns.
async function answer(page: Page, seat: number): Promise<void> {
  switch (await untilAsked(page)) {
    case "bid":
      await cards(page).first().locator("button").click();
      break;
    case "walk":
      return press(page, seat, seat ? -130 : 130);
    default:
      await acts(page, "Gamble").click();
  }
  await answered(page);
}

// Which page is asked, once one is; -1 when it is over.
async function asked(pages: Page[]): Promise<number> {
  for (const page of pages) await answered(page);
  const either = pages.map((page) => askedOrOver(page).first().waitFor());
  await Promise.any(either);
  const found = await Promise.all(pages.map((page) => ended(page).isVisible()));
  if (found.some(Boolean)) return -1;
  return (await question(pages[0]!).getAttribute("data-kind")) ? 0 : 1;
}

const askedOrOver = (page: Page) => page.locator(".prompt h1[data-kind]").or(ended(page));

test("it is played whole against a bot", async ({ browser }) => {
  const page = await (await newContext(browser, server.address)).newPage();
  await page.goto("/");
  await expect(page.getByRole("radio", { name: "A die and two seats" })).toBeVisible();
  const seats = [
    { kind: "me" as const, name: "Ida" },
    { kind: "bot" as const, bot: "random" },
  ];
  const made = await create(page, seats, {}, "dice");
  await hold(page, made.match.match, made.held);
  await sit(page, made.match.match);
  for (;;) {
    await expect(askedOrOver(page)).toBeVisible();
    if (await ended(page).isVisible()) break;
    await answer(page, 0);
  }
  await ended(page).click();
  await expect(page.locator(".crown h1")).toHaveText(/Victory|Defeat/);
  await expect(page.getByRole("img", { name: /^Points: / })).toBeVisible();
  await expect(page.locator(".mini-frame .piece").first()).toBeVisible();
  await page.goto("/");
  await expect(page.locator(".match .board circle")).toHaveCount(2);
  await page.context().close();
});

test("two browsers play it: hands stay hidden, bids are sealed, walks are measured, and a pool is thrown", async ({
  browser,
}) => {
  const page = await (await newContext(browser, server.address)).newPage();
  await page.goto("/");
  const made = await create(page, [{ kind: "me", name: "Ida" }, { kind: "open" }], {}, "dice");
  await hold(page, made.match.match, made.held);
  const other = await joined(browser, made, "Marek", {}, server.address);
  await sit(page, made.match.match);
  const pages = [page, other];

  // Each sees two cards of its own, and nothing of the other's.
  for (const each of pages) await expect(cards(each)).toHaveCount(2);
  const hands = await Promise.all(pages.map((each) => cards(each).allInnerTexts()));
  expect(new Set(hands.flat()).size).toBe(4);
  for (const [seat, each] of pages.entries())
    for (const card of hands[1 - seat]!) expect(await each.content()).not.toContain(card);

  // Who bids first is not told, nor what; both bids are shown together.
  const before = await seen(page);
  await cards(other).first().locator("button").click();
  await answered(other);
  expect(await seen(page)).toEqual(before);
  await page.reload();
  await untilAsked(page);
  expect(await seen(page)).toEqual(before);
  await cards(page).first().locator("button").click();
  for (const each of pages) await expect(each.locator(".log")).toContainText(`${hands[0]![0]} and ${hands[1]![0]}`);
  for (const each of pages) await expect(cards(each)).toHaveCount(1);

  // A place that nobody listed: what is too far is refused with its rule, any other is walked to, and both see it.
  const seat = await asked(pages);
  const [walker, watcher] = [pages[seat]!, pages[1 - seat]!];
  await acts(walker, "Go").click();
  await expect(question(walker)).toHaveAttribute("data-kind", "walk");
  const start = await standing(walker, seat);
  const ahead = seat ? -1 : 1;
  await press(walker, seat, ahead * 1500);
  await expect(walker.getByRole("alert").locator("a.rule")).toHaveText("DI-WLK-1");
  await press(walker, seat, ahead * 130);
  await expect(walker.locator(".prompt h1[data-kind]")).toHaveCount(0);
  const gone = await standing(walker, seat);
  expect(Math.abs((gone - start) * ahead - 130)).toBeLessThan(20);
  await expect(figure(watcher, seat)).toHaveAttribute("data-at", String(gone));

  // A pool of two dice lies on both tables.
  await untilAsked(watcher);
  await acts(watcher, "Gamble").click();
  for (const each of pages) await expect(each.locator(".tray .die")).toHaveCount(2);
  const thrown = await Promise.all(pages.map((each) => each.locator(".tray .die").allInnerTexts()));
  expect(thrown[0]).toEqual(thrown[1]);
  const [first, second] = thrown[0]!.map(Number);
  const worth = first === second ? 0 : Math.max(first!, second!);
  for (const each of pages) await expect(points(each, 1 - seat)).toHaveText(String(worth));

  for (let who = await asked(pages); who >= 0; who = await asked(pages)) await answer(pages[who]!, who);
  for (const each of pages) await expect(ended(each)).toBeVisible();
  for (const each of pages) await each.context().close();
});

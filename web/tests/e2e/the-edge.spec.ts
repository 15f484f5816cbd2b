// The Edge: whole games on the free table by mouse, by keyboard and by touch, between two browsers, and seen by a spectator.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { Edger } from "./edger";
import { numbers } from "./robot";
import { hold, newPage, question, untilAsked } from "./table";

type Wish = { kind: "me" | "open" | "bot"; name?: string; bot?: string };
interface Created {
  match: { match: string };
  held: { seat: number; secret: string }[];
  invitations: { path: string }[];
}
const AT_ONCE = { reactions: "pass-always" };

async function create(page: Page, seats: Wish[], options: Record<string, unknown> = {}): Promise<Created> {
  const answer = await page.request.post("/api/matches", { data: { game: "the-edge", options: { scenario: "first-game", ...options }, seats } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Created;
}
async function againstBot(page: Page, options: Record<string, unknown> = {}, more: Record<string, unknown> = AT_ONCE): Promise<string> {
  const made = await create(page, [{ kind: "me", name: "Ida" }, { kind: "bot", bot: "random" }], options);
  await hold(page, made.match.match, made.held, more);
  await page.goto(`/match/${made.match.match}`);
  await page.locator("svg.free").waitFor();
  return made.match.match;
}

// Plays on until a squad is to be moved.
async function untilAct(edger: Edger): Promise<void> {
  const end = Date.now() + 45_000;
  while (Date.now() < end && !((await edger.kind()) === "act" && (await edger.page.locator(".prompt .linklike").count()))) if (!(await edger.step())) await edger.page.waitForTimeout(30);
}

async function expectAxe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).slice(0, 4).join(" | ")}`)).toEqual([]);
}

async function expectEnd(page: Page, edger: Edger, over: boolean): Promise<void> {
  expect(over, `${edger.faults.join()} still playing after ${edger.answers} gestures: ${await question(page).innerText()}`).toBe(true);
  expect(edger.faults).toEqual([]);
  expect(edger.kinds.size).toBeGreaterThan(4);
  await expect(page.getByRole("link", { name: "See the story" })).toBeVisible();
}

test("a whole game by mouse, then its story and its dice", async ({ page }) => {
  test.setTimeout(300_000);
  await againstBot(page, { scenario: "standard" });
  const edger = new Edger(page, numbers(3));
  await expectEnd(page, edger, await edger.play(260_000));
  expect(edger.drawn).toBeGreaterThan(2);
  await page.getByRole("link", { name: "See the story" }).click();
  await expect(page.locator(".crown h1")).toHaveText(/Victory|Defeat|A draw/);
  await page.getByRole("button", { name: "Verify every roll" }).click();
  await expect(page.getByText(/rolls and draws agree with the seed/)).toBeVisible();
  await expect(page.locator(".mini-frame .base").first()).toBeVisible();
});

test("a whole game by keyboard alone", async ({ page }) => {
  test.setTimeout(300_000);
  await againstBot(page);
  const edger = new Edger(page, numbers(5), "keys");
  await expectEnd(page, edger, await edger.play(260_000));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

  test("a whole game by touch alone", async ({ page }) => {
    test.setTimeout(300_000);
    await againstBot(page);
    const edger = new Edger(page, numbers(6), "touch");
    await page.locator("#tab-hand").tap();
    expect((await page.locator(".phone").boundingBox())!.width).toBe(390);
    await expectEnd(page, edger, await edger.play(260_000));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("the free table passes axe", async ({ page }) => {
    await againstBot(page);
    const edger = new Edger(page, numbers(16), "touch");
    await untilAct(edger);
    await expectAxe(page);
  });
});

test("two browsers play by link; a spectator sees neither hand", async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.goto("/");
  const made = await create(page, [{ kind: "me", name: "Ida" }, { kind: "open" }]);
  await hold(page, made.match.match, made.held, AT_ONCE);
  const other = await newPage(browser);
  await other.goto(made.invitations[0]!.path);
  await other.getByLabel("Your name").fill("Marek");
  await other.getByRole("button", { name: "Sit down" }).click();
  await page.goto(`/match/${made.match.match}`);
  const edgers = [new Edger(page, numbers(8)), new Edger(other, numbers(9))];
  const watcher = await newPage(browser);
  await watcher.goto(`/match/${made.match.match}`);
  const end = Date.now() + 80_000;
  while (Date.now() < end && edgers[0]!.answers + edgers[1]!.answers < 40) for (const edger of edgers) if (!(await edger.step())) await page.waitForTimeout(20);
  await expect(watcher.locator(".base").first()).toBeVisible();
  await expect(watcher.getByText("You are watching; hands stay hidden.")).toBeVisible();
  await expect(watcher.locator(".handrow .acard, .prompt .acts, .base.may")).toHaveCount(0);
  const places = (where: Page) => where.evaluate(() => [...document.querySelectorAll<SVGElement>("[data-model]")].map((e) => e.getAttribute("aria-label")?.replace(/ Enter .*/, "")).sort());
  await expect.poll(async () => JSON.stringify(await places(page)) === JSON.stringify(await places(watcher))).toBe(true);
  await other.getByRole("button", { name: "Menu" }).click();
  await other.getByRole("button", { name: "Concede" }).click();
  await other.getByRole("button", { name: /concedes/ }).click();
  await expect(page.getByRole("link", { name: "See the story" })).toBeVisible();
});

test("bots play a whole game while somebody watches", async ({ page }) => {
  test.setTimeout(240_000);
  const made = await create(page, [{ kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }]);
  await page.goto(`/match/${made.match.match}`);
  await expect(page.locator(".base").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "See the story" })).toBeVisible({ timeout: 220_000 });
});

test("a path that is too long is refused with its rule, and the tape measures", async ({ page }) => {
  await againstBot(page);
  await untilAct(new Edger(page, numbers(12)));
  const mover = (await page.locator(".base.may .disc").first().boundingBox())!;
  await page.mouse.move(mover.x + mover.width / 2, mover.y + mover.height / 2);
  await page.mouse.down();
  await page.mouse.move(mover.x + 30, mover.y - 60, { steps: 4 });
  await expect(page.locator(".free-reach")).toBeVisible();
  await expect(page.locator(".length text").first()).toHaveText(/″$/);
  await page.mouse.move(mover.x + 30, mover.y - 420, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole("alert").locator("a.rule")).toHaveAttribute("href", /ED-/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("t");
  const [a, b] = [(await page.locator(".base .disc").first().boundingBox())!, (await page.locator(".base .disc").last().boundingBox())!];
  await page.mouse.click(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.click(b.x + b.width / 2, b.y + b.height / 2);
  await expect(page.locator(".tape-tag text")).toHaveText(/^\d+\.\d\d″$/);
});

test("a card that cannot be played says what it lacks", async ({ page }) => {
  await againstBot(page);
  await untilAct(new Edger(page, numbers(17)));
  const idle = page.locator(".handrow button.half-act:not(.ready)");
  const count = await idle.count();
  for (let i = 0; i < count; i++) {
    await idle.nth(i).click();
    const alert = page.getByRole("alert");
    await expect(alert.locator("a.rule")).toHaveAttribute("href", /ED-/);
    await expect(alert).not.toContainText("wants other details");
    await page.keyboard.press("Escape");
    await expect(alert).toHaveCount(0);
  }
});

for (const theme of ["dark", "light"]) {
  test(`the free table passes axe in the ${theme} theme`, async ({ page }) => {
    await againstBot(page, {}, { ...AT_ONCE, theme });
    await untilAsked(page);
    await untilAct(new Edger(page, numbers(15)));
    await expectAxe(page);
  });
}

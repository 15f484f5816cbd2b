// The Edge: whole games on the free table by mouse, by keyboard and by touch, between two browsers, and seen by a spectator.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { Inspector } from "./axe";
import { Edger } from "./edger";
import { box, drag, middle, swipe, type At } from "./pointing";
import { numbers } from "./robot";
import * as table from "./table";
import { answered, drawn } from "./wire";
import { hold, joined, newPage, question, untilAsked } from "./table";

const AT_ONCE = { reactions: "pass-always" };
// A table with one crystal: who gathers it ends the match.
const PUDDLE = `
id: puddle
name: {en: Puddle, de: Pfütze, pl: Kałuża}
obstacles: []
pools:
  - {at: [18000, 13000], crystals: 1}
`;
const SHORT = { scenario: "puddle", scenarios: [PUDDLE] };
const PEOPLE = [{ kind: "me", name: "Ida" }, { kind: "open" }] as const;
const create = (
  page: Page,
  seats: readonly Parameters<typeof table.create>[1][number][],
  options: Record<string, unknown> = {},
) => table.create(page, [...seats], options, "the-edge");
const againstBot = (page: Page, options: Record<string, unknown> = {}, more: Record<string, unknown> = AT_ONCE) =>
  table.againstBot(page, options, more, "the-edge");

// Plays on until a squad is to be moved.
async function untilAct(edger: Edger): Promise<void> {
  const linked = edger.page.locator(".prompt .linklike");
  const over = await edger.play(async () => (await edger.kind()) === "act" && (await linked.count()) > 0);
  expect(over).toBe(false);
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

async function expectEnd(page: Page, edger: Edger, over: boolean, kinds = 5): Promise<void> {
  expect(
    over,
    `${edger.faults.join()} still playing after ${edger.answers} gestures: ${await question(page).innerText()}`,
  ).toBe(true);
  expect(edger.faults).toEqual([]);
  expect(edger.kinds.size).toBeGreaterThanOrEqual(kinds);
  await expect(page.getByRole("link", { name: "See the story" })).toBeVisible();
}

test("a whole game by mouse, then its story and its dice", async ({ page }) => {
  test.setTimeout(900_000);
  await againstBot(page, { scenario: "standard" });
  const edger = new Edger(page, numbers(3));
  await expectEnd(page, edger, await edger.play());
  expect(edger.drawn).toBeGreaterThan(2);
  await page.getByRole("link", { name: "See the story" }).click();
  await expect(page.locator(".crown h1")).toHaveText(/Victory|Defeat|A draw/);
  await page.getByRole("button", { name: "Verify every roll" }).click();
  await expect(page.getByText(/rolls and draws agree with the seed/)).toBeVisible();
  await expect(page.locator(".mini-frame .base").first()).toBeVisible();
});

test("a whole game by keyboard alone", async ({ page }) => {
  test.setTimeout(900_000);
  await againstBot(page);
  const edger = new Edger(page, numbers(5), "keys");
  await expectEnd(page, edger, await edger.play());
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

  test("a whole game by touch alone, and axe finds nothing serious in it", async ({ page }) => {
    test.setTimeout(900_000);
    await againstBot(page, SHORT);
    const edger = new Edger(page, numbers(6), "touch");
    await page.locator("#tab-hand").tap();
    expect((await page.locator(".phone").boundingBox())!.width).toBe(390);
    const inspector = new Inspector(page);
    const look = async () => {
      const kind = await edger.kind();
      await inspector.look(kind, kind === "act" ? ".phone" : ".prompt");
      if (kind === "activate" && !inspector.seen.has("menu")) await inspector.tabsAndMenu();
      return false;
    };
    await expectEnd(page, edger, await edger.play(look), 3);
    await inspector.look("over");
    inspector.expectNothing();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test("a squad is carried to the table, one finger pans and two pinch", async ({ page }) => {
    await againstBot(page);
    await expect(question(page)).toHaveAttribute("data-kind", "deploy");
    const card = await middle(waiting(page).first());
    const models = Number(await waiting(page).first().locator(".men").innerText());
    await swipe(page, [card, await zoneAt(page, 0.3, 0.5)]);
    await expect(standing(page)).toHaveCount(models);
    const whole = await box(page);
    const { x, y } = await middle(page.locator("svg.free"));
    await swipe(
      page,
      [
        { x: x - 20, y },
        { x: x - 90, y },
      ],
      [
        { x: x + 20, y },
        { x: x + 90, y },
      ],
    );
    const pinched = await box(page);
    expect(pinched[2]).toBeLessThan(whole[2]! * 0.5);
    await swipe(page, [
      { x, y },
      { x: x + 50, y: y + 30 },
    ]);
    const panned = await box(page);
    expect([panned[0]! < pinched[0]!, panned[1]! < pinched[1]!, panned[2]]).toEqual([true, true, pinched[2]]);
  });
});

test("two browsers play by link to the end; a spectator sees neither hand", async ({ page, browser }) => {
  test.setTimeout(450_000);
  await page.goto("/");
  const made = await create(page, PEOPLE, SHORT);
  await hold(page, made.match.match, made.held, AT_ONCE);
  const other = await joined(browser, made, "Marek", AT_ONCE);
  await page.goto(`/match/${made.match.match}`);
  const edgers = [new Edger(page, numbers(8)), new Edger(other, numbers(9))];
  const play = async (enough: () => Promise<boolean>) => {
    while (!(await enough())) for (const edger of edgers) if (!(await edger.step())) await drawn(page);
  };
  await play(async () => edgers[0]!.answers + edgers[1]!.answers >= 40);
  const watcher = await newPage(browser);
  await watcher.goto(`/match/${made.match.match}`);
  await expect(watcher.locator(".base").first()).toBeVisible();
  await expect(watcher.getByText("You are watching; hands stay hidden.")).toBeVisible();
  await expect(watcher.locator(".handrow .acard, .prompt .acts, .base.may")).toHaveCount(0);
  const places = (where: Page) =>
    where.evaluate(() =>
      [...document.querySelectorAll<SVGElement>("[data-model]")]
        .map((e) => e.getAttribute("aria-label")?.replace(/ Enter .*/, ""))
        .sort(),
    );
  await expect
    .poll(async () => JSON.stringify(await places(page)) === JSON.stringify(await places(watcher)))
    .toBe(true);
  await play(edgers[0]!.over);
  for (const [where, edger] of [
    [page, edgers[0]!],
    [other, edgers[1]!],
  ] as const)
    await expectEnd(where, edger, await edger.over(), 3);
  await expect(watcher.getByRole("link", { name: "See the story" })).toBeVisible();
});

test("two people at one screen never see each other's hand", async ({ page }) => {
  test.setTimeout(540_000);
  await page.goto("/");
  const made = await create(page, [
    { kind: "me", name: "Ida" },
    { kind: "me", name: "Marek" },
  ]);
  await hold(page, made.match.match, made.held, AT_ONCE);
  await page.goto(`/match/${made.match.match}`);
  const edger = new Edger(page, numbers(21));
  const faced = new Set<string>();
  const turn = () =>
    page.evaluate(() =>
      Number(/Turn (\d+)/.exec(document.querySelector(".prompt .where")?.textContent ?? "")?.[1] ?? 0),
    );
  let covers = 0;
  while ((await turn()) < 2 && !(await edger.over())) {
    if (await page.locator(".cover").isVisible()) {
      covers += 1;
      await expect(page.locator(".acard, .board, .squad, .prompt")).toHaveCount(0);
      await page.locator(".cover button").click();
      await expect(page.locator(".cover")).toHaveCount(0);
      await answered(page);
      faced.add((await page.locator(".left .seat").getAttribute("aria-label"))?.split(",")[0] ?? "");
    } else if (!(await edger.step())) await drawn(page);
  }
  expect(await turn()).toBeGreaterThanOrEqual(2);
  expect(covers).toBeGreaterThan(8);
  expect([...faced].sort()).toEqual(["Ida", "Marek"]);
  expect(edger.faults).toEqual([]);
});

test("bots play a whole game while somebody watches", async ({ page }) => {
  test.setTimeout(720_000);
  const made = await create(page, [
    { kind: "bot", bot: "random" },
    { kind: "bot", bot: "random" },
  ]);
  await page.goto(`/match/${made.match.match}`);
  await expect(page.locator(".base").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "See the story" })).toBeVisible({ timeout: 600_000 });
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
  // What lies under the note is measured as well.
  const note = await middle(page.locator(".taping"));
  const under = ({ x, y }: At) =>
    document.elementFromPoint(x, y)?.closest("svg.free, .taping")?.classList.contains("free");
  expect(await page.evaluate(under, note)).toBe(true);
  const [a, b] = [
    (await page.locator(".base .disc").first().boundingBox())!,
    (await page.locator(".base .disc").last().boundingBox())!,
  ];
  await page.mouse.click(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.click(b.x + b.width / 2, b.y + b.height / 2);
  await expect(page.locator(".tape-tag text")).toHaveText(/^\d+(\.\d\d?)?″$/);
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

// Places in the own zone and in the middle of the table.
async function zoneAt(page: Page, x: number, y: number): Promise<At> {
  const zone = (await page.locator(".zone:not(.foe)").boundingBox())!;
  return { x: zone.x + zone.width * x, y: zone.y + zone.height * y };
}
const waiting = (page: Page) => page.locator(".squad.waits:is(.may, .held) .card");
const standing = (page: Page) => page.locator(".base.f-chapter:not(.ghosted)");

test("a squad is carried from its card to the table, and stands where it may", async ({ page }) => {
  await againstBot(page);
  await expect(question(page)).toHaveAttribute("data-kind", "deploy");
  await drag(page, await middle(waiting(page).first()), await middle(page.locator("svg.free")));
  const alert = page.getByRole("alert");
  await expect(alert.locator("a.rule")).toHaveAttribute("href", /ED-SET-9/);
  await expect(standing(page)).toHaveCount(0);
  const models = Number(await waiting(page).first().locator(".men").innerText());
  // On the edge of the zone: it stands a little aside.
  await drag(page, await middle(waiting(page).first()), await zoneAt(page, 0.01, 0.5));
  await expect(alert).toHaveCount(0);
  await expect(standing(page)).toHaveCount(models);
  await expect(page.locator(".ghosted")).toHaveCount(0);
  // Beside the table nothing is put down.
  await expect(question(page)).toHaveAttribute("data-kind", "deploy");
  const from = await middle(waiting(page).first());
  await drag(page, from, { x: from.x + 40, y: from.y + 60 });
  await expect(standing(page)).toHaveCount(models);
});

test("while a way is drawn, lines tell whom the model would see from its end", async ({ page }) => {
  await againstBot(page);
  await untilAct(new Edger(page, numbers(12)));
  const foes = await page.locator(".base.f-demons").count();
  const mover = await middle(page.locator(".base.may .disc").first());
  await page.mouse.move(mover.x, mover.y);
  await page.mouse.down();
  await page.mouse.move(mover.x + 10, mover.y - 40, { steps: 4 });
  await expect(page.locator(".length text").first()).toHaveText(/″$/);
  // Every enemy has its line; one that is blocked ends with a cross, whatever its colour.
  await expect(page.locator(".sight")).toHaveCount(foes);
  // Lines and crosses are of one moment: they follow the pointer.
  const crosses = () =>
    page.evaluate(() => [".block-mark", ".sight.gone"].map((what) => document.querySelectorAll(what).length));
  await expect.poll(async () => new Set(await crosses()).size).toBe(1);
  await page.mouse.up();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator(".sight")).toHaveCount(0);
  await page.keyboard.press("b");
  // Enemies and pools may be live as well; a model of our own is wanted.
  const own = page.locator('.stop:focus[aria-label*="Enter takes it"]');
  await expect(async () => {
    await page.keyboard.press("n");
    expect(await own.count()).toBe(1);
  }).toPass();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await expect(page.locator(".sight")).toHaveCount(foes);
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: "It would see" })).toHaveCount(1);
});

test("the table does not move under the pointer while a question stands", async ({ page }) => {
  await againstBot(page);
  const edger = new Edger(page, numbers(12));
  await untilAct(edger);
  const place = () => page.locator("svg.free").boundingBox();
  const before = await place();
  const mover = await middle(page.locator(".base.may .disc").first());
  await drag(page, mover, { x: mover.x, y: mover.y - 40 });
  // The ways that were offered give room to the one that was drawn.
  await expect(page.locator('.prompt [data-type="Move"]')).toBeVisible();
  await expect(page.locator(".prompt .quick")).toHaveCount(0);
  expect(await place()).toEqual(before);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.locator('.prompt [data-type="Move"]')).toHaveCount(0);
  expect(await place()).toEqual(before);
});

test("the mouse pans and the wheel zooms the free table", async ({ page }) => {
  await againstBot(page);
  const whole = await box(page);
  const { x, y } = await middle(page.locator("svg.free"));
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -500);
  await expect.poll(async () => (await box(page))[2]).toBeLessThan(whole[2]! * 0.7);
  const near = await box(page);
  await drag(page, { x, y: y - 60 }, { x: x + 50, y: y - 20 });
  const panned = await box(page);
  expect([panned[0]! < near[0]!, panned[1]! < near[1]!, panned[2]]).toEqual([true, true, near[2]]);
  await page.getByRole("button", { name: "Show the whole board" }).click();
  await expect.poll(() => box(page)).toEqual(whole);
});

test("who activates a squad goes on at once, and exchanges a card only if that was wanted", async ({ page }) => {
  await againstBot(page, {}, {});
  const edger = new Edger(page, numbers(14));
  const until = async (kind: string, step: () => Promise<unknown>) => {
    while ((await edger.kind()) !== kind) if (!(await step())) await drawn(page);
    await expect(question(page)).toHaveAttribute("data-kind", kind);
  };
  // What the bot plays meanwhile is answered by passing; an exchange is not offered.
  const passing = async () => {
    await expect(page.locator('.prompt [data-type="Exchange"]:enabled')).toHaveCount(0);
    return page.evaluate(() => {
      const pass = document.querySelector<HTMLButtonElement>('.prompt .pass[data-type="Pass"]:enabled');
      pass?.click();
      return pass !== null;
    });
  };
  const hand = () => page.locator(".handrow .slot > .acard .name").allInnerTexts();
  await until("activate", () => edger.step());
  await page.locator(".squad.may .card").first().click();
  await until("act", passing);
  await page.locator('.prompt [data-type="EndActivation"]').click();
  await expect(question(page)).not.toHaveAttribute("data-kind", "act");
  await until("activate", () => edger.step());
  await page.getByRole("button", { name: "Exchange a card first" }).click();
  await page.locator(".squad.may .card").first().click();
  await expect(question(page)).toHaveText("Which card do you give away?");
  const before = await hand();
  await page.locator(".handrow .slot > .acard").first().click();
  await until("act", passing);
  expect(await hand()).toHaveLength(before.length);
  await expect(page.locator(".log")).toContainText(/Ida exchanges/);
});

for (const theme of ["dark", "light"]) {
  test(`the free table passes axe in the ${theme} theme`, async ({ page }) => {
    await againstBot(page, {}, { ...AT_ONCE, theme });
    await untilAsked(page);
    await untilAct(new Edger(page, numbers(15)));
    await expectAxe(page);
  });
}

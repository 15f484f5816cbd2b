// Everybody can play: by keyboard alone, on a phone, in three languages, with a screen reader.
import { expect, test } from "@playwright/test";
import { finger } from "./hands";
import { numbers, Robot } from "./robot";
import { settled } from "./states";
import { againstBot, question, untilAsked } from "./table";
import { answered } from "./wire";

test("single keys: B board, N next place, R turn, M move, P pass, numbers", async ({ page }) => {
  await againstBot(page, { first: 0, countering: 1 });
  const pressed = numbers(4);
  let answers = 0;
  const kinds = new Set<string>();
  while (!(kinds.has("main") && answers > 16)) {
    const kind = await untilAsked(page);
    if (!kind) continue;
    kinds.add(kind);
    const before = await page.locator(".prompt").innerText();
    if (/deploy-model|place-mover|place-model|push-model/.test(kind)) {
      await page.keyboard.press("b");
      for (let i = 0; i < 1 + Math.floor(pressed() * 3); i++) await page.keyboard.press("n");
      if (pressed() < 0.3) await page.keyboard.press("r");
      await page.keyboard.press("Enter");
    } else if (kind === "deploy-squad") {
      await page.locator(".unit.may").first().focus();
      await page.keyboard.press("Enter");
    } else if (kind === "main" && pressed() < 0.8) {
      await page.keyboard.press("b");
      await page.keyboard.press("n");
      await page.keyboard.press("Enter");
    } else if (kind === "choose-movers" || kind === "activation") await page.keyboard.press("m");
    else if (pressed() < 0.6) await page.keyboard.press("1");
    else await page.keyboard.press("p");
    await answered(page);
    if ((await page.locator(".prompt").innerText()) !== before) answers += 1;
  }
  expect([...kinds]).toEqual(expect.arrayContaining(["deploy-squad", "deploy-model", "declare", "main"]));
  expect(answers).toBeGreaterThan(12);
});

test("the board speaks: Spaces, who stands there, what may be done", async ({ page }) => {
  await againstBot(page, { first: 0, countering: 1 });
  await untilAsked(page);
  await page.locator(".unit.may").first().click();
  await expect(question(page)).toHaveAttribute("data-kind", "deploy-model");
  await expect(page.getByRole("grid", { name: /^Board/ })).toBeVisible();
  await expect(page.locator('[data-space="2,1"]')).toHaveAttribute("aria-label", /c2\. Crystal Source, not Controlled/);
  await expect(page.locator('[data-space="0,0"]')).toHaveAttribute("aria-label", /^a1\. empty\. (You may|\d+ choices)/);
});

test("who listens hears the question, and every line once", async ({ page }) => {
  await page.addInitScript(() => {
    const heard: string[] = ((window as unknown as { heard: string[] }).heard = []);
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const added of change.addedNodes)
          if ((change.target as Element).getAttribute?.("role") === "log" && added instanceof HTMLElement)
            heard.push(added.innerText);
    }).observe(document, { subtree: true, childList: true });
  });
  await againstBot(page, { first: 0, countering: 1 });
  await untilAsked(page);
  await expect(page.locator("[data-told]")).toHaveText((await question(page).innerText()).trim());
  const before = await page.locator(".log li").count();
  await page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  const robot = new Robot(page, numbers(7));
  for (let i = 0; i < 12; i++) {
    await untilAsked(page);
    await robot.step();
  }
  await untilAsked(page);
  await expect
    .poll(
      async () =>
        (await page.evaluate(() => (window as unknown as { heard: string[] }).heard.length)) -
        (await page.locator(".log li").count()) +
        before,
    )
    .toBe(0);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard.length).toBeGreaterThan(5);
  expect(heard.join("\n")).not.toContain("---");
});

test("cards and Squads that may be chosen say so, and their numbers have names", async ({ page }) => {
  await againstBot(page, {}, {}, "the-edge");
  await untilAsked(page);
  await expect(page.locator(".left .squad.may .card").first()).toHaveAccessibleName(
    /Attack \+\d.* Movement \d+″.*, can be chosen$/,
  );
});

test.describe("in the window of a small laptop", () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  for (const game of ["dawnfall", "the-edge"] as const) {
    test(`the whole table is in sight, and no answer is cut off: ${game}`, async ({ page }) => {
      await againstBot(page, game === "dawnfall" ? { first: 0 } : {}, {}, game);
      await untilAsked(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(657);
      const cut = await page.locator(".prompt .body").evaluate((body) => body.scrollHeight - body.clientHeight);
      expect(cut).toBeLessThanOrEqual(1);
      await expect(page.locator(".prompt .tools a")).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

  test("the table fits, its targets are large enough, and taps play", async ({ page }) => {
    await againstBot(page, { first: 0, countering: 1 });
    await untilAsked(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const field = await page.locator(".field").boundingBox();
    expect(field!.height).toBeGreaterThan(844 / 3.2);
    await page.locator(".unit.may").last().tap();
    await expect(question(page)).toHaveAttribute("data-kind", "deploy-model");
    const free = page.locator('[data-hex="6,0,0"]');
    await free.tap();
    await expect(page.locator(".ghost")).toHaveCount(1);
    for (const button of await page.locator(".prompt button:visible, .tabs button:visible, .zoom button:visible").all())
      expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(43.5);
    await page.getByRole("button", { name: "Place here" }).tap();
    await expect(page.locator(".piece:not(.ghost)").first()).toBeVisible();
    // A board that is seen as a whole has nothing over its pieces but the way nearer.
    await expect(page.getByRole("button", { name: "Zoom out" })).toHaveCount(0);
    await page.getByRole("button", { name: "Zoom in" }).tap();
    await expect(page.getByRole("button", { name: "Zoom out" })).toBeVisible();
    await expect(page.locator(".mini-window")).toBeVisible();
    await page.getByRole("button", { name: "Show the whole board" }).tap();
    const robot = new Robot(page, numbers(21), { hand: finger, eager: 0.4 });
    const heights = new Set<number>();
    const wider = new Set<number>();
    const look = async () => {
      heights.add(Math.round((await page.locator(".field").boundingBox())!.height));
      for (const more of await page
        .locator(".prompt .body")
        .evaluateAll((bodies) => bodies.map((e) => e.scrollWidth - e.clientWidth)))
        wider.add(more);
    };
    await robot.play(look, 40);
    expect([...heights], "the board stays where it is, whatever is asked").toHaveLength(1);
    expect([...wider], "no question is wider than the screen").toEqual([0]);
    expect(robot.seen.answers).toBeGreaterThan(5);
    await page.getByRole("tab", { name: "Log" }).tap();
    await expect(page.locator(".log li").first()).toBeVisible();
    await page.getByRole("tab", { name: "Squads", exact: true }).tap();
    await expect(page.locator(".pane .squad").first()).toBeVisible();
  });

  test("the chapters of the rules lie side by side, the one that is read in sight", async ({ page }) => {
    await page.goto("/rules/DF-COM-8");
    await page.locator(".toc a").nth(20).waitFor();
    const boxes = await page
      .locator(".toc a")
      .evaluateAll((links) => links.map((e) => e.getBoundingClientRect()).map((b) => [b.left, b.right] as const));
    for (const [i, [left]] of boxes.entries()) if (i) expect(left).toBeGreaterThanOrEqual(boxes[i - 1]![1]);
    await expect.poll(async () => (await page.locator(".toc [aria-current]").boundingBox())!.x).toBeLessThan(390);
  });

  for (const path of ["/", "/new", "/decks", "/decks/the-edge", "/rules/DF-COM-8", "/replays"]) {
    test(`the page ${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});

test("three languages, changed in place at the table", async ({ page }) => {
  await againstBot(page, { first: 0, countering: 1 });
  await untilAsked(page);
  await expect(question(page)).toHaveText("Which Squad is deployed?");
  for (const [language, ask, name] of [
    ["de", "Welcher Trupp wird aufgestellt?", /Engel des Todes/],
    ["pl", "Który oddział wystawiasz?", /Anioł Śmierci/],
    ["en", "Which Squad is deployed?", /Angel of Death/],
  ] as const) {
    await page.locator(".menu").click();
    await page.locator("dialog select").first().selectOption(language);
    await page.keyboard.press("Escape");
    await expect(question(page)).toHaveText(ask);
    await expect(page.getByText({ de: "Zufall", pl: "Losowy", en: "Random" }[language]).first()).toBeVisible();
    await expect(page.locator(".unit").filter({ hasText: name }).first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
});

for (const [language, title, moving] of [
  ["de", "Neue Partie", "Bewegen"],
  ["pl", "Nowa rozgrywka", "Ruch"],
] as const) {
  test(`the pages speak ${language}`, async ({ page }) => {
    await page.addInitScript((code) => localStorage.setItem("edgewise", JSON.stringify({ language: code })), language);
    await page.goto("/new");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    for (const path of ["/", "/new", "/decks", "/rules", "/replays"]) {
      await page.goto(path);
      await page.locator("main h1, main h2").first().waitFor();
      expect(await page.locator("body").innerText()).not.toMatch(/\bweb-[a-z]/);
    }
    await page.goto("/rules/DF-MOV-3");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(moving);
  });
}

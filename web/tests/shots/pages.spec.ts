import { mkdirSync, writeFileSync } from "node:fs";
import { test, type Page } from "@playwright/test";
import { Edger } from "../e2e/edger";
import { numbers, Robot } from "../e2e/robot";
import { still } from "../e2e/states";
import { reduced } from "./palette";
import { againstBot, create, hold } from "../e2e/table";
import { answered } from "../e2e/wire";

const folder = "../docs/web";
async function shot(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.png`, reduced(await page.screenshot()));
}

// Plays on until a question of this kind is on the table after this turn.
const until = (page: Page, robot: Robot, kinds: RegExp, turn: number): Promise<boolean> =>
  robot.until(async (now) => {
    const number = Number(/Turn (\d+)/.exec((await page.locator(".turnline b").nth(1).textContent()) ?? "")?.[1] ?? 0);
    if (kinds.test(now.kind) && number >= turn && (now.places.length || now.pieces.length)) return true;
    const fight = page.locator('.prompt button[data-type="StartCombat"]');
    if (now.kind === "activation" && (await fight.count())) {
      await fight.click().catch(() => undefined);
      await answered(page);
    }
    return false;
  });

test("table, odds, home, story", async ({ page }) => {
  const match = await againstBot(page, { first: 0, countering: 1, vp_half: 10 });
  const robot = new Robot(page, numbers(2));
  await until(page, robot, /^(choose-fight|place-mover)$/, 7);
  await shot(page, "table");
  await page.evaluate(() => (document.documentElement.dataset.theme = "light"));
  await shot(page, "table-light");
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.mouse.move(5, 5);
  await still(page);
  await shot(page, "phone");
  await page.setViewportSize({ width: 1440, height: 900 });
  if (await until(page, robot, /^choose-fight$/, 1)) {
    const box = await page.locator(".piece.aim .face").first().boundingBox();
    if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page
      .locator(".tip.odds")
      .waitFor({ timeout: 8000 })
      .catch(() => undefined);
    await shot(page, "odds");
  }
  await page.goto("/");
  await page.locator(".match").first().waitFor();
  await still(page);
  await shot(page, "home");
  await page.goto(`/match/${match}`);
  await page.locator(".board").first().waitFor();
  if (!(await robot.play(undefined, 400))) {
    await page.getByRole("button", { name: "Menu" }).first().click();
    await page.getByRole("button", { name: "Concede" }).click();
    await page.getByRole("button", { name: /concedes/ }).click();
    await page.getByRole("link", { name: "See the story" }).waitFor();
  }
  await page.goto(`/replay/${match}`);
  await page
    .locator(".mini-frame .piece")
    .first()
    .waitFor({ timeout: 20_000 })
    .catch(() => undefined);
  await shot(page, "story");
});

test("deployment, deck, rules", async ({ page }) => {
  await page.goto("/");
  const made = await create(
    page,
    [
      { kind: "me", name: "Ida" },
      { kind: "bot", bot: "random" },
    ],
    { first: 0, countering: 0 },
  );
  await hold(page, made.match.match, made.held);
  await page.goto(`/match/${made.match.match}`);
  await page.locator(".unit.may").first().waitFor();
  const robot = new Robot(page, numbers(15));
  await robot.until(async () => (await page.locator(".unit.done").count()) >= 2);
  const pilgrims = page.locator(".unit.may").last();
  await pilgrims.waitFor();
  await pilgrims.click();
  await page.locator('.prompt h1[data-kind="deploy-model"]').waitFor();
  const free = page.locator('[data-hex="5,5,0"]');
  await free.hover({ force: true });
  await shot(page, "deployment");
  await page.goto("/decks");
  await page.locator(".law .icon-check").waitFor();
  await shot(page, "deck");
  await page.goto("/rules/DF-COM-8");
  await still(page);
  await shot(page, "rules");
});

test("the free table of The Edge", async ({ page }) => {
  const wish = {
    game: "the-edge",
    options: { scenario: "first-game", terrain_modifiers: true },
    seats: [
      { kind: "me", name: "Ida" },
      { kind: "bot", bot: "random" },
    ],
  };
  const made = (await (await page.request.post("/api/matches", { data: wish })).json()) as {
    match: { match: string };
    held: { seat: number; secret: string }[];
  };
  await hold(page, made.match.match, made.held, { reactions: "pass-always" });
  await page.goto(`/match/${made.match.match}`);
  await page.locator("svg.free").waitFor();
  const edger = new Edger(page, numbers(21));
  const later = () =>
    page
      .locator(".prompt .where")
      .innerText()
      .then((text) => /Turn [3-9]/.test(text))
      .catch(() => false);
  await edger.play(
    async () =>
      (await edger.kind()) === "act" && (await later()) && (await page.locator(".prompt .linklike").count()) > 0,
  );
  const [x, y] = await page
    .locator(".base.may .disc")
    .first()
    .boundingBox()
    .then((box) => [box!.x + box!.width / 2, box!.y + box!.height / 2] as const);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 40, { steps: 4 });
  await page.mouse.move(x + 34, y - 76, { steps: 4 });
  await page
    .locator(".free-reach")
    .waitFor({ timeout: 5000 })
    .catch(() => undefined);
  await still(page);
  await shot(page, "the-edge");
  await page.mouse.up();
  await page.setViewportSize({ width: 390, height: 844 });
  await still(page);
  await shot(page, "the-edge-phone");
});

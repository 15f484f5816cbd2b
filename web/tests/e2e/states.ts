// A walk through every page and every state of the table, for those who look at all of them.
import type { Page } from "@playwright/test";
import { numbers, Robot } from "./robot";
import { againstBot, create, hold, untilAsked } from "./table";

export type Visit = (name: string, part?: string) => Promise<void>;

// A page with everything that it fetches, in its own letters, and nothing that still moves.
export async function settled(page: Page): Promise<void> {
  await page.locator("main h1, main h2").first().waitFor();
  await page.waitForLoadState("networkidle");
  await still(page);
}

// Until nothing moves any more.
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((each) => each.finished));
  });

export async function pages(page: Page, visit: Visit): Promise<void> {
  for (const [name, path] of [
    ["home", "/"],
    ["new", "/new"],
    ["decks", "/decks"],
    ["decks-the-edge", "/decks/the-edge"],
    ["replays", "/replays"],
    ["rules-dawnfall", "/rules/dawnfall/DF-SAC-1"],
    ["rules-the-edge", "/rules/the-edge/ED-MOV-4"],
  ] as const) {
    await page.goto(path);
    await settled(page);
    if (name === "new") await page.getByRole("button", { name: "Optional rules" }).click();
    if (name === "decks") await page.getByRole("button", { name: "Purge Doctor", exact: true }).click();
    await visit(name);
  }
  await page.keyboard.press("/");
  await page.keyboard.type("crystal pool");
  await visit("rules-search");
  await page.goto("/new");
  await settled(page);
  await page.getByRole("button", { name: /Settings/ }).click();
  await visit("settings", "dialog");
  await page.goto("/match/nowhere00000");
  await page.locator("main h1").waitFor();
  await visit("lost");
}

export async function people(page: Page, visit: Visit): Promise<void> {
  await page.goto("/");
  const made = await create(page, [{ kind: "me", name: "Ida" }, { kind: "open" }]);
  await hold(page, made.match.match, made.held);
  await page.goto(`/match/${made.match.match}`);
  await settled(page);
  await visit("lobby");
  await page.goto(made.invitations[0]!.path);
  await settled(page);
  await visit("join");
  const screen = await create(
    page,
    [
      { kind: "me", name: "Ida" },
      { kind: "me", name: "Marek" },
    ],
    { first: 0, countering: 0 },
  );
  await hold(page, screen.match.match, screen.held);
  await page.goto(`/match/${screen.match.match}`);
  await page.locator('.cover button[aria-disabled="false"]').waitFor();
  await visit("cover");
}

export async function setup(page: Page, visit: Visit): Promise<void> {
  await page.goto("/");
  const made = await create(
    page,
    [
      { kind: "me", name: "Ida" },
      { kind: "bot", bot: "random" },
    ],
    { layout: "free", players: [], first: 0, countering: 1 },
  );
  await hold(page, made.match.match, made.held);
  await page.goto(`/match/${made.match.match}`);
  await page.getByRole("button", { name: "Play Demons" }).waitFor();
  await visit("setup-faction");
  await page.getByRole("button", { name: "Play Demons" }).click();
  await page.getByRole("button", { name: "Field these Squads" }).and(page.locator(":enabled")).waitFor();
  await visit("setup-squads");
  await page.getByRole("button", { name: "Field these Squads" }).click();
  await page.getByRole("button", { name: "Take this deck" }).and(page.locator(":enabled")).waitFor();
  await visit("setup-deck");
  await page.getByRole("button", { name: "Take this deck" }).click();
  await page.locator('.prompt h1[data-kind^="place-"]').waitFor();
  await visit("setup-places");
}

// From deployment to the end.
export async function match(page: Page, visit: Visit, seed = 31): Promise<void> {
  const id = await againstBot(page, { first: 0, countering: 1, vp_half: 5 });
  await untilAsked(page);
  await visit("deploy-squad");
  const robot = new Robot(page, numbers(seed), { eager: 0.9 });
  const asked = (kind: string) => robot.until((now) => now.kind === kind);
  if (await asked("deploy-model")) {
    const source = (await page.locator(".source").first().boundingBox())!;
    await page.mouse.click(source.x + source.width / 2, source.y + source.height * 0.75);
    await page.getByRole("alert").waitFor();
    await visit("refused", ".tip");
    await page.keyboard.press("Escape");
  }
  await asked("main");
  await visit("main");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Tell me more" }).click();
  await page.locator(".prompt .hint").waitFor();
  await visit("hint", ".prompt");
  if (await asked("place-mover")) await visit("move", ".prompt");
  const enough = robot.seen.answers + 80;
  const dice = page.locator(".dicebtn");
  await robot.until(async () => (await dice.count()) > 0 || robot.seen.answers > enough);
  if (await dice.count()) await visit("dice", ".prompt");
  if (!(await robot.look()).over) {
    await page.getByRole("button", { name: "Menu" }).first().click();
    await visit("menu", "dialog");
    await page.getByRole("button", { name: "Concede" }).click();
    await page.getByRole("button", { name: /concedes/ }).click();
  }
  await page.getByRole("link", { name: "See the story" }).waitFor();
  await visit("over", ".prompt");
  await page.goto(`/replay/${id}`);
  await page.locator(".mini-frame .piece").first().waitFor();
  await visit("story");
  await page.getByRole("button", { name: "Board", exact: true }).click();
  await visit("replay-board");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await visit("play-on", "dialog");
  await page.goto("/");
  await page.locator(".match").first().waitFor();
  await visit("home-matches");
}

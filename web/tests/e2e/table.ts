// What several tests need: making matches, sitting down, and reading the table.
import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { listen } from "./wire";

export const STARTERS = [
  { faction: "chapter", squads: "preset", deck: "preset" },
  { faction: "demons", squads: "preset", deck: "preset" },
];
type Wish = { kind: "me" | "open" | "bot"; name?: string; bot?: string };
interface Created {
  match: { match: string };
  held: { seat: number; secret: string }[];
  invitations: { path: string }[];
}

const USUAL = {
  dawnfall: { layout: "first-game", vp_half: 5, players: STARTERS },
  "the-edge": { scenario: "first-game" },
  maelstrom: { table: "relay-outpost", mission: "groundfahll" },
  dice: {},
};
type Game = keyof typeof USUAL;

export async function create(
  page: Page,
  seats: Wish[],
  options: Record<string, unknown> = {},
  game: Game = "dawnfall",
): Promise<Created> {
  const answer = await page.request.post("/api/matches", {
    data: { game, options: { ...USUAL[game], ...options }, seats },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Created;
}

// Puts the secrets of seats into a browser, as if the match had been made there.
export async function hold(
  page: Page,
  match: string,
  held: Created["held"],
  more: Record<string, unknown> = {},
): Promise<void> {
  listen(page);
  await page.addInitScript(
    ([id, seats, wanted]) => {
      const kept = JSON.parse(localStorage.getItem("edgewise") ?? "{}") as { seats?: { match: string }[] };
      if (kept.seats?.some((s) => s.match === id)) return;
      const mine = (seats as { seat: number; secret: string }[]).map((s) => ({ match: id, ...s }));
      localStorage.setItem(
        "edgewise",
        JSON.stringify({ language: "en", name: "Ida", ...kept, ...wanted, seats: [...(kept.seats ?? []), ...mine] }),
      );
    },
    [match, held, more] as const,
  );
}

// The table of a match with everything on it: the texts of its content come by themselves, and move what stands beside them.
async function sit(page: Page, match: string): Promise<void> {
  const content = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith(`/matches/${match}/content`),
  );
  await page.goto(`/match/${match}`);
  await (await content).finished();
  await page.locator(".board").first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

// A match against the random bot, with this page at the first seat.
export async function againstBot(
  page: Page,
  options: Record<string, unknown> = {},
  more: Record<string, unknown> = {},
  game: Game = "dawnfall",
): Promise<string> {
  const made = await create(
    page,
    [
      { kind: "me", name: "Ida" },
      { kind: "bot", bot: "random" },
    ],
    options,
    game,
  );
  await hold(page, made.match.match, made.held, more);
  await sit(page, made.match.match);
  return made.match.match;
}

type Kept = Awaited<ReturnType<BrowserContext["storageState"]>>;

// Another browser: its own storage, or that of one that was closed.
export async function newContext(browser: Browser, baseURL?: string, storageState?: Kept): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    locale: "en-GB",
    ...(baseURL ? { baseURL } : {}),
    ...(storageState ? { storageState } : {}),
  });
  context.on("page", listen);
  return context;
}

// A second person, who comes by the link of an invitation.
export async function joined(
  browser: Browser,
  made: Created,
  name: string,
  more: Record<string, unknown> = {},
  baseURL?: string,
): Promise<Page> {
  const page = await newPage(browser, baseURL);
  await page.addInitScript(
    (wanted) =>
      localStorage.getItem("edgewise") ??
      localStorage.setItem("edgewise", JSON.stringify({ language: "en", ...wanted })),
    more,
  );
  await page.goto(made.invitations[0]!.path);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
  return page;
}

export const newPage = async (browser: Browser, baseURL?: string): Promise<Page> =>
  listen(await (await newContext(browser, baseURL)).newPage());

export const question = (page: Page) => page.locator(".prompt h1");
export const questionKind = async (page: Page): Promise<string> =>
  (await question(page).getAttribute("data-kind")) ?? "";

export async function untilAsked(page: Page): Promise<string> {
  await expect(page.locator(".prompt h1[data-kind]")).toBeVisible();
  return questionKind(page);
}

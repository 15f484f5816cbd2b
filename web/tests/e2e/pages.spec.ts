import { expect, test } from "@playwright/test";
import { create, hold } from "./table";
import { answered } from "./wire";

test("a group of choices is one stop of the Tab key, and arrows choose in it", async ({ page }) => {
  await page.goto("/new");
  const recruit = page.getByRole("radio", { name: /^Recruit/ });
  const opponents = page.getByRole("radiogroup", { name: "Opponent" }).getByRole("radio");
  await expect(recruit).toBeChecked();
  await opponents.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(opponents.nth(1)).toBeFocused();
  await expect(opponents.nth(1)).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Tab");
  await expect(recruit).toBeFocused();
});

test("a rule is found by words and by its link", async ({ page }) => {
  await page.goto("/rules/DF-COM-8");
  await expect(page.locator("#DF-COM-8")).toHaveClass(/mark/);
  await page.goto("/rules/the-edge/ED-WIN-2");
  await expect(page.locator("#ED-WIN-2")).toHaveClass(/mark/);
  await page.getByRole("link", { name: "Dawnfall", exact: true }).click();
  await expect(page).toHaveURL(/\/rules\/dawnfall$/);
  await page.keyboard.press("/");
  await page.keyboard.type("initiative tie");
  await expect(page.locator("#DF-COM-8 h3")).toContainText("Initiative tie");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\d+ rules?/);
});

test("a deck says why it is not legal, is saved, and is played with", async ({ page }) => {
  await page.goto("/decks");
  await expect(page.getByText("This list is legal")).toBeVisible();
  await page.getByRole("button", { name: "One Trap less" }).click();
  await expect(page.locator(".law .icon-warn")).toBeVisible();
  await expect(page.locator(".law a.rule")).toHaveAttribute("href", /DF-SET/);
  await expect(page.getByRole("button", { name: "Not legal yet" })).toBeDisabled();
  await page.getByRole("button", { name: "One Leap more" }).click();
  await expect(page.getByText("This list is legal")).toBeVisible();
  await page.getByLabel("Name of the list").fill("Vow of Ash");
  await page.getByRole("button", { name: "Play with it" }).click();
  await expect(page).toHaveURL(/\/new\?deck=/);
  await expect(page.getByLabel("Your army")).toHaveValue(/^deck:/);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator(".board").first()).toBeVisible();
});

test("an army of The Edge is looked at, and led into a match", async ({ page }) => {
  await page.goto("/decks");
  const games = page.getByRole("navigation", { name: "Games" });
  await expect(games.getByRole("link", { name: "Dawnfall" })).toHaveAttribute("aria-current", "page");
  await games.getByRole("link", { name: "The Edge" }).press("Enter");
  await expect(page).toHaveURL(/\/decks\/the-edge$/);
  await page.getByRole("button", { name: "Demons" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Demons");
  await expect(page.getByText("This list is legal")).toBeVisible();
  await expect(page.locator(".deck h2")).toHaveText(/30\/30/);
  const squad = page.getByRole("article", { name: "Son of Khyber" }).first();
  await expect(squad).toContainText(/Models \d+, shields \d+/);
  await expect(squad.locator(".numbers").first()).toContainText(/\+\d/);
  await expect(page.locator(".pool .acard .words").first()).not.toBeEmpty();
  await page.getByRole("button", { name: "Lead this army" }).click();
  await expect(page).toHaveURL(/\/new\?game=the-edge&army=demons/);
  await expect(page.getByLabel("Your army")).toHaveValue("starter:demons");
});

test("a card says how it is read", async ({ page }) => {
  await page.goto("/decks/chapter");
  const note = page.getByText("nobody Counterattacks");
  await expect(note).toBeHidden();
  await page.getByLabel("Ruling on Fake Death").press("Enter");
  await expect(note).toBeVisible();
});

test("the whole set-up at the table: faction, Squads, deck, Shrine, Sources", async ({ page }) => {
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
  await page.getByRole("button", { name: "Play Demons" }).click();
  await expect(page.getByRole("button", { name: "Field these Squads" })).toBeEnabled();
  await page.locator(".pick.on").first().click();
  await expect(page.locator(".law .icon-warn")).toBeVisible();
  await expect(page.getByRole("button", { name: "Field these Squads" })).toBeDisabled();
  await page.locator(".pick:not(.on)").first().click();
  await page.getByRole("button", { name: "Field these Squads" }).click();
  await expect(page.getByRole("button", { name: "Take this deck" })).toBeEnabled();
  await page.getByRole("button", { name: "Take this deck" }).click();
  await expect(
    page.locator('.prompt h1[data-kind="place-shrine"], .prompt h1[data-kind="place-source"]'),
  ).toBeVisible();
  for (let i = 0; i < 6; i++) {
    // The other side places too; what comes next is waited for.
    await expect(page.locator(".reach-dot, .unit.may").first()).toBeVisible();
    if (await page.locator(".unit.may").count()) break;
    const before = await page.locator(".source, .shrine").count();
    await page.locator(".reach-dot").nth(3).click({ force: true });
    await answered(page);
    await expect.poll(() => page.locator(".source, .shrine").count()).toBeGreaterThan(before);
  }
  await expect(page.locator(".unit.may").first()).toBeVisible();
});

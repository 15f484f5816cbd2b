import { expect, test } from "@playwright/test";
import { numbers, Robot } from "./robot";
import { againstBot, create, hold, newPage, question, questionKind, untilAsked } from "./table";

test("one click from the first page to the first question", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(page).toHaveURL(/\/match\//);
  await untilAsked(page);
  await page.goto("/");
  await expect(page.locator(".match")).toHaveCount(1);
});

test("conceding ends the match for both, and a rematch brings both to the next", async ({ page, browser }) => {
  await page.goto("/");
  const made = await create(page, [{ kind: "me", name: "Ida" }, { kind: "open" }], { first: 0, countering: 0 });
  await hold(page, made.match.match, made.held);
  const other = await newPage(browser);
  await other.goto(made.invitations[0]!.path);
  await other.getByLabel("Your name").fill("Marek");
  await other.getByRole("button", { name: "Sit down" }).click();
  await page.goto(`/match/${made.match.match}`);
  await other.getByRole("button", { name: "Menu" }).click();
  await other.getByRole("button", { name: "Concede" }).click();
  await other.getByRole("button", { name: /concedes/ }).click();
  await expect(page.getByRole("link", { name: "See the story" })).toBeVisible();
  await expect(other.getByRole("link", { name: "See the story" })).toBeVisible();
  const before = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await other.getByRole("button", { name: "Rematch" }).click();
  await expect(page).not.toHaveURL(before);
  await other.context().close();
});

test("two people at one screen never see each other's hand", async ({ page }) => {
  test.setTimeout(360_000);
  await page.goto("/");
  const made = await create(
    page,
    [
      { kind: "me", name: "Ida" },
      { kind: "me", name: "Marek" },
    ],
    { first: 0, countering: 0 },
  );
  await hold(page, made.match.match, made.held);
  await page.goto(`/match/${made.match.match}`);
  const robot = new Robot(page, numbers(8), { eager: 0.3 });
  for (let covers = 0; covers < 8; covers++) {
    expect(await robot.until(({ cover }) => cover)).toBe(true);
    await expect(page.locator(".acard, .board, .squad")).toHaveCount(0);
    await page.locator(".cover button").click();
    await expect(page.locator(".cover")).toHaveCount(0);
  }
});

test("a reload and a lost connection in the middle of a decision change nothing", async ({ page, context }) => {
  await againstBot(page, { first: 0, countering: 0 });
  const robot = new Robot(page, numbers(9));
  await robot.play(undefined, 12);
  await untilAsked(page);
  await page.keyboard.press("Escape");
  const [kind, words, pieces] = [
    await questionKind(page),
    await question(page).innerText(),
    await page.locator(".piece:not(.ghost)").count(),
  ];
  await page.reload();
  await untilAsked(page);
  expect([
    await questionKind(page),
    await question(page).innerText(),
    await page.locator(".piece:not(.ghost)").count(),
  ]).toEqual([kind, words, pieces]);
  await context.setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await context.setOffline(false);
  await untilAsked(page);
  expect(await questionKind(page)).toBe(kind);
  expect(await robot.step()).toBe(true);
});

test("a spectator sees the table, but no hand and no question", async ({ page, browser }) => {
  const match = await againstBot(page, { first: 0, countering: 0 });
  const robot = new Robot(page, numbers(12));
  await robot.until(async () => (await page.locator(".handrow .acard").count()) > 0);
  await expect(page.locator(".handrow .acard").first()).toBeVisible();
  const watcher = await newPage(browser);
  await watcher.goto(`/match/${match}`);
  await expect(watcher.locator(".board .piece").first()).toBeVisible();
  await expect(watcher.getByText("You are watching; hands stay hidden.")).toBeVisible();
  await expect(watcher.locator(".handrow .acard, .prompt .acts, .reach, .may-ring")).toHaveCount(0);
  await watcher.context().close();
});

test("a gesture that the rules forbid is answered with the reason and the rule", async ({ page }) => {
  await againstBot(page, { first: 0, countering: 1 });
  await untilAsked(page);
  await page.locator(".unit.may").first().click();
  await expect(question(page)).toHaveAttribute("data-kind", "deploy-model");
  const source = await page.locator(".source").first().boundingBox();
  await page.mouse.click(source!.x + source!.width / 2, source!.y + source!.height * 0.75);
  const alert = page.getByRole("alert");
  await expect(alert).toBeVisible();
  await expect(alert.locator("a.rule")).toHaveAttribute("href", /\/rules\/dawnfall\/DF-/);
  await page.keyboard.press("Escape");
  await expect(alert).toHaveCount(0);
});

test("undo takes back a placement", async ({ page }) => {
  await againstBot(page, { first: 0, countering: 1 });
  await untilAsked(page);
  await page.locator(".unit.may").first().click();
  await expect(question(page)).toHaveAttribute("data-kind", "deploy-model");
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(question(page)).toHaveAttribute("data-kind", "deploy-squad");
});

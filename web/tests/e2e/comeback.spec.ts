// A whole game between two browsers that both lose their way once.
import { expect, test, type Page } from "@playwright/test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { numbers, playTogether, Robot } from "./robot";
import { Server } from "./server";
import { newContext, question, untilAsked } from "./table";
import { answered } from "./wire";

const WISH = "BuyVP";

// The page that is asked, once nothing is on its way any more: then it is exactly one.
async function whoIsAsked(...pages: Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) await answered(page);
    const asked = await Promise.all(pages.map((page) => page.locator(".prompt h1[data-kind]").count()));
    const [first, more] = pages.filter((_, i) => asked[i]);
    if (first && !more) return first;
  }
}

test("two browsers play a whole game by link; one is closed and comes back, the server is killed and comes back", async ({
  browser,
}) => {
  test.setTimeout(1_500_000);
  const server = new Server(join(mkdtempSync(join(tmpdir(), "edgewise-killed-")), "matches.db"));
  await server.start();
  try {
    const page = await (await newContext(browser, server.address)).newPage();
    await page.goto("/new");
    await page.getByRole("radio", { name: /A friend online/ }).click();
    await page.getByRole("button", { name: "Optional rules" }).click();
    await page.getByLabel("Length of the Victory Points track").fill("5");
    await page.getByLabel("Buying VP").check();
    await page.getByRole("button", { name: "Make the invitation" }).click();
    const link = await page.getByLabel("Invitation to seat 2").inputValue();

    let context = await newContext(browser, server.address);
    let other = await context.newPage();
    await other.goto(new URL(link).pathname);
    await other.getByLabel("Your name").fill("Marek");
    await other.getByRole("button", { name: "Sit down" }).click();
    await page.locator(".board").first().waitFor();
    await expect(page.getByRole("heading", { name: /Marek/ }).first()).toBeVisible();

    const here = new Robot(page, numbers(5), { wish: WISH });
    let there = new Robot(other, numbers(6), { wish: WISH });
    const answers = () => here.seen.answers + there.seen.answers;
    await playTogether([here, there], () => answers() > 30);

    // The second browser goes away in the middle of its decision, and comes back from nothing but what it keeps.
    while ((await whoIsAsked(page, other)) !== other) await here.step();
    const [asked, standing] = [await question(other).innerText(), await other.locator(".piece:not(.ghost)").count()];
    const kept = await context.storageState();
    await context.close();
    await expect(page.getByText(/Marek is not connected/)).toBeVisible();
    context = await newContext(browser, server.address, kept);
    other = await context.newPage();
    await other.goto("/");
    await other.locator(".match").first().click();
    await untilAsked(other);
    expect([await question(other).innerText(), await other.locator(".piece:not(.ghost)").count()]).toEqual([
      asked,
      standing,
    ]);
    await expect(page.getByText(/Marek is not connected/)).toHaveCount(0);
    there = new Robot(other, numbers(7), { wish: WISH });
    await playTogether([here, there], () => there.seen.answers > 6);

    // The server dies without a word; both browsers wait, and go on with the same question.
    const turn = await whoIsAsked(page, other);
    const before = [await question(turn).innerText(), await turn.locator(".piece:not(.ghost)").count()];
    await server.kill();
    await expect(question(page)).toHaveText("Connecting…");
    await expect(question(other)).toHaveText("Connecting…");
    await server.start();
    await untilAsked(turn);
    expect([await question(turn).innerText(), await turn.locator(".piece:not(.ghost)").count()]).toEqual(before);

    expect(await playTogether([here, there]), `still playing after ${answers()} answers`).toBe(true);
    await page.getByRole("link", { name: "See the story" }).click();
    await expect(page.locator(".crown h1")).toHaveText(/Victory|Defeat|A draw/);
    await context.close();
    await page.context().close();
  } finally {
    await server.kill();
  }
});

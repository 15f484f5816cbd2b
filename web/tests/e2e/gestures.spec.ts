// Carrying, panning and pinching, with a mouse and with fingers.
import { expect, test } from "@playwright/test";
import { box, drag, middle, swipe } from "./pointing";
import { numbers, Robot } from "./robot";
import { againstBot, question, untilAsked } from "./table";
import { answered } from "./wire";

// A free hex of the board, far from everything.
const FREE = '[data-hex="6,0,0"]';

test("a Squad is carried from the tray to the board with the mouse", async ({ page }) => {
  await againstBot(page, { first: 0, countering: 1 });
  await untilAsked(page);
  await drag(page, await middle(page.locator(".unit.may").last()), await middle(page.locator(FREE)));
  await expect(page.locator(".piece:not(.ghost)")).toHaveCount(1);
});

test("the mouse pans the board, the wheel zooms it, and a piece is carried where it goes", async ({ page }) => {
  await againstBot(page, { first: 0, countering: 0 });
  const robot = new Robot(page, numbers(17), { eager: 1 });
  const move = page.locator('.prompt button[data-type="StartMove"]');
  await robot.until(async () => (await move.count()) > 0);
  const whole = await box(page);
  const centre = await middle(page.locator(".field"));
  await page.mouse.move(centre.x, centre.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await box(page))[2]).toBeLessThan(whole[2]! * 0.9);
  const near = await box(page);
  const empty = await page.locator(".hit").evaluateAll((hexes) =>
    hexes.findIndex((hex) => {
      const b = hex.getBoundingClientRect();
      const covered = [...document.querySelectorAll(".piece .face")].some(
        (f) => Math.abs(f.getBoundingClientRect().x - b.x) < 90 && Math.abs(f.getBoundingClientRect().y - b.y) < 90,
      );
      return b.x > 500 && b.x < 900 && b.y > 150 && b.y < 500 && !covered;
    }),
  );
  const from = await middle(page.locator(".hit").nth(empty));
  await drag(page, from, { x: from.x + 60, y: from.y + 30 });
  const panned = await box(page);
  expect([panned[0]! < near[0]!, panned[1]! < near[1]!, panned[2]]).toEqual([true, true, near[2]]);
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => box(page)).toEqual(whole);

  await move.click();
  await answered(page);
  // Who has only one model to move is not asked which.
  if ((await untilAsked(page)) === "choose-movers") await page.locator(".prompt .acts button:enabled").first().click();
  await expect(question(page)).toHaveAttribute("data-kind", "place-mover");
  const held = page.locator(".piece.held");
  const asked = await question(page).innerText();
  await drag(
    page,
    await middle(held.locator(".face")),
    await middle(page.locator(".reach:not(.push) .reach-fill").last()),
  );
  await expect(question(page)).not.toHaveText(asked);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test.describe("with fingers", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });

  test("a Squad is carried to the board, one finger pans, two pinch, and a tap still plays", async ({ page }) => {
    await againstBot(page, { first: 0, countering: 1 });
    await untilAsked(page);
    await swipe(page, [await middle(page.locator(".unit.may").nth(1)), await middle(page.locator(FREE))]);
    await expect(page.locator(".unit.done")).toHaveCount(1);

    const whole = await box(page);
    const { x, y } = await middle(page.locator(".field"));
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
    await expect(page.locator(".mini-window")).toBeVisible();
    // What lay between the fingers stays between them.
    expect(Math.abs(pinched[0]! + pinched[2]! / 2 - (whole[0]! + whole[2]! / 2))).toBeLessThan(whole[2]! * 0.06);

    await swipe(page, [
      { x, y },
      { x: x + 60, y: y + 40 },
    ]);
    const panned = await box(page);
    expect([panned[0]! < pinched[0]!, panned[1]! < pinched[1]!, panned[2]]).toEqual([true, true, pinched[2]]);
    await swipe(
      page,
      [
        { x: x - 90, y },
        { x: x - 15, y },
      ],
      [
        { x: x + 90, y },
        { x: x + 15, y },
      ],
    );
    expect((await box(page))[2]).toBeGreaterThan(pinched[2]! * 2);
    await page.getByRole("button", { name: "Show the whole board" }).tap();
    await expect.poll(() => box(page)).toEqual(whole);

    const robot = new Robot(page, numbers(2));
    await robot.until(({ kind }) => kind === "deploy-squad");
    await page.locator(".unit.may").first().tap();
    await expect(question(page)).toHaveAttribute("data-kind", "deploy-model");
  });

  test("one tap after the other in the same Space lays each model on the hex that was tapped, even under a refusal", async ({
    page,
  }) => {
    await againstBot(page, { first: 0, countering: 1 });
    await untilAsked(page);
    await page.locator(".unit.may", { hasText: "Pilgrim" }).tap();
    await expect(question(page)).toHaveAttribute("data-kind", "deploy-model");
    const tap = async (hex: string) => {
      const { x, y } = await middle(page.locator(`[data-hex="${hex}"]`));
      await page.touchscreen.tap(x, y);
      return { x, y };
    };
    for (const [n, k] of [
      [1, 0],
      [2, 4],
      [3, 5],
    ] as const) {
      const at = await tap(`3,3,${k}`);
      const ghost = await middle(page.locator(".piece.ghost .face"));
      expect(Math.hypot(ghost.x - at.x, ghost.y - at.y)).toBeLessThan(9);
      await page.locator(".prompt .place").tap();
      await expect(page.locator(".unit.now")).toContainText(`${n} of 4`);
      if (n === 2) {
        await tap("3,5,0");
        await expect(page.getByRole("alert")).toBeVisible();
      }
    }
  });
});

// Plays a match of Maelstrom's Edge the way a person does: by what glows, by dragging leaders, by setting units down. It knows no rules.
import type { Page } from "@playwright/test";
import { swipe } from "./pointing";
import { answered } from "./wire";

export type Way = "mouse" | "keys" | "touch";
type At = { x: number; y: number };

// Everything on the page that a gesture may change.
const serial = () =>
  `${document.querySelector(".prompt")?.textContent} ${document.querySelector(".log li")?.textContent} ${document.querySelectorAll(".base").length}`;
const MOVE = '.prompt [data-type="Move"]:not(:disabled)';
const GO = ".prompt .acts button.btn.go:not(:disabled)";
const BUTTON = ".prompt .acts button:not(:disabled)";
const PASS = ".prompt .pass:not(:disabled)";
const REFUSED = ".tip.no, .nofit";
const ENDS = 1000; // things from here on are ends of proposed ways

export class Marshal {
  readonly kinds = new Set<string>();
  answers = 0;
  drawn = 0; // ways that were drawn by hand
  shots = 0;
  refused = 0;
  readonly faults: string[] = []; // errors of the page

  constructor(
    readonly page: Page,
    private readonly chance: () => number,
    private readonly way: Way = "mouse",
  ) {
    page.on("pageerror", (error) => this.faults.push(String(error)));
  }

  kind = (): Promise<string> =>
    this.page.evaluate(() => document.querySelector<HTMLElement>(".prompt h1")?.dataset.kind ?? "");
  over = (): Promise<boolean> =>
    this.page.evaluate(() => Boolean(document.querySelector('.prompt a[href^="/replay/"]')));

  private pick = (count: number): number => Math.floor(this.chance() * count);

  // Waits until everything is answered; then until the page has changed or shows one of these, but not for long: not every gesture does something.
  private async changed(was: string, shows: string, milliseconds: number): Promise<void> {
    await answered(this.page);
    for (const end = Date.now() + milliseconds; Date.now() < end; await this.page.waitForTimeout(15)) {
      if ((await this.page.evaluate(serial)) !== was || (shows && (await this.page.locator(shows).count()))) return;
    }
  }

  private async press(selector: string, nth = 0): Promise<boolean> {
    const found = this.page.locator(selector);
    if ((await found.count()) <= nth) return false;
    const target = found.nth(nth);
    if (this.way === "keys") {
      await target.focus({ timeout: 1000 }).catch(() => undefined);
      await this.page.keyboard.press("Enter");
    } else if (this.way === "touch") await target.tap({ timeout: 1500, force: true }).catch(() => undefined);
    else await target.click({ timeout: 1500 }).catch(() => undefined);
    await answered(this.page);
    return true;
  }
  private any = async (selector: string): Promise<boolean> =>
    this.press(selector, this.pick(await this.page.locator(selector).count()));

  // Places of bases on the screen.
  private places(selector: string): Promise<At[]> {
    return this.page.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)].map((e) => {
          const box = (e.querySelector(".disc") ?? e).getBoundingClientRect();
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        }),
      selector,
    );
  }

  private async point(at: At): Promise<void> {
    if (this.way === "touch") await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
    await answered(this.page);
  }

  private async base(selector: string): Promise<boolean> {
    const found = await this.places(selector);
    const at = found[this.pick(found.length)];
    if (!at) return false;
    if (this.way === "keys") {
      // N walks through everything with which something may be done.
      await this.page.keyboard.press("Escape");
      await this.page.keyboard.press("b");
      for (let i = 0; i <= this.pick(found.length); i++) await this.page.keyboard.press("n");
      await this.page.keyboard.press("Enter");
      await answered(this.page);
    } else await this.point(at);
    return true;
  }

  // A place of the table: anywhere, or in the own zone.
  private async spot(selector: string): Promise<void> {
    const box = await this.page.locator(selector).first().boundingBox();
    if (!box) return;
    await this.point({
      x: box.x + box.width * (0.08 + this.chance() * 0.84),
      y: box.y + box.height * (0.08 + this.chance() * 0.84),
    });
  }

  private async setDown(kind: string): Promise<void> {
    const { page } = this;
    const waiting = ".unit.side-own.waits .card";
    if (kind === "deploy" && !(await page.locator(waiting).count())) {
      await this.press(PASS);
      return;
    }
    let before = await page.evaluate(serial);
    if (this.way === "keys") {
      await page.keyboard.press("b");
      for (let i = 0; i < 4; i++)
        await page.keyboard.press(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"][this.pick(4)]!);
      await page.keyboard.press("Enter");
    } else await this.spot(kind === "deploy" ? ".me-zone.own" : "svg.free .open-rim");
    await this.changed(before, REFUSED, 250);
    if ((await page.evaluate(serial)) !== before && !(await page.locator(REFUSED).count())) return;
    this.refused += 1;
    await page.keyboard.press("Escape");
    if ((await this.kind()) !== kind) return;
    // Where the own place is refused, the server's proposal is taken.
    before = await page.evaluate(serial);
    if (this.way === "keys") await page.keyboard.press("r");
    else await this.press(".prompt .acts button:has-text('ropos')");
    if (await this.press(GO)) await this.changed(before, REFUSED, 250);
  }

  // Draws the way of a unit: by dragging its leader, by two taps, or by arrows and Enter.
  private async drawWay(): Promise<void> {
    const { page } = this;
    const from = (await this.places(".base.held.leader"))[0] ?? (await this.places(".base.held"))[0];
    if (!from) return;
    const before = await page.evaluate(serial);
    if (this.way === "keys") {
      const model = await page.evaluate(() => {
        const held = [...document.querySelectorAll(".base")].findIndex((e) => e.matches(".held.leader"));
        const stop = document.querySelectorAll<SVGElement>("[data-model]")[held];
        stop?.focus();
        return stop?.dataset.model;
      });
      if (model === undefined) return;
      await page.keyboard.press("Enter");
      for (let i = 0; i < 2 + this.pick(3); i++)
        await page.keyboard.press(this.chance() < 0.7 ? "ArrowUp" : "ArrowRight");
      await answered(page);
      await page.keyboard.press("q");
      await answered(page);
    } else {
      const to = { x: from.x + (this.chance() - 0.5) * 80, y: from.y - 10 - this.chance() * 50 };
      if (this.way === "touch") await swipe(page, [from, to]);
      else {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
        await page.mouse.move(to.x, to.y, { steps: 3 });
        await page.mouse.up();
      }
      await this.changed(before, `${MOVE}, ${REFUSED}`, 600);
    }
    if (await page.locator(REFUSED).count()) this.refused += 1;
    const asked = await page.evaluate(serial);
    if (await this.press(MOVE)) {
      await this.changed(asked, REFUSED, 600);
      if (!(await page.locator(REFUSED).count())) this.drawn += 1;
    }
    if (await page.locator(REFUSED).count()) await page.keyboard.press("Escape");
  }

  // A dot where a proposed way ends.
  private async takeWay(): Promise<boolean> {
    const { page } = this;
    const dots = await page.evaluate(
      (from) =>
        [...document.querySelectorAll<SVGElement>("[data-thing]")]
          .filter((e) => Number(e.dataset.thing) >= from)
          .map((e) => {
            const box = e.getBoundingClientRect();
            return { x: box.x + box.width / 2, y: box.y + box.height / 2, thing: e.dataset.thing };
          }),
      ENDS,
    );
    const dot = dots[this.pick(dots.length)];
    if (!dot) return false;
    if (this.way === "keys") {
      await page.locator(`[data-thing="${dot.thing}"]`).focus();
      await page.keyboard.press("Enter");
    } else await this.point(dot);
    await answered(page);
    return this.press(MOVE);
  }

  private async actNow(): Promise<void> {
    const { page } = this;
    const dice = this.chance();
    if (dice < 0.75 && (await page.locator(".prompt .target").count())) {
      if (dice < 0.4 && (await this.base(".base.aim"))) this.shots += 1;
      else {
        await this.any(".prompt .target");
        this.shots += 1;
      }
      // Several weapons or ways wait for their choice.
      if (await page.locator(".prompt button.quiet.small").count()) await this.press(BUTTON);
      return;
    }
    const moves = await page.locator(".prompt .kind").count();
    if (dice < 0.5 && moves) return this.drawWay();
    if (dice < 0.85 && moves && (await this.takeWay())) return;
    if (dice < 0.95 && (await page.locator(".prompt .deed").count())) {
      await this.any(".prompt .deed");
      return;
    }
    await page.keyboard.press("Escape");
    if (!(await this.press(PASS))) await this.any(BUTTON);
  }

  // One gesture; false when nothing was asked.
  async step(): Promise<boolean> {
    const { page } = this;
    const kind = await this.kind();
    if (!kind) return false;
    const before = await page.evaluate(serial);
    this.kinds.add(kind);
    this.answers += 1;
    if (kind === "marker" || kind === "deploy") await this.setDown(kind);
    else if (kind.startsWith("activate"))
      (await this.units()) || (await this.base(".base.may")) || (await this.any(BUTTON));
    else if (kind === "act") await this.actNow();
    else if (kind.startsWith("flip")) await this.press('.prompt [data-type="FlipDice"]:not(:disabled)');
    else if (kind === "retire") await this.press(PASS);
    else if (kind === "bonus-move" || kind === "retreat") {
      if (!(await this.takeWay())) (await this.any(BUTTON)) || (await this.press(PASS));
      await this.press(MOVE);
    } else if (!(this.chance() < 0.5 && (await this.base(".base.may, .base.aim"))))
      (await this.any(BUTTON)) || (await this.press(PASS));
    await this.changed(before, "", 500);
    return true;
  }

  private async units(): Promise<boolean> {
    if (await this.page.locator("#tab-squads").count()) await this.page.locator("#tab-squads").click();
    return (await this.page.locator(".unit.may .card").count()) > 0 && this.any(".unit.may .card");
  }

  async play(milliseconds: number, until: () => Promise<boolean> = async () => false): Promise<boolean> {
    const end = Date.now() + milliseconds;
    while (Date.now() < end && !(await until())) {
      if (await this.over()) return true;
      if (!(await this.step())) await this.page.waitForTimeout(60);
    }
    return this.over();
  }
}

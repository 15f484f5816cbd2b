// Plays a match of The Edge the way a person does: by what glows, by dragging models, by setting squads down. It knows no rules.
import type { Page } from "@playwright/test";
import { answered, drawn } from "./wire";

export type Way = "mouse" | "keys" | "touch";
type At = { x: number; y: number };

// Everything on the page that a gesture may change.
const serial = () =>
  `${document.querySelector(".prompt")?.textContent} ${document.querySelector(".log li")?.textContent} ${document.querySelectorAll(".base").length}`;
const MOVE = '.prompt [data-type="Move"]';
// A button: the link to the story of a match that has just ended looks the same.
const GO = ".prompt .acts button.btn.go:not(:disabled)";
const REFUSED = ".tip.no, .nofit";

// What was there may be gone by now: nobody waits for it as for something that must come.
const SOON = { timeout: 5000 };

export class Edger {
  readonly kinds = new Set<string>();
  answers = 0;
  drawn = 0; // ways that were drawn by hand
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

  // Waits until everything is answered; then until the page has changed or shows one of these, or was drawn some times: not every gesture does something.
  private async changed(was: string, shows: string, times: number): Promise<void> {
    await answered(this.page);
    for (let i = 0; i < times; i++, await drawn(this.page)) {
      if ((await this.page.evaluate(serial)) !== was || (shows && (await this.page.locator(shows).count()))) return;
    }
  }

  private async press(selector: string, nth = 0): Promise<boolean> {
    const found = this.page.locator(selector);
    if ((await found.count()) <= nth) return false;
    const target = found.nth(nth);
    if (this.way === "keys") {
      await target.focus(SOON).catch(() => undefined);
      await this.page.keyboard.press("Enter");
    } else if (this.way === "touch") await target.tap({ ...SOON, force: true }).catch(() => undefined);
    else await target.click(SOON).catch(() => undefined);
    await answered(this.page);
    return true;
  }

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

  private async base(selector: string): Promise<boolean> {
    const found = await this.places(selector);
    const at = found[Math.floor(this.chance() * found.length)];
    if (!at) return false;
    if (this.way === "keys") {
      // N walks through everything with which something may be done.
      await this.page.keyboard.press("Escape");
      await this.page.keyboard.press("b");
      for (let i = 0; i <= Math.floor(this.chance() * found.length); i++) await this.page.keyboard.press("n");
      await this.page.keyboard.press("Enter");
    } else if (this.way === "touch") {
      await this.page.touchscreen.tap(at.x, at.y);
      await answered(this.page);
      await this.page.touchscreen.tap(at.x, at.y);
    } else await this.page.mouse.click(at.x, at.y);
    await answered(this.page);
    return true;
  }

  // A point of the table, as shares of its width and height.
  private async spot(x: number, y: number): Promise<void> {
    const box = (await this.page.locator("svg.free").boundingBox())!;
    const side = Math.min(box.width, box.height);
    const at = { x: box.x + box.width / 2 + (x - 0.5) * side, y: box.y + box.height / 2 + (y - 0.5) * side };
    if (this.way === "touch") await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
  }

  private async setDown(kind: string): Promise<void> {
    const { page } = this;
    let before = await page.evaluate(serial);
    if (this.way === "keys") {
      await page.keyboard.press("b");
      for (let i = 0; i < 3; i++)
        await page.keyboard.press(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"][Math.floor(this.chance() * 4)]!);
      await page.keyboard.press("Enter");
    } else
      await this.spot(
        0.2 + this.chance() * 0.6,
        kind === "deploy" ? 0.8 + this.chance() * 0.1 : 0.2 + this.chance() * 0.6,
      );
    await this.changed(before, kind === "deploy" ? `${REFUSED}, ${GO}` : REFUSED, 12);
    if ((await this.kind()) !== kind) return;
    before = await page.evaluate(serial);
    if (kind === "deploy" && (await this.press(GO))) await this.changed(before, REFUSED, 12);
    if ((await this.kind()) === kind && (await page.locator(REFUSED).count())) {
      this.refused += 1;
      await page.keyboard.press("Escape");
    }
    // Where the own place is refused, the server's proposal is taken.
    if ((await this.kind()) === kind && this.answers % 2) {
      // The question may be another one by now, and the button gone.
      await page
        .getByRole("button", { name: "Propose" })
        .press("Enter", SOON)
        .catch(() => undefined);
      await answered(page);
      before = await page.evaluate(serial);
      if (await this.press(GO)) await this.changed(before, REFUSED, 12);
    }
  }

  // Draws the way of a model: by dragging it, by two taps, or by arrows and Enter.
  private async drawWay(): Promise<void> {
    const { page } = this;
    const movers = await this.places(".base.may:not(.leaving), .base.held:not(.leaving)");
    const from = movers[Math.floor(this.chance() * movers.length)];
    if (!from) return;
    if (this.way === "keys") {
      await page.keyboard.press("b");
      await page.keyboard.press("n");
      await page.keyboard.press("Enter");
      for (let i = 0; i < 2 + Math.floor(this.chance() * 3); i++)
        await page.keyboard.press(this.chance() < 0.7 ? "ArrowUp" : "ArrowRight");
      await answered(page);
      await page.keyboard.press("Enter");
      await answered(page);
      await page.keyboard.press("m");
    } else {
      const to = { x: from.x + (this.chance() - 0.5) * 100, y: from.y - 20 - this.chance() * 70 };
      if (this.way === "touch") {
        await page.touchscreen.tap(from.x, from.y);
        await answered(page);
        await page.touchscreen.tap(to.x, to.y);
      } else {
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
        await page.mouse.move(to.x, to.y, { steps: 3 });
        await page.mouse.up();
      }
      await answered(page);
      if (await this.press(MOVE)) this.drawn += 1;
      else this.refused += 1;
    }
  }

  private async actNow(): Promise<void> {
    const { page } = this;
    const dice = this.chance();
    if ((await page.locator(".base.aim").count()) && dice < 0.7) {
      await page.keyboard.press("Escape");
      if (await this.base(".base.aim")) return;
    }
    if (dice < 0.45 && (await page.locator(".prompt .quick").count())) {
      await this.press(".prompt .quick", Math.floor(this.chance() * (await page.locator(".prompt .quick").count())));
      await this.press(MOVE);
      return;
    }
    if (dice < 0.75 && (await page.locator(".prompt .linklike").count())) return this.drawWay();
    const before = await page.evaluate(serial);
    if (dice < 0.85 && (await this.press(".prompt .power", 0))) {
      await this.changed(before, ".base.aim", 15);
      if (await page.locator(".base.aim").count()) await this.base(".base.aim");
      await this.press(".prompt .btn.fight:not(:disabled)");
      return;
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await this.press('.prompt [data-type="EndActivation"]');
  }

  // One gesture; false when nothing was asked.
  async step(): Promise<boolean> {
    const { page } = this;
    const kind = await this.kind();
    if (!kind) return false;
    const before = await page.evaluate(serial);
    this.kinds.add(kind);
    this.answers += 1;
    if (kind === "place-pool" || kind === "deploy") await this.setDown(kind);
    else if (kind === "activate") (await this.squads(".squad.may .card")) || (await this.base(".base.may"));
    else if (kind === "act") await this.actNow();
    else if (kind === "gather")
      (await this.press('.prompt [data-type="Gather"]:not(:disabled)')) ||
        (await this.press(".prompt .pass:not(:disabled)"));
    else if (kind === "progress") {
      if (!(await this.press(".prompt .plans button", 0))) await this.press(GO);
      (await this.squads(".squad.may .card")) || (await this.base(".base.may"));
      await this.press(GO);
    } else if (!(await this.press(".prompt .pass:not(:disabled)")) && !(await this.base(".base.may, .base.aim")))
      await this.press(".prompt .acts button:not(:disabled)");
    await this.changed(before, "", 24);
    return true;
  }

  private async squads(selector: string): Promise<boolean> {
    if (await this.page.locator("#tab-squads").count()) await this.page.locator("#tab-squads").click();
    const count = await this.page.locator(selector).count();
    return count > 0 && this.press(selector, Math.floor(this.chance() * count));
  }

  // Plays until the match is over or something is reached: whether it is over. Who never gets there is stopped by the test.
  async play(reached: () => Promise<boolean> = async () => false): Promise<boolean> {
    while (!(await reached())) {
      if (await this.over()) return true;
      if (!(await this.step())) await drawn(this.page);
    }
    return this.over();
  }
}

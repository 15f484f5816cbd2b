// Plays a match the way a person does: by clicking what glows. It knows the page, not the rules.
import type { Page } from "@playwright/test";

export interface Seen {
  answers: number;
  kinds: Set<string>;
}

const centre = `(element) => { const b = element.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }`;

// A repeatable stream of numbers below one.
export function numbers(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a * 1664525 + 1013904223) >>> 0;
    return a / 4294967296;
  };
}

interface Scene {
  over: boolean;
  cover: boolean;
  kind: string;
  buttons: number;
  pass: boolean;
  places: [number, number][];
  hexes: [number, number][];
  pieces: [number, number][];
  units: number;
  halves: number;
  serial: string;
}

// What changes with every answer: the question, the log, the pieces.
const SERIAL = `() => [document.querySelector(".prompt")?.textContent, document.querySelectorAll(".log li").length, document.querySelector(".log li")?.textContent, document.querySelectorAll(".piece").length].join(" ")`;

const read = `(() => {
  const mid = ${centre};
  const all = (q) => [...document.querySelectorAll(q)];
  const h1 = document.querySelector(".prompt h1");
  const barred = new Set(all(".no").map((e) => mid(e).map(Math.round).join()));
  const taken = all(".piece .face, .pit-edge, .plinth").map((e) => e.getBoundingClientRect());
  const free = (p) => !barred.has(p.map(Math.round).join()) && !taken.some((b) => p[0] > b.left && p[0] < b.right && p[1] > b.top && p[1] < b.bottom);
  const placing = h1 && ["deploy-model", "place-mover", "place-model", "push-model"].includes(h1.dataset.kind ?? "");
  return {
    over: Boolean(document.querySelector('.prompt a[href^="/replay/"]')),
    cover: Boolean(document.querySelector(".cover")),
    kind: h1?.dataset.kind ?? "",
    buttons: all(".prompt .acts button:not(:disabled), .prompt .plans button:not(:disabled)").length,
    pass: Boolean(document.querySelector(".prompt .pass:not(:disabled)")),
    places: all(".reach").map((e) => mid(e.querySelector(".reach-fill"))),
    hexes: placing ? (all(".may-hex").length ? all(".may-hex").map(mid) : all(".hit").map(mid).filter(free)) : [],
    pieces: all(".piece.may .face, .piece.aim .face").map(mid),
    units: all(".unit.may").length,
    serial: (${SERIAL})(),
    halves: all(".handrow .half-act.ready, .handrow .attach.ready").length,
  };
})()`;

export class Robot {
  readonly seen: Seen = { answers: 0, kinds: new Set() };
  constructor(readonly page: Page, private readonly chance: () => number, private readonly eager = 0.75) {}

  private pick<T>(list: T[]): T | undefined {
    return list[Math.floor(this.chance() * list.length)];
  }

  async look(): Promise<Scene> {
    return (await this.page.evaluate(read)) as Scene;
  }

  // One click; false when there was nothing to click.
  async step(seen?: Scene): Promise<boolean> {
    const now = seen ?? (await this.look());
    if (now.over || !now.kind) return false;
    this.seen.kinds.add(now.kind);
    if (!(await this.click(now))) return false;
    this.seen.answers += 1;
    // A function and no text: the page's policy lets nobody evaluate text.
    await this.page.waitForFunction((was) => [document.querySelector(".prompt")?.textContent, document.querySelectorAll(".log li").length, document.querySelector(".log li")?.textContent, document.querySelectorAll(".piece").length].join(" ") !== was, now.serial, { timeout: 500, polling: 16 }).catch(() => undefined);
    return true;
  }

  private async click(now: Scene): Promise<boolean> {
    const spots = now.places.length ? now.places : now.hexes;
    if (spots.length) return this.tap(spots);
    if (now.units) {
      await this.page.locator(".unit.may").nth(Math.floor(this.chance() * now.units)).click({ timeout: 800 }).catch(() => undefined);
      return true;
    }
    const idle = now.pass && this.chance() > this.eager;
    if (!idle && now.pieces.length && this.chance() < 0.7) return this.tap(now.pieces);
    if (!idle && now.halves && this.chance() < 0.5) {
      await this.page.locator(".handrow .half-act.ready, .handrow .attach.ready").first().click({ timeout: 800 }).catch(() => undefined);
      return true;
    }
    if (!idle && now.buttons) {
      const all = this.page.locator(".prompt .acts button:not(:disabled), .prompt .plans button:not(:disabled)");
      await all.nth(Math.floor(this.chance() * now.buttons)).click({ timeout: 800 }).catch(() => undefined);
      return true;
    }
    if (now.pass) {
      await this.page.locator(".prompt .pass").click({ timeout: 800 }).catch(() => undefined);
      return true;
    }
    return now.pieces.length ? this.tap(now.pieces) : false;
  }

  private async tap(spots: [number, number][]): Promise<boolean> {
    const spot = this.pick(spots);
    if (!spot) return false;
    await this.page.mouse.move(spot[0], spot[1]);
    await this.page.mouse.click(spot[0], spot[1]);
    return true;
  }

  // Plays until the match is over or the time is up.
  async play(milliseconds: number): Promise<boolean> {
    const end = Date.now() + milliseconds;
    while (Date.now() < end) {
      const now = await this.look();
      if (now.over) return true;
      if (now.cover) {
        await this.page.locator(".cover button").click();
        continue;
      }
      if (!(await this.step(now))) await this.page.waitForTimeout(25);
    }
    return (await this.look()).over;
  }
}

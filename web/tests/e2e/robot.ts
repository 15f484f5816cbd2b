// Plays a match the way a person does: by taking what glows. It knows the page, not the rules.
import type { Page } from "@playwright/test";
import { mouse, type Hand, type Target } from "./hands";
import { answered, drawn } from "./wire";

export interface Seen {
  answers: number;
  kinds: Set<string>;
}

// A repeatable stream of numbers below one.
export function numbers(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a * 1664525 + 1013904223) >>> 0;
    return a / 4294967296;
  };
}

export interface Sight {
  over: boolean;
  cover: boolean;
  kind: string;
  places: Target[];
  pieces: Target[];
  units: Target[];
  halves: Target[];
  buttons: Target[];
  wished: Target[];
  pass: Target[];
}

const BUTTONS = ".prompt .acts button:not(:disabled):not(.place):not(.turn), .prompt .plans button:not(:disabled)";
const HALVES = ".handrow .half-act.ready, .handrow .attach.ready, .pane .half-act.ready";

// Everything that may be taken now, with its place on the screen.
function look({ buttons, halves, wish }: { buttons: string; halves: string; wish: string }): Sight {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
  const mid = (element: Element): [number, number] => {
    const b = element.getBoundingClientRect();
    return [b.x + b.width / 2, b.y + b.height / 2];
  };
  // What lies under a button, such as those that zoom, is not touched.
  const spaceAt = ([x, y]: [number, number]) => {
    const there = document.elementsFromPoint(x, y);
    return there[0]?.closest("button")
      ? ""
      : (there
          .find((e) => e.classList.contains("hit"))
          ?.getAttribute("data-hex")
          ?.replace(/,\d$/, "") ?? "");
  };
  const onBoard = (elements: Element[]): Target[] =>
    elements
      .map((e) => mid(e))
      .map((at) => ({ at, space: spaceAt(at), selector: "", nth: 0 }))
      .filter((t) => t.space);
  const controls = (selector: string): Target[] =>
    all(selector).map((e, nth) => ({ at: mid(e), space: "", selector, nth }));
  const h1 = document.querySelector<HTMLElement>(".prompt h1");
  const kind = h1?.dataset.kind ?? "";
  const barred = new Set(all(".no").map((e) => mid(e).map(Math.round).join()));
  const taken = all(".piece .face, .pit-edge, .plinth").map((e) => e.getBoundingClientRect());
  const free = (e: Element) => {
    const [x, y] = mid(e);
    return (
      !barred.has([x, y].map(Math.round).join()) &&
      !taken.some((b) => x > b.left && x < b.right && y > b.top && y < b.bottom)
    );
  };
  // Who is being fought is marked too; only some questions are answered by pointing there.
  const aiming = !/^(window|pay|choose-die|offer)-/.test(kind);
  const placing = ["deploy-model", "place-mover", "place-model", "push-model", "choose-hex"].includes(kind);
  const glowing = onBoard(all(".reach .reach-fill"));
  const hexes = !placing || glowing.length ? [] : all(".may-hex").length ? all(".may-hex") : all(".hit").filter(free);
  return {
    over: Boolean(document.querySelector('.prompt a[href^="/replay/"]')),
    cover: Boolean(document.querySelector(".cover")),
    kind,
    places: glowing.length ? glowing : onBoard(hexes),
    pieces: onBoard(all(aiming ? ".piece.may .face, .piece.aim .face" : ".piece.may .face")),
    units: controls(".unit.may"),
    halves: controls(halves),
    buttons: controls(buttons),
    wished: wish ? controls(wish) : [],
    pass: controls(".prompt .pass:not(:disabled)"),
  };
}

interface Manner {
  hand?: Hand;
  eager?: number; // how often it acts where it could pass
  wish?: string; // types of answers it takes whenever they are there
}

export class Robot {
  readonly seen: Seen = { answers: 0, kinds: new Set() };
  private readonly hand: Hand;
  private readonly eager: number;
  private readonly wish: string;

  constructor(
    readonly page: Page,
    private readonly chance: () => number,
    { hand = mouse, eager = 0.75, wish = "" }: Manner = {},
  ) {
    this.hand = hand;
    this.eager = eager;
    this.wish =
      wish &&
      wish
        .split(" ")
        .map((type) => `.prompt button[data-type="${type}"]:not(:disabled)`)
        .join(", ");
  }

  look(): Promise<Sight> {
    return this.page.evaluate(look, { buttons: BUTTONS, halves: HALVES, wish: this.wish });
  }

  // One gesture; false when there was nothing to take.
  async step(seen?: Sight): Promise<boolean> {
    const now = seen ?? (await this.look());
    if (now.over || !now.kind) return false;
    this.seen.kinds.add(now.kind);
    const target = this.choose(now);
    if (!target) return false;
    await (target.space ? this.hand.board(this.page, target) : this.hand.press(this.page, target)).catch(
      () => undefined,
    );
    this.seen.answers += 1;
    await answered(this.page);
    return true;
  }

  private pick(list: Target[]): Target | undefined {
    return list[Math.floor(this.chance() * list.length)];
  }

  private choose(now: Sight): Target | undefined {
    if (now.places.length) return this.pick(now.places);
    if (now.units.length) return this.pick(now.units);
    if (now.wished.length) return now.wished[0];
    if (now.pass.length && this.chance() > this.eager) return now.pass[0];
    if (now.pieces.length && this.chance() < 0.7) return this.pick(now.pieces);
    if (now.halves.length && this.chance() < 0.5) return now.halves[0];
    return this.pick(now.buttons) ?? now.pass[0] ?? this.pick(now.pieces);
  }

  // Takes the screen over, which waits until the hand of the player before is gone.
  private async uncover(): Promise<void> {
    await this.page.locator('.cover button[aria-disabled="false"]').waitFor();
    await this.hand.press(this.page, { at: [0, 0], space: "", selector: ".cover button", nth: 0 });
    await answered(this.page);
  }

  // Plays until something is reached; false when the match is over before that. Who never gets there is stopped by the test.
  async until(reached: (now: Sight) => boolean | Promise<boolean>): Promise<boolean> {
    for (;;) {
      const now = await this.look();
      if (await reached(now)) return true;
      if (now.over) return false;
      if (now.cover) await this.uncover();
      else if (!(await this.step(now))) await drawn(this.page);
    }
  }

  // Plays until the match is over or enough was answered; somebody may look at each kind of question first. Whether it is over.
  async play(look?: (kind: string) => Promise<void>, enough = Number.POSITIVE_INFINITY): Promise<boolean> {
    await this.until(async (now) => {
      if (!now.over) await look?.(now.kind);
      return now.over || this.seen.answers >= enough;
    });
    return (await this.look()).over;
  }
}

// Several robots at several screens, each playing when it is asked, until all see the end; false when enough was played before.
export async function playTogether(robots: Robot[], enough: () => boolean = () => false): Promise<boolean> {
  while (!enough()) {
    let idle = true;
    let over = 0;
    for (const robot of robots) {
      const now = await robot.look().catch(() => null);
      if (now?.over) over += 1;
      else if (now && (await robot.step(now))) idle = false;
    }
    if (over === robots.length) return true;
    if (idle) await drawn(robots[0]!.page);
  }
  return false;
}

// Dice that may be flipped: their faces, what each change costs, and what is left of the budget.
import type { Option } from "../../lib/protocol";
import { actionOf, actionsOf, eventOf } from "./actions";
import { flipCost } from "./options";
import type { MaelstromPlay } from "./play.svelte";

export interface Die {
  die: number;
  face: number; // as it fell
  to: number;
  cost: number;
  number: number; // what a hit die has to reach; 0: not told
}

export class Flips {
  chosen: Map<number, number> = $state.raw(new Map());

  constructor(private readonly play: MaelstromPlay) {}

  options = $derived.by((): Option[] =>
    actionsOf(this.play.question?.options ?? [], "FlipDice").map(({ option }) => option),
  );
  on = $derived.by((): boolean => this.options.length > 0);
  armor = $derived.by((): boolean => this.play.question?.kind === "flip-armor");

  // The dice of the roll that is asked about, read off the log; none where they cannot be told.
  private rolled = $derived.by((): { faces: number[]; numbers: number[]; budget: number } => {
    let faces: number[] = [];
    let numbers: number[] = [];
    let budget = 0;
    for (const line of this.play.table.log) {
      const event = eventOf(line);
      if (event.type === "RoundBegan") [faces, numbers, budget] = [[], [], 0];
      else if (event.type === "WeaponFired") {
        const { number, count } = event;
        numbers = [...numbers, ...Array.from({ length: count }, () => number)];
      } else if (event.type === "SkillReckoned" && !this.armor) budget = event.skill;
      else if (event.type === "AvReckoned" && this.armor) budget = event.av;
      else if (event.type === "HitDiceRolled" && !this.armor) faces = event.faces;
      else if (event.type === "HitDiceRerolled" && !this.armor) faces = [];
      else if (event.type === "ArmorDiceRolled" && this.armor) faces = event.faces;
    }
    return { faces, numbers: !this.armor && numbers.length === faces.length ? numbers : [], budget };
  });
  private costOf = (flips: [number, number][]): number =>
    flips.reduce((sum, [die, to]) => sum + flipCost(this.rolled.faces[die] ?? to, to), 0);
  flipsOf = (option: Option): [number, number][] => {
    const action = actionOf(option);
    return action.type === "FlipDice" ? action.flips : [];
  };

  known = $derived.by((): boolean => this.on && this.rolled.faces.length > 0);
  budget = $derived.by((): number =>
    Math.max(this.rolled.budget, ...this.options.map((option) => this.costOf(this.flipsOf(option)))),
  );
  dice = $derived.by((): Die[] =>
    this.rolled.faces.map((face, die) => {
      const to = this.chosen.get(die) ?? face;
      return { die, face, to, cost: flipCost(face, to), number: this.rolled.numbers[die] ?? 0 };
    }),
  );
  spent = $derived.by((): number => this.dice.reduce((sum, { cost }) => sum + cost, 0));
  left = $derived.by((): number => this.budget - this.spent);

  // What a step up or down would cost more than now; null where it cannot be paid.
  step = ({ die, face, to, cost }: Die, by: number): number | null => {
    const next = to + by;
    if (next < 1 || next > 6) return null;
    const more = flipCost(face, next) - cost;
    return more <= this.left && die >= 0 ? more : null;
  };
  turn = (die: Die, by: number): void => {
    if (this.step(die, by) !== null) this.chosen = new Map(this.chosen).set(die.die, die.to + by);
  };
  propose = (option: Option): void => {
    this.chosen = new Map(this.flipsOf(option));
  };

  begin(): void {
    const best = this.options[0];
    this.chosen = new Map(best && this.known ? this.flipsOf(best) : []);
  }
  send = (): void => {
    const flips = this.dice.flatMap(({ die, face, to }): [number, number][] => (face === to ? [] : [[die, to]]));
    void this.play.act({ type: "FlipDice", flips });
  };
}

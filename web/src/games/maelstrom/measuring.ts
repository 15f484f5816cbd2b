// Asks the server how a unit would stand: where its models are set, what it costs, who sees whom. What forbids it comes along.
import { isMeasured, Tape } from "../../free/tape";
import type { Measured, Problem } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";
import type { MaelstromAction } from "./actions";
import type { Measured as Own } from "./wire";

export type Laid = Own;
const isOwn = (answer: Measured | Problem): answer is Own => isMeasured(answer) && "onlooks" in answer;

// The question for an action that is being drawn; null where there is none.
function questionOf(action: MaelstromAction, unit: number): Record<string, unknown> | null {
  switch (action.type) {
    case "Move": {
      const { kind, steps = [], facing = null, places = [], dynamic = false, target = -1 } = action;
      return { type: "way", unit, kind, steps, facing, places, dynamic, target: target < 0 ? null : target };
    }
    case "Deploy":
      return { type: "deploy", unit: action.unit, places: action.places, facing: action.facing };
    default:
      return null;
  }
}

type Told = (laid: Own | null, problem: Problem | null) => void;

export class Measuring {
  private readonly tape: Tape;
  private newest = 0;

  constructor(private readonly table: Pick<Table, "measure" | "whyNot">) {
    this.tape = new Tape(table);
  }

  // Hears about the newest action only; what cannot be measured is at least judged.
  ask(action: MaelstromAction, unit: number, told: Told): void {
    const asked = ++this.newest;
    const hears = (laid: Own | null, problem: Problem | null) => {
      if (asked === this.newest) told(laid, problem);
    };
    const judge = () => void this.table.whyNot(action).then((problem) => hears(null, problem));
    const question = questionOf(action, unit);
    if (!question) judge();
    else
      this.tape.ask(question, (answer) => {
        if (isOwn(answer)) hears(answer, answer.problem);
        else if (asked === this.newest) judge();
      });
  }

  forget(): void {
    this.newest += 1;
    this.tape.forget();
  }
}

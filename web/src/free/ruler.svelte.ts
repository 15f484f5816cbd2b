// The tape measure: from a thing or a place to another.
import { words } from "../lib/words.svelte";
import { apart, measure, same, type Mil } from "./plane";
import type { FreePlay } from "./play.svelte";
import { isMeasured, Tape } from "./tape";

export interface Line {
  from: Mil;
  model: number; // -1: from a place
  to: Mil;
  other: number;
  gap: number | null;
}

export class Ruler {
  on = $state(false);
  line: Line | null = $state.raw(null);
  private stretching = false;
  private tape: Tape;

  constructor(private readonly play: FreePlay) {
    this.tape = new Tape(play.table);
  }

  toggle = (): void => {
    this.on = !this.on;
    this.line = null;
    if (this.on) this.play.letFall();
  };

  drop(): void {
    this.line = null;
  }

  // The first place is where the tape begins, the second one where it ends.
  lay(at: Mil, model: number): void {
    const done = this.line !== null && this.line.gap !== null && this.line.to !== this.line.from && !this.stretching;
    if (!this.line || done) {
      this.line = { from: at, model, to: at, other: -1, gap: null };
      this.stretching = true;
    } else {
      this.stretch(at, model);
      this.stretching = false;
    }
  }

  stretch(to: Mil, model = -1): void {
    const { line } = this;
    if (!line || !this.stretching) return;
    const other =
      model >= 0
        ? model
        : (this.play.bases.find((b) => b.model !== line.model && apart(b.at, to) <= b.radius)?.model ?? -1);
    const end = this.play.base(other)?.at ?? to;
    if (same(end, line.to) && line.gap !== null) return;
    this.line = { ...line, to: end, other };
    const thing = (number: number, at: Mil) => (number >= 0 ? { model: number } : { at });
    this.tape.ask({ type: "gap", a: thing(line.model, line.from), b: thing(other, end) }, (answer) => {
      if (!isMeasured(answer) || !this.line) return;
      this.line = { ...this.line, gap: answer.gap };
      if (!this.stretching)
        this.play.spoken = words.say("web-free-gap", { gap: measure(answer.gap ?? 0, words.language) });
    });
  }
}

// What the person at the table holds and is told, in every game: between the server's question and the pieces.
import { typeOf, type Act } from "./options";
import type { Advice, Computed, Line, Option, Problem, Question } from "./protocol";
import type { Point } from "./shapes";
import type { Table } from "./table.svelte";
import { words } from "./words.svelte";

// What a message of the server was told with, for a message of our own.
const plain = (params: Record<string, unknown>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === "number" ? value : String(value)]),
  );

export interface Refusal {
  problem: Problem;
  at: Point | null; // the place on the board that it is about
}

// How an answer looks as a button.
export interface Look {
  icon?: string;
  key?: string;
  tone?: "go" | "fight";
}

export type Names = (seat: number) => string;

// `A` is the closed union of the actions of its game.
export abstract class Play<A extends Act = Act> {
  narrowed: Option[] | null = $state.raw(null); // what is left after the first clicks of a gesture
  refusal: Refusal | null = $state.raw(null);
  advice: Advice[] = $state.raw([]);
  hintLevel = $state(0); // 1: where to look, 2: what to do, 3: what else
  looked: Line | null = $state.raw(null); // the line of the log that is pointed at
  aimed: Option | null = $state.raw(null); // whose odds are shown
  private odds: Map<string, Computed | null> = $state.raw(new Map()); // by action; null while they are worked out
  private asked = 0;
  // How a gesture of several answers goes on with the next question.
  protected next: ((question: Question) => Option | undefined) | null = null;

  constructor(readonly table: Table) {}

  question = $derived.by((): Question | null => this.table.question);
  live = $derived.by((): Option[] => this.narrowed ?? this.question?.options ?? []);
  passing = $derived.by((): Option | undefined => {
    const at = this.question?.passing;
    return at === null || at === undefined ? undefined : this.question?.options[at];
  });
  best = $derived.by((): Option | undefined =>
    this.advice[0] ? this.question?.options[this.advice[0].index] : undefined,
  );

  computed = $derived.by((): Computed | null => this.aimed && this.oddsOf(this.aimed));

  // Answers that have no place on the table and stand as buttons.
  abstract readonly buttons: Option[];
  // Answers that belong to things on the table, and stand as small buttons where there is room.
  abstract readonly extras: Option[];
  // Whether the game shows choices of its own with the question.
  abstract readonly offers: boolean;
  // What the tip beside the board is about, in the board's own units, and how far it keeps away from it.
  abstract readonly anchor: Point | null;
  readonly clearance: number = 66;
  // The pieces of who asks for the odds: the tip does not lie over them, as wide as `nearness` on every side.
  readonly avoided: Point[] = [];
  readonly nearness: number = 22;

  abstract lookOf(option: Option): Look;
  // The short name of the thing that an answer uses.
  nameOf(option: Option): string {
    return option.words.text;
  }
  // What a button says where the whole words of its answer would repeat the question; empty: its whole words.
  labelOf(_option: Option): string {
    return "";
  }
  // Of what kind of question the way to answer is told.
  get howKind(): string {
    // What may be used in a window lies on the table, unless it stands as a button.
    if (!this.question?.window) return this.question?.kind ?? "";
    return this.extras.length || this.buttons.some((o) => o !== this.passing) ? "" : "window";
  }
  // In whose turn and where in it the question is asked.
  abstract where(name: Names): string;

  // Who fights whom while this is asked.
  fighters = $derived.by((): number[] => this.question?.fighters ?? []);

  own = (seat: number): boolean => seat === this.table.seat;

  heading(full: string): string {
    if (!this.question) return "";
    const key = `web-ask-${this.question.kind}`;
    return words.has(key) ? words.say(key, plain(this.question.words.params)) : full;
  }

  // A new question: nothing is held any more, and a gesture of several answers goes on.
  begin(question: Question | null): void {
    this.narrowed = null;
    this.refusal = null;
    this.advice = [];
    this.hintLevel = 0;
    this.aimed = null;
    this.odds = new Map();
    this.asked = question?.number ?? -1;
    this.taken(question);
    const going = this.next;
    this.next = null;
    const option = question && going?.(question);
    if (option) void this.send(option);
    else if (question) this.settled(question);
  }

  // What a game forgets and prepares with a new question, and what it does when the question stays.
  protected taken(_question: Question | null): void {}
  protected settled(_question: Question): void {}
  protected after(_option: Option): void {}

  send = async (option: Option): Promise<void> => {
    this.after(option);
    await this.answer({ ...option.action, type: typeOf(option) }, null);
  };

  async act(action: A, at: Point | null = null): Promise<void> {
    await this.answer(action, at);
  }

  private async answer(action: Act, at: Point | null): Promise<void> {
    const problem = await this.table.answer(action);
    if (!problem) return;
    this.next = null;
    this.refusal = { problem, at };
  }

  letGo = (): void => {
    this.narrowed = null;
    this.refusal = null;
    this.dropped();
  };
  protected dropped(): void {}

  async judge(action: A, at: Point | null): Promise<void> {
    const problem = await this.table.whyNot(action);
    if (problem) this.refusal = { problem, at };
  }

  // A test whether the question that is asked now is still the one.
  sameQuestion(): () => boolean {
    const asked = this.asked;
    return () => asked === this.asked;
  }

  // Hears what the server says beside the match, unless another question is asked by then.
  hear<T>(answer: Promise<T>, then: (told: T) => void): void {
    const still = this.sameQuestion();
    void answer.then((told) => still() && then(told));
  }

  oddsOf = (option: Option): Computed | null => this.odds.get(JSON.stringify(option.action)) ?? null;

  // Asks for the odds of an answer, once.
  protected wonder(option: Option): void {
    const key = JSON.stringify(option.action);
    if (this.odds.has(key)) return;
    this.odds = new Map(this.odds).set(key, null);
    this.hear(this.table.odds(option.action), (computed) => {
      const known = new Map(this.odds).set(key, computed);
      if (!computed) known.delete(key);
      this.odds = known;
    });
  }

  // Every further wish tells more.
  hint = async (): Promise<void> => {
    if (this.advice.length) {
      this.hintLevel = Math.min(3, this.hintLevel + 1);
      return;
    }
    const best = await this.table.hint();
    if (Array.isArray(best)) [this.advice, this.hintLevel] = [best, 1];
    else this.refusal = { problem: best, at: null };
  };
}

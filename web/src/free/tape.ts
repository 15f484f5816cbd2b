// Asks the server to measure, one question at a time and at a pace that it bears: of several that wait only the newest is kept.
import type { Measured, Problem } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";

type Question = Record<string, unknown>;
type Told = (answer: Measured | Problem) => void;

export const PACE_MS = 60;

export class Tape {
  private busy = false;
  private next: { question: Question; told: Told } | null = null;

  constructor(private readonly table: Pick<Table, "measure">) {}

  ask(question: Question, told: Told): void {
    this.next = { question, told };
    if (!this.busy) this.send();
  }

  private send(): void {
    const now = this.next;
    this.next = null;
    this.busy = now !== null;
    if (!now) return;
    const rested = new Promise((done) => setTimeout(done, PACE_MS));
    void this.table.measure(now.question).then(async (answer) => {
      now.told(answer);
      await rested;
      this.send();
    });
  }

  forget(): void {
    this.next = null;
  }
}

export const isMeasured = (answer: Measured | Problem): answer is Measured =>
  "type" in answer && answer.type === "Measured";

// What is told where models go one by one: ways, lengths and lines of sight.
export type Walked = Extract<Measured, { rings: unknown }>;

export const isWalked = (answer: Measured | Problem): answer is Walked => isMeasured(answer) && "rings" in answer;

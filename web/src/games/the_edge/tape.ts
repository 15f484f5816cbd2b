// Asks the server to measure, one question at a time: while one is under way only the newest next one is kept.
import type { Measured, Problem } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";

type Question = Record<string, unknown>;
type Told = (answer: Measured | Problem) => void;

export class Tape {
  private busy = false;
  private next: { question: Question; told: Told } | null = null;

  constructor(private readonly table: Table) {}

  ask(question: Question, told: Told): void {
    if (this.busy) {
      this.next = { question, told };
      return;
    }
    this.busy = true;
    void this.table.measure(question).then((answer) => {
      this.busy = false;
      const next = this.next;
      this.next = null;
      told(answer);
      if (next) this.ask(next.question, next.told);
    });
  }

  forget(): void {
    this.next = null;
  }
}

export const isMeasured = (answer: Measured | Problem): answer is Measured => "type" in answer && answer.type === "Measured";

// Asks the server what forbids an action, one at a time and at a pace that it bears: of several that wait only the newest is kept.
import type { Act } from "../../lib/options";
import type { Problem } from "../../lib/protocol";
import type { Table } from "../../lib/table.svelte";

export const PACE_MS = 120;

export class Judging {
  private busy = false;
  private next: { action: Act; told: (problem: Problem | null) => void } | null = null;

  constructor(private readonly table: Pick<Table, "whyNot">) {}

  ask(action: Act, told: (problem: Problem | null) => void): void {
    this.next = { action, told };
    if (!this.busy) this.send();
  }

  forget(): void {
    this.next = null;
  }

  private send(): void {
    const now = this.next;
    this.next = null;
    this.busy = now !== null;
    if (!now) return;
    const rested = new Promise((done) => setTimeout(done, PACE_MS));
    void this.table.whyNot(now.action).then(async (problem) => {
      now.told(problem);
      await rested;
      this.send();
    });
  }
}

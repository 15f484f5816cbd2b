// A table without a server: what is asked, and what was sent, judged and wondered about. Answers come as they are set.
import { Table } from "../../src/lib/table.svelte";
import type { Act } from "../../src/lib/options";
import type { Advice, Computed, Option, Problem, Question, Scene, State } from "../../src/lib/protocol";

export const option = (index: number, action: Act & Record<string, unknown>, about: Option["about"] = {}): Option => ({
  index,
  action,
  words: { key: "", params: {}, text: action.type },
  about,
});

let number = 0;
export const asking = (kind: string, actions: (Act & Record<string, unknown>)[], more: Partial<Question> = {}) => ({
  number: ++number,
  seat: 0,
  kind,
  words: { key: `ask-${kind}`, params: {}, text: kind },
  options: actions.map((action, i) => option(i, action)),
  open: false,
  passing: null,
  if_passed: null,
  about: {},
  fighters: [],
  window: false,
  ...more,
});

export const refused = (rule: string): Problem => ({
  code: "illegal-action",
  key: "",
  params: {},
  text: "No.",
  rule,
  field: "",
});

export class BareTable extends Table {
  sent: Act[] = [];
  judged: Act[] = [];
  wondered: Record<string, unknown>[] = [];
  problem: Problem | null = null;
  computed: Computed | null = null;
  advice: Advice[] | Problem = [];

  constructor(scene: Scene, question: Question | null, seats = [0]) {
    super("m1");
    this.welcome = { seats } as never;
    this.state = { seat: seats[0] ?? null, status: "running", scene, question, waiting: null } as State;
  }

  asked(question: Question | null): Question | null {
    this.state = { ...this.state!, question };
    return question;
  }

  override answer(action: Act): Promise<Problem | null> {
    this.sent.push(action);
    return Promise.resolve(this.problem);
  }
  override whyNot(action: Act): Promise<Problem | null> {
    this.judged.push(action);
    return Promise.resolve(this.problem);
  }
  override odds(action: Record<string, unknown>): Promise<Computed | null> {
    this.wondered.push(action);
    return Promise.resolve(this.computed);
  }
  override hint(): Promise<Advice[] | Problem> {
    return Promise.resolve(this.advice);
  }
}

// Until everything that was promised is told.
export const told = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

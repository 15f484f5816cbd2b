// What is set down on the table: pools, squads before the match, and a model that is summoned.
import type { EdgeSquad, Problem, Question } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import { rounded, type Ghost, type Mil } from "../../free/plane";
import { actionOf, actionsOf, type EdgeAction } from "./actions";
import { colourOf } from "./table-view";
import type { EdgePlay } from "./play.svelte";
import { isMeasured, isWalked, Tape } from "../../free/tape";

export interface Placing {
  kind: "pool" | "squad" | "summon";
  squad: number; // -1 for a pool
  card: string; // of a summoning
}
// A base or a pool that is not there yet.
export interface Laid extends Ghost {
  code: string;
}

const SHAPES = ["row", "column", "block"];
const BASE_MILS = 500;

export class Setting {
  laid: Mil[] = $state.raw([]); // a squad that is being set down
  private stood: Mil[] = $state.raw([]); // where the server says that it would stand
  private shape = 0;
  held = $state(-1); // the squad of the tray that is being set down
  summoning = $state("");
  fits: Problem | null | undefined = $state.raw(undefined); // what the judge says to what is being set down; undefined: not heard yet

  private tape: Tape;

  constructor(private readonly play: EdgePlay) {
    this.tape = new Tape(play.table);
  }

  placing = $derived.by((): Placing | null => {
    const kind = this.play.question?.kind;
    if (kind === "place-pool") return { kind: "pool", squad: -1, card: "" };
    if (kind === "deploy") return { kind: "squad", squad: this.held, card: "" };
    if (kind === "progress" && this.summoning)
      return { kind: "summon", squad: this.summoned(this.summoning), card: this.summoning };
    return null;
  });
  tray = $derived.by((): EdgeSquad[] => {
    const { question, scene } = this.play;
    if (question?.kind !== "deploy") return [];
    const waiting = new Set(actionsOf(question.options, "Deploy").map(({ action }) => action.squad));
    return scene?.squads.filter((s) => waiting.has(s.squad)) ?? [];
  });
  private summoned = (card: string): number => {
    const { book, question, scene, me } = this.play;
    const listed = actionsOf(question?.options ?? [], "Summon").some(({ action }) => action.card === card);
    return listed
      ? (scene?.squads.find((s) => s.seat === me && s.waits && s.models.length === 1 && book.isNeutral(s))?.squad ?? -1)
      : -1;
  };
  // Bases of what is being set down: where they lie, or where they would.
  ghosts = $derived.by((): Laid[] => {
    const { cursor, poolRadius, scene } = this.play;
    const placing = this.placing;
    if (!placing) return [];
    if (placing.kind === "pool") return cursor ? [{ at: cursor, radius: poolRadius, code: "", faction: "" }] : [];
    const squad = scene?.squads[placing.squad];
    if (!squad) return [];
    const places = placing.kind === "summon" ? (cursor ? [cursor] : []) : this.laid.length ? this.laid : this.stood;
    return places.map((at, i) => ({
      at,
      radius: squad.models[i]?.radius ?? BASE_MILS,
      faction:
        placing.kind === "summon"
          ? colourOf(scene, squad, this.play.book)
          : (scene.players[this.play.me]?.faction ?? "neutral"),
      code: squad.models.length > 1 ? (squad.models[i]?.code ?? "") : squad.letter,
    }));
  });

  begin(question: Question | null): void {
    this.letFall();
    this.held = actionsOf(question?.options ?? [], "Deploy")[0]?.action.squad ?? -1;
  }

  letFall(): void {
    this.summoning = "";
    this.laid = [];
    this.stood = [];
    this.fits = undefined;
    this.tape.forget();
  }

  // The pointer is here; what is laid out already stays.
  point(to: Mil | null): void {
    this.play.cursor = to && rounded(to);
    if (this.placing?.kind === "squad") this.stand(this.play.cursor);
    else this.ask();
  }

  private question = (at: Mil) => ({ type: "stand", squad: this.held, at, shape: SHAPES[this.shape] });

  // The squad in hand as it would stand here.
  private stand(at: Mil | null): void {
    if (!at) {
      this.tape.forget();
      this.stood = [];
      this.fits = undefined;
      return;
    }
    const [squad, still] = [this.held, this.play.sameQuestion()];
    this.tape.ask(this.question(at), (answer) => {
      if (!still() || squad !== this.held || !this.play.cursor || !isWalked(answer)) return;
      this.stood = answer.places;
      this.fits = answer.problem;
    });
  }

  // The squad in hand near a place, once and for all: legal places, or why there are none.
  private settle(to: Mil, then: (places: Mil[]) => void): void {
    const squad = this.held;
    this.play.refusal = null;
    this.play.cursor = rounded(to);
    this.play.hear(this.play.table.measure(this.question(rounded(to))), (answer) => {
      if (squad !== this.held) return;
      if (!isMeasured(answer)) this.play.refusal = { problem: answer, at: null };
      else if (answer.problem) this.play.refusal = { problem: answer.problem, at: this.play.chart.at(to) };
      else if (isWalked(answer)) then(answer.places);
    });
  }

  private placement(): EdgeAction | null {
    const placing = this.placing;
    if (!placing) return null;
    const places = this.ghosts.map((g) => g.at);
    if (!places[0]) return null;
    if (placing.kind === "pool") return { type: "PlacePool", place: places[0] };
    return placing.kind === "summon"
      ? { type: "Summon", card: placing.card, place: places[0] }
      : { type: "Deploy", squad: placing.squad, places };
  }

  private waits = 0;
  private ask(): void {
    const action = this.placement();
    this.fits = undefined;
    clearTimeout(this.waits);
    if (!action) return;
    this.waits = window.setTimeout(() => {
      this.play.hear(this.play.table.whyNot(action), (problem) => {
        if (JSON.stringify(this.placement()) === JSON.stringify(action)) this.fits = problem;
      });
    }, 60);
  }

  place = (): void => {
    const action = this.placement();
    if (action) void this.play.act(action, this.ghosts[0] ? this.play.chart.at(this.ghosts[0].at) : null);
  };

  // A squad is laid out first, so that single models can be shifted; a pool or a single model lies at once.
  lay = (to: Mil): void => {
    if (this.placing?.kind !== "squad") {
      this.play.refusal = null;
      this.play.cursor = rounded(to);
      this.place();
      return;
    }
    this.settle(to, (places) => {
      this.laid = places;
      this.fits = null;
      this.play.spoken = words.say("web-edge-laid");
    });
  };

  // A squad that was carried from the tray stands where it was let go; beside the table it goes back.
  drop = (to: Mil | null): void => {
    if (to)
      this.settle(
        to,
        (places) => void this.play.act({ type: "Deploy", squad: this.held, places }, this.play.chart.at(to)),
      );
    else this.stand(null);
  };

  carry = (index: number, to: Mil): void => {
    this.laid = this.laid.map((at, i) => (i === index ? rounded(to) : at));
    this.ask();
  };

  choose = (squad: number): void => {
    this.held = squad;
    this.laid = [];
    this.stand(this.play.cursor);
  };

  // A place that the server proposes: the next of its formations for the squad in hand.
  private proposed = 0;
  propose = (): void => {
    const fitting = this.fitting();
    const found = fitting[this.proposed++ % (fitting.length || 1)];
    if (!found) return;
    this.play.cursor = found.places[0] ?? null;
    if (this.placing?.kind === "squad") this.laid = found.places;
    this.play.spoken = found.text;
    this.ask();
  };

  // The listed places of what is being set down.
  private fitting(): { places: Mil[]; text: string }[] {
    return (this.play.question?.options ?? []).flatMap((option) => {
      const [action, { text }] = [actionOf(option), option.words];
      if (action.type === "Deploy" && action.squad === this.held) return [{ places: action.places, text }];
      if (action.type === "Summon" && action.card === this.summoning) return [{ places: [action.place], text }];
      return action.type === "PlacePool" ? [{ places: [action.place], text }] : [];
    });
  }

  reshape = (): void => {
    const { cursor } = this.play;
    this.shape = (this.shape + 1) % SHAPES.length;
    if (this.laid.length && cursor) this.lay(cursor);
    else this.stand(cursor);
  };

  // A step of the keys: what is laid out goes along with the cursor.
  shift(to: Mil, [dx, dy]: Mil): void {
    if (!this.laid.length) {
      this.point(to);
      return;
    }
    this.laid = this.laid.map((at): Mil => [at[0] + dx, at[1] + dy]);
    this.play.cursor = to;
    this.ask();
  }

  enter(): void {
    if (this.laid.length) this.place();
    else if (this.play.cursor) this.lay(this.play.cursor);
    else this.propose();
  }
}

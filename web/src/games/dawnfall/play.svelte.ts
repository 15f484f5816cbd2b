// What the person at a table of Dawnfall holds and points at: between the board, the cards and the server's question.
import type { How, Spot } from "./board/Board.svelte";
import { pieceCentre, type Piece, type Token } from "./board/drawing";
import { actionOf, actionsOf, eventOf, kindOf, type DawnfallAction, type Kind } from "./actions";
import { hexCentre, hexOf, middle, sameSpace, spaceCentre, spaceKey, type Space } from "./geometry";
import {
  boundSquad,
  buttons,
  cardOf,
  hexesOf,
  isOnSpace,
  isPlacing,
  matching,
  meant,
  modelsOf,
  nearest,
  spaceIndexOf,
  squadsOf,
  type Pointed,
} from "./options";
import { about } from "../../lib/options";
import { Play, type Look, type Names } from "../../lib/play.svelte";
import type { Line, Option, Question } from "../../lib/protocol";
import type { Scene, Stand } from "./wire";
import type { Point } from "../../lib/shapes";
import { words } from "../../lib/words.svelte";
import { waysIn, type Leg } from "../../lib/travel";
import { Book, ownScene, pieceOf, piecesOf, placesOf, tokensOf } from "./table-view";

const ODDS_KINDS: Set<Kind> = new Set(["Fight", "UseDie", "PickModel", "Counterattack", "Reroll"]);

const GO: Set<Kind> = new Set(["StartMove", "Declare", "Accept", "Refresh", "BuyVP"]);
const FIGHT: Set<Kind> = new Set(["StartCombat", "Counterattack"]);
const ICONS: Partial<Record<Kind, string>> = {
  StartMove: "movement",
  StartCombat: "attack",
  Counterattack: "attack",
  Activate: "model",
  Reroll: "reroll",
  Refresh: "crystal",
  ChangeMode: "rotate",
  Mulligan: "hand",
  EndTurn: "flag",
};
const KEYS: Partial<Record<Kind, string>> = { StartMove: "M", StartCombat: "F", Counterattack: "F", ChangeMode: "C" };

export class DawnfallPlay extends Play<DawnfallAction> {
  movers: Set<number> = $state.raw(new Set());
  chosen: Option | null = $state.raw(null); // the placement that the ghost shows
  pointed: Spot | null = $state.raw(null);
  lookedSquad: number | null = $state(null);

  // The scene and what follows from it.
  book = $derived.by(() => new Book(this.table.content));
  scene = $derived.by((): Scene | null => ownScene(this.table.scene));
  spaces = $derived.by((): Space[] => placesOf(this.table.geometry));
  pieces = $derived.by((): Piece[] =>
    this.scene && this.table.geometry ? piecesOf(this.scene, this.table.geometry, this.book) : [],
  );
  tokens = $derived.by((): Token[] =>
    this.scene && this.table.geometry ? tokensOf(this.scene, this.table.geometry, this.pieces) : [],
  );
  // How pieces came where they are.
  ways = $derived.by(() => waysIn(this.table, this.legsOf));
  private legsOf = (line: Line): Leg[] => {
    const event = eventOf(line);
    switch (event.type) {
      case "ModelMoved":
        return [[event.model, this.way(event.start, event.path, event.end)]];
      case "ModelPushed":
      case "ModelRelocated":
        return [[event.model, this.way(event.start, [], event.end)]];
      case "ModelsSwapped": {
        const at = [event.model, event.other].map((model) => this.pieces.find((p) => p.model === model));
        const [one, other] = at.map((piece) => piece && pieceCentre(piece));
        return one && other
          ? [
              [event.model, [other, one]],
              [event.other, [one, other]],
            ]
          : [];
      }
      default:
        return [];
    }
  };
  private way(start: Stand | null, path: number[], end: Stand): Point[] {
    const centre = ({ space, hexes }: Stand): Point[] => {
      const place = this.spaces[space];
      return place ? [pieceCentre({ space: place, hexes })] : [];
    };
    const between = path.filter((space) => space !== start?.space && space !== end.space);
    const through = between.flatMap((space) => (this.spaces[space] ? [spaceCentre(this.spaces[space])] : []));
    return [...(start ? centre(start) : []), ...through, ...centre(end)];
  }
  factions = $derived.by((): string[] => this.scene?.players.map((p) => p.faction) ?? []);

  private index = $derived.by(() => new Map(this.spaces.map((space, i) => [spaceKey(space), i])));
  private models = $derived.by(
    () => new Map((this.scene?.squads ?? []).map((squad) => [squad.squad, squad.models.map((m) => m.model)])),
  );
  private squadModels = (squad: number): number[] => this.models.get(squad) ?? [];

  squadOfModel = (model: number) => this.scene?.squads.find((squad) => squad.models.some((m) => m.model === model));

  placing = $derived.by((): Option[] => this.live.filter((o) => isPlacing(o) || kindOf(o) === "PickHex"));
  // The model that is being placed: named by a push, by what the question is about, or by its words.
  placed = $derived.by((): number => {
    const first = this.placing[0];
    if (!first) return -1;
    const action = actionOf(first);
    return action.type === "Push" ? action.model : (about(first).models[0] ?? this.questionModel ?? -1);
  });
  private questionModel = $derived(this.question ? about(this.question).models[0] : undefined);

  // Spaces that glow; a dashed edge where every placement covers somebody.
  reach = $derived.by((): Map<string, { push: boolean }> => {
    const found = new Map<string, { push: boolean }>();
    if (this.byHex) return found;
    const taken = new Set(
      this.pieces
        .filter((p) => p.model !== this.placed)
        .flatMap((p) => p.hexes.map((k) => `${spaceKey(p.space)},${k}`)),
    );
    for (const option of this.live) {
      if (!isPlacing(option) && !isOnSpace(option)) continue;
      const space = this.spaces[spaceIndexOf(option)];
      if (!space) continue;
      const push = isPlacing(option) && hexesOf(option).some((k) => taken.has(`${spaceKey(space)},${k}`));
      const before = found.get(spaceKey(space));
      found.set(spaceKey(space), { push: push && (before?.push ?? true) });
    }
    return found;
  });

  // Every Space where something may be put, for the keyboard.
  places = $derived.by(
    (): Set<string> =>
      new Set(
        this.live
          .filter((o) => isPlacing(o) || isOnSpace(o))
          .map((o) => spaceKey(this.spaces[spaceIndexOf(o)] ?? [-1, -1])),
      ),
  );

  // Deployment, pushes and single hexes are shown hex by hex; those who move see the Spaces they reach.
  byHex = $derived.by((): boolean => this.placing.length > 0 && this.question?.kind !== "place-mover");
  private open = $derived.by(
    (): Set<string> =>
      new Set(
        this.byHex
          ? this.placing.flatMap((o) =>
              hexesOf(o).map((k) => `${spaceKey(this.spaces[spaceIndexOf(o)] ?? [0, 0])},${k}`),
            )
          : [],
      ),
  );
  may = $derived.by((): Set<string> => (this.open.size <= 80 ? this.open : new Set()));
  barred = $derived.by((): Set<string> => {
    if (!this.byHex || this.question?.kind !== "deploy-model" || this.open.size <= 80) return new Set();
    const taken = new Set(
      [...this.pieces, ...this.tokens].flatMap((p) => p.hexes.map((k) => `${spaceKey(p.space)},${k}`)),
    );
    const all = this.spaces.flatMap((space) => [0, 1, 2, 3, 4, 5, 6].map((k) => `${spaceKey(space)},${k}`));
    return new Set(all.filter((key) => !taken.has(key) && !this.open.has(key)));
  });

  private pointable = $derived.by(
    (): Set<number> => new Set(this.live.flatMap((o) => modelsOf(o, this.squadModels, this.narrowed !== null))),
  );
  aims = $derived.by(
    (): Set<number> => new Set([...this.pointable].filter((m) => !this.own(this.squadOfModel(m)?.seat ?? -1))),
  );
  pickable = $derived.by((): Set<number> => {
    const own = [...this.pointable].filter((m) => this.own(this.squadOfModel(m)?.seat ?? -1));
    const movers = actionsOf(this.live, "Movers").flatMap(({ action }) => action.models);
    return new Set([...own, ...movers]);
  });
  held = $derived.by((): Set<number> => {
    const fights = actionsOf(this.narrowed ?? [], "Fight").map(({ action }) => action.model);
    const one = new Set(fights).size === 1 ? fights : [];
    const activated =
      this.scene?.squads.filter((s) => s.activated && this.own(s.seat)).flatMap((s) => s.models.map((m) => m.model)) ??
      [];
    const chosen = one.length || this.movers.size || this.pointable.size > 0;
    const busy = this.placed >= 0 ? [this.placed] : chosen ? [] : activated;
    return new Set([...one, ...this.movers, ...busy]);
  });
  private advised = $derived.by((): Option[] => (this.best ? [this.best] : []));
  shownModels = $derived.by(
    (): Set<number> =>
      new Set([
        ...this.advised.flatMap((o) => [...about(o).models, ...about(o).squads.flatMap(this.squadModels)]),
        ...(this.looked ? [...about(this.looked).models, ...about(this.looked).squads.flatMap(this.squadModels)] : []),
        ...(this.lookedSquad === null ? [] : this.squadModels(this.lookedSquad)),
      ]),
  );
  shownSpaces = $derived.by(
    (): Set<string> =>
      new Set(
        [...this.advised.flatMap((o) => about(o).spaces), ...(this.looked ? about(this.looked).spaces : [])].flatMap(
          (i) => (this.spaces[i] ? [spaceKey(this.spaces[i])] : []),
        ),
      ),
  );

  // Where models of a joint move will stand, and where the one in hand would: both are drawn as ghosts.
  private planned: Map<number, Option> = $state.raw(new Map());
  ghosts = $derived.by((): Piece[] => {
    const planned = [...this.planned].flatMap(([model, option]) => this.ghostOf(model, option, -3 - model));
    return this.chosen ? [...planned, ...this.ghostOf(this.placed, this.chosen, -2)] : planned;
  });
  private ghostOf(model: number, option: Option, key: number): Piece[] {
    const space = this.spaces[spaceIndexOf(option)];
    const squad = this.scene && this.squadOfModel(model);
    if (!space || !squad || !this.scene) return [];
    const nth = squad.models.findIndex((m) => m.model === model);
    return [{ ...pieceOf(this.scene, squad, this.book, model, nth, space, hexesOf(option)), model: key }];
  }

  // Squad cards and cards in hand that may be taken.
  squadsLive = $derived.by((): Set<number> => new Set(this.live.flatMap((o) => squadsOf(o, this.narrowed !== null))));
  // Enhancements that may be used now, by their Squads.
  enhancementsLive = $derived.by((): Map<number, Set<string>> => {
    const found = new Map<number, Set<string>>();
    for (const { action } of actionsOf(this.question?.options ?? [], "UseEnhancement", "PickEnhancement"))
      found.set(action.squad, (found.get(action.squad) ?? new Set()).add(action.card));
    return found;
  });
  readyHalves = (card: string): Set<"upper" | "lower" | "attach"> => {
    const found = new Set<"upper" | "lower" | "attach">();
    const listed = actionsOf(this.question?.options ?? [], "PlayCard", "Attach", "PickCard", "Discard");
    for (const { action } of listed) {
      if (action.card !== card) continue;
      if (action.type === "PlayCard") found.add(action.half);
      else if (action.type === "Attach") found.add("attach");
      else found.add("upper").add("lower");
    }
    return found;
  };
  cardHeld = $derived.by((): string => {
    const cards = new Set(this.narrowed?.map(cardOf));
    return cards.size === 1 ? ([...cards][0] ?? "") : "";
  });
  hasBanner = $derived.by((): boolean => this.question?.options.some((o) => kindOf(o) === "UseBanner") ?? false);
  hasShrine = $derived.by((): boolean => this.question?.options.some((o) => kindOf(o) === "UseShrine") ?? false);
  pays = $derived.by((): Option[] => this.live.filter((o) => kindOf(o) === "Pay"));
  dice = $derived.by((): Option[] => this.live.filter((o) => kindOf(o) === "UseDie"));
  moverSets = $derived.by(() => actionsOf(this.live, "Movers"));
  buttons = $derived.by((): Option[] => {
    const found = buttons(this.live, this.narrowed !== null);
    const cards = actionsOf(this.live, "PickCard", "PickEnhancement", "PickToken", "UseStatus").map((o) => o.option);
    return [...new Set([...found, ...cards])];
  });
  extras = $derived.by((): Option[] =>
    this.narrowed === null
      ? actionsOf(this.question?.options ?? [], "UseShrine", "UseBanner", "UseEnhancement").map((o) => o.option)
      : [],
  );
  offers = $derived.by(
    (): boolean =>
      this.dice.length > 0 ||
      this.pays.length > 0 ||
      this.moverSets.length > 0 ||
      (this.chosen !== null && this.placing.length > 0),
  );
  anchor = $derived.by((): [number, number] | null => {
    if (this.refusal) return this.refusal.at;
    return this.computed && this.pointed && spaceCentre(this.pointed.space);
  });

  override readonly avoided: Point[] = $derived.by(() => {
    const models = this.aimed && !this.refusal ? about(this.aimed).models : [];
    return this.pieces
      .filter((p) => models.includes(p.model) && this.own(p.seat))
      .flatMap((p) => p.hexes.map((k) => hexCentre(hexOf(p.space, k))));
  });

  lookOf(option: Option): Look {
    const type = kindOf(option);
    const tone = FIGHT.has(type) ? "fight" : GO.has(type) ? "go" : undefined;
    return {
      ...(ICONS[type] ? { icon: ICONS[type] } : {}),
      ...(KEYS[type] ? { key: KEYS[type] } : {}),
      ...(tone ? { tone } : {}),
    };
  }

  override nameOf(option: Option): string {
    const action = actionOf(option);
    if (action.type === "UseEnhancement") return this.book.card(action.card)?.name ?? action.card;
    return words.say(action.type === "UseBanner" ? "web-banner" : "web-shrine");
  }

  override labelOf(option: Option): string {
    const squad = this.narrowed && boundSquad(this.narrowed, option);
    const found = this.scene?.squads.find((s) => s.squad === squad);
    return found ? `${this.book.squadName(found.card)} ${found.letter}` : "";
  }

  // Where few places are free they glow, where many are the others are hatched.
  override get howKind(): string {
    return super.howKind === "deploy-model" && this.may.size ? "push-model" : super.howKind;
  }

  where(name: Names): string {
    const scene = this.scene;
    if (!scene) return "";
    if (!scene.number) return words.say("web-setting-up");
    const kind = scene.kind === "active" ? "active" : scene.kind === "passive" ? "passive" : "other";
    const turn =
      scene.turn === this.table.seat
        ? words.say("web-own-turn", { kind })
        : words.say("web-their-turn", { kind, name: name(scene.turn) });
    const activated = scene.squads.find((s) => s.activated && this.own(s.seat));
    return [
      turn,
      ...(activated && this.question ? [words.say("web-activation-of", { letter: activated.letter })] : []),
    ].join("\n");
  }

  override heading(full: string): string {
    const [first] = this.narrowed ?? [];
    if (first && ["UseBanner", "UseShrine"].includes(kindOf(first)))
      return words.say("web-ask-bind", { card: this.nameOf(first) });
    if (this.narrowed && this.cardHeld)
      return words.say("web-ask-bind", { card: this.book.card(this.cardHeld)?.name ?? this.cardHeld });
    return super.heading(full);
  }

  protected override taken(question: Question | null): void {
    this.chosen = null;
    this.planned = new Map(
      question?.kind === "place-mover" ? [...this.planned].filter(([model]) => model !== this.placed) : [],
    );
    const movers = actionsOf(question?.options ?? [], "Movers").map(({ action }) => action.models);
    this.movers = new Set(movers.sort((a, b) => b.length - a.length)[0] ?? []);
  }

  protected override settled(question: Question): void {
    this.wonderAll(question.options.filter((o) => kindOf(o) === "UseDie"));
  }

  // Who says Move and has only one model to move has said enough.
  protected override after(option: Option): void {
    if (this.question?.kind === "place-mover" && this.placed >= 0)
      this.planned = new Map(this.planned).set(this.placed, option);
    if (kindOf(option) !== "StartMove") return;
    this.next = (question) => {
      const sets = question.options.filter((o) => kindOf(o) === "Movers");
      return question.kind === "choose-movers" && sets.length === 1 ? sets[0] : undefined;
    };
  }

  private thingsAt(spot: Spot): Pointed[] {
    const space = this.index.get(spaceKey(spot.space));
    const here = (hexes: number[]) => spot.hex < 0 || hexes.includes(spot.hex);
    const pieces = this.pieces.filter((p) => sameSpace(p.space, spot.space) && here(p.hexes));
    const tokens = this.tokens.filter((t) => sameSpace(t.space, spot.space) && here(t.hexes));
    const base: Pointed = { hex: spot.hex, place: spot.space, ...(space === undefined ? {} : { space }) };
    return [
      ...pieces.map((p) => ({ ...base, model: p.model, squad: p.squad })),
      ...tokens.map((t) => ({ ...base, token: t.token })),
      base,
    ];
  }

  optionsAt(spot: Spot): Option[] {
    const found = this.thingsAt(spot).flatMap((thing) =>
      matching(this.live, thing, this.squadModels, this.narrowed !== null),
    );
    return [...new Set(found)];
  }

  private bestPlacement(spot: Spot): Option | undefined {
    const here = this.optionsAt(spot).filter((o) => isPlacing(o) || kindOf(o) === "PickHex");
    const any = here.length ? here : this.optionsAt({ ...spot, hex: -1 }).filter((o) => isPlacing(o));
    const centre = hexCentre(hexOf(spot.space, Math.max(spot.hex, 0)));
    return nearest(any, (hexes) => middle(hexes.map((k) => hexCentre(hexOf(spot.space, k)))), centre);
  }

  hover = (spot: Spot | null): void => {
    this.pointed = spot;
    if (this.placing.length) {
      if (spot) {
        const same = this.chosen && spot.hex < 0 && spaceIndexOf(this.chosen) === this.index.get(spaceKey(spot.space));
        if (!same) this.chosen = this.bestPlacement(spot) ?? null;
      } else this.chosen = null;
      return;
    }
    const aimed = spot ? actionsOf(this.optionsAt(spot), "Fight", "PickModel").map((o) => o.option) : [];
    this.aimed = aimed[0] ?? null;
    if (this.aimed) this.wonderAll([this.aimed]);
  };

  // The next way to lay the base in the Space of the ghost.
  turn = (): void => {
    if (!this.chosen) return;
    const at = spaceIndexOf(this.chosen);
    const here = this.placing.filter((o) => spaceIndexOf(o) === at);
    this.chosen = here[(here.indexOf(this.chosen) + 1) % here.length] ?? null;
  };

  spot = (spot: Spot, how: How): void => {
    this.refusal = null;
    if (this.moverSets.length && this.toggleMover(spot)) return;
    if (this.placing.length) this.placeAt(spot, how);
    else if (how === "touch" && this.aimFirst(spot)) return;
    else this.choose(this.optionsAt(spot), spot);
  };

  // A finger cannot hover: the first tap on an enemy shows the odds, the second one fights.
  private aimFirst(spot: Spot): boolean {
    const [fight, ...others] = this.optionsAt(spot);
    if (!fight || others.length || kindOf(fight) !== "Fight" || this.aimed === fight) return false;
    this.pointed = spot;
    this.aimed = fight;
    this.wonderAll([fight]);
    return true;
  }

  private toggleMover(spot: Spot): boolean {
    const models = this.thingsAt(spot).flatMap((t) =>
      t.model !== undefined && this.pickable.has(t.model) ? [t.model] : [],
    );
    if (!models.length) return false;
    this.movers = new Set(
      [...this.movers].filter((m) => !models.includes(m)).concat(models.filter((m) => !this.movers.has(m))),
    );
    return true;
  }

  private placeAt(spot: Spot, how: How): void {
    const best =
      how === "key" && this.chosen && spaceIndexOf(this.chosen) === this.index.get(spaceKey(spot.space))
        ? this.chosen
        : this.bestPlacement(spot);
    if (!best) {
      this.chosen = null;
      void this.explain(this.thingsAt(spot), spot);
      return;
    }
    const alone = this.placing.filter((o) => spaceIndexOf(o) === spaceIndexOf(best)).length === 1;
    if (
      how !== "touch" ||
      alone ||
      (this.chosen && hexesOf(this.chosen).includes(spot.hex) && spaceIndexOf(this.chosen) === spaceIndexOf(best))
    )
      void this.send(how === "touch" && this.chosen && !alone ? this.chosen : best);
    else this.chosen = best;
  }

  // One option is taken, several are held for the next click, none is explained.
  choose(found: Option[], spot: Spot | null = null, things: Pointed[] | null = null): void {
    const [first, second] = found;
    if (first && !second) void this.send(first);
    else if (first && found.length < this.live.length) this.narrowed = found;
    else if (first) this.narrowed = found;
    else void this.explain(things ?? (spot ? this.thingsAt(spot) : []), spot);
  }

  point = (at: Pointed): void => {
    this.refusal = null;
    if (this.moverSets.length && at.squad !== undefined) {
      const models = this.squadModels(at.squad);
      if (this.moverSets.some(({ action }) => action.models.some((m) => models.includes(m)))) return;
    }
    const narrowed = this.narrowed !== null;
    const found = matching(
      at.card !== undefined || at.enhancement ? (this.question?.options ?? []) : this.live,
      at,
      this.squadModels,
      narrowed,
    );
    this.choose(found, null, [at]);
  };

  pick = (type: "UseBanner" | "UseShrine"): void => {
    const found = this.question?.options.filter((o) => kindOf(o) === type) ?? [];
    if (found.length === 1 && found[0]) void this.send(found[0]);
    else if (found.length) this.narrowed = found;
    else void this.judge({ type, power: 0, bind: -1 }, null);
  };

  protected override dropped(): void {
    this.chosen = null;
    this.aimed = null;
  }

  private async explain(things: Pointed[], spot: Spot | null): Promise<void> {
    const question = this.question;
    if (this.narrowed) {
      this.letGo();
      return;
    }
    if (!question) return;
    for (const thing of things) {
      const action = meant(question, this.live, thing);
      if (action) return this.judge(action, spot && spaceCentre(spot.space));
    }
  }

  move = (): void => {
    const wanted = [...this.movers].sort((a, b) => a - b);
    const listed = this.moverSets.find(
      ({ action }) => [...action.models].sort((a, b) => a - b).join() === wanted.join(),
    );
    if (listed) void this.send(listed.option);
    else void this.act({ type: "Movers", models: wanted });
  };

  private wonderAll(options: Option[]): void {
    for (const option of options) if (ODDS_KINDS.has(kindOf(option))) this.wonder(option);
  }

  // What an answer inside a fight is worth to the own side: the share of harm done, or of harm avoided in defence.
  worth = (option: Option): number | null => {
    const computed = this.oddsOf(option);
    if (!computed) return null;
    const { harm_done, harm_taken } = computed;
    const [done, own] = this.own(computed.seat) ? [harm_done ?? 0, harm_taken ?? 0] : [harm_taken ?? 0, harm_done ?? 0];
    return this.question?.kind === "choose-die-defense" ? 1 - own : done;
  };

  // A Squad that is carried from the tray is put down here, as soon as the server asks where.
  drop = (spot: Spot): void => {
    if (this.placing.length) this.placeAt(spot, "mouse");
    else
      this.next = (question) => (question.kind === "deploy-model" ? this.nearestOf(question.options, spot) : undefined);
  };

  private nearestOf(options: Option[], spot: Spot): Option | undefined {
    const index = this.index.get(spaceKey(spot.space));
    const here = options.filter((o) => isPlacing(o) && spaceIndexOf(o) === index);
    return nearest(
      here,
      (hexes) => middle(hexes.map((k) => hexCentre(hexOf(spot.space, k)))),
      hexCentre(hexOf(spot.space, Math.max(spot.hex, 0))),
    );
  }

  // Carrying a piece: choose it as the mover if that is asked, and put it down where it was let go.
  drag = (from: Spot, to: Spot): void => {
    const model = this.thingsAt(from).find((t) => t.model !== undefined)?.model;
    if (this.placing.length) {
      this.placeAt(to, "mouse");
      return;
    }
    const set = this.moverSets.find(({ action }) => action.models.length === 1 && action.models[0] === model);
    if (!set) return;
    this.next = (question) => this.nearestOf(question.options, to);
    void this.send(set.option);
  };
}

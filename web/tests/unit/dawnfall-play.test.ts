// What clicks, taps and keys mean at a table of Dawnfall, question by question.
import { describe, expect, it } from "vitest";
import { actionOf, actionsOf } from "../../src/games/dawnfall/actions";
import { hexesOf, spaceIndexOf } from "../../src/games/dawnfall/options";
import { DawnfallPlay } from "../../src/games/dawnfall/play.svelte";
import type { Spot } from "../../src/games/dawnfall/board/Board.svelte";
import type { Computed, Question } from "../../src/lib/protocol";
import { board, optionsOf, questionOf, sceneOf, texts } from "./fixtures";
import { asking, BareTable, refused, told } from "./tables";

function sat(kind: Parameters<typeof questionOf>[0], more: Partial<Question> = {}) {
  const question = { ...questionOf(kind), about: {}, fighters: [], window: false, ...more };
  const table = new BareTable(sceneOf(kind), question);
  [table.geometry, table.content] = [board, texts];
  const play = new DawnfallPlay(table);
  play.begin(question);
  return { table, play };
}
const spotOf = (play: DawnfallPlay, index: number, hex = -1): Spot => ({ space: play.spaces[index]!, hex });

describe("deployment", () => {
  it("is shown hex by hex, and the ghost stands on the hex that is pointed at", () => {
    const { play } = sat("deploy-model", { about: { models: [1] } });
    expect([play.byHex, play.reach.size]).toEqual([true, 0]);
    play.hover(spotOf(play, 0, 3));
    expect(play.chosen && hexesOf(play.chosen)).toContain(3);
    expect(play.ghosts).toHaveLength(1);
    play.hover(null);
    expect([play.chosen, play.ghosts]).toEqual([null, []]);
  });
  it("puts the model down where it was clicked", async () => {
    const { table, play } = sat("deploy-model");
    play.spot(spotOf(play, 0, 4), "mouse");
    await told();
    expect(table.sent).toMatchObject([{ type: "Place", space: [0, 0] }]);
    expect((table.sent[0] as unknown as { hexes: number[] }).hexes).toContain(4);
  });
  it("by touch shows the model first, and puts it down at the second tap on it", async () => {
    const { table, play } = sat("deploy-model");
    play.spot(spotOf(play, 0, 4), "touch");
    expect([table.sent, play.chosen !== null]).toEqual([[], true]);
    play.spot(spotOf(play, 0, 4), "touch");
    await told();
    expect(table.sent).toHaveLength(1);
  });
  it("turns the base in the Space of the ghost", () => {
    const { play } = sat("deploy-model");
    play.hover(spotOf(play, 0, 1));
    const seen = new Set<string>();
    for (let i = 0; i < 6; i++) {
      seen.add(hexesOf(play.chosen!).join());
      play.turn();
    }
    expect(seen.size).toBe(6);
    expect(spaceIndexOf(play.chosen!)).toBe(0);
  });
  it("where nothing fits asks the server why not, for a base of the same size", async () => {
    const { table, play } = sat("deploy-model");
    table.problem = refused("DF-DEP-4");
    play.spot(spotOf(play, 15, 2), "mouse");
    await told();
    expect(table.judged).toMatchObject([{ type: "Place", space: play.spaces[15] }]);
    expect(play.refusal?.problem.rule).toBe("DF-DEP-4");
    expect(play.anchor).toEqual(play.refusal?.at);
  });
  it("puts a Squad that was carried to the board down as soon as its place is asked for", async () => {
    const { table, play } = sat("main");
    play.drop(spotOf(play, 0, 3));
    play.begin(table.asked({ ...questionOf("deploy-model"), about: {}, fighters: [], window: false }));
    await told();
    expect(table.sent).toMatchObject([{ type: "Place", space: [0, 0] }]);
  });
});

describe("a Move", () => {
  it("begins with everybody who may go along, and a click leaves a model behind", async () => {
    const { table, play } = sat("choose-movers");
    const all = actionsOf(optionsOf("choose-movers"), "Movers").map(({ action }) => action.models);
    expect([...play.movers].sort()).toEqual([3, 4, 5, 6]);
    const piece = play.pieces.find((p) => p.model === 4)!;
    play.spot({ space: piece.space, hex: piece.hexes[0]! }, "mouse");
    expect([...play.movers].sort()).toEqual([3, 5, 6]);
    play.move();
    await told();
    expect(table.sent).toEqual([{ type: "Movers", models: all.find((models) => models.join() === "3,5,6") }]);
  });
  it("with one model to move goes on by itself", async () => {
    const { table, play } = sat("activation");
    await play.send(play.live.find((o) => actionOf(o).type === "StartMove")!);
    const one = asking("choose-movers", [{ type: "Done" }, { type: "Movers", models: [2] }]);
    play.begin(table.asked(one));
    await told();
    expect(table.sent).toEqual([{ type: "StartMove" }, { type: "Movers", models: [2] }]);
  });
  it("with several waits for the choice, and for nothing after that", async () => {
    const { table, play } = sat("activation");
    await play.send(play.live.find((o) => actionOf(o).type === "StartMove")!);
    const movers = [[1], [2]].map((models) => ({ type: "Movers", models }));
    play.begin(table.asked(asking("choose-movers", movers)));
    play.begin(table.asked(asking("choose-movers", movers.slice(0, 1))));
    await told();
    expect(table.sent).toEqual([{ type: "StartMove" }]);
  });
  it("shows the Spaces in reach, and keeps those who have their place as ghosts", async () => {
    const { table, play } = sat("place-mover", { about: { models: [3] } });
    expect(play.byHex).toBe(false);
    expect(play.reach.size).toBeGreaterThan(0);
    expect([...play.reach.keys()].every((key) => play.places.has(key))).toBe(true);
    const [first] = play.placing;
    await play.send(first!);
    const next = { ...questionOf("place-mover"), number: 999, about: { models: [4] }, fighters: [], window: false };
    play.begin(table.asked(next));
    expect(play.ghosts).toHaveLength(1);
  });
  it("travels along the Spaces that the event tells of", () => {
    const { table, play } = sat("main");
    const piece = play.pieces.find((p) => p.model === 3)!;
    const at = play.spaces.findIndex((space) => space.join() === piece.space.join());
    const [start, end] = [
      { space: 0, hexes: [0] },
      { space: at, hexes: piece.hexes },
    ];
    const raw = { type: "ModelMoved", rule: "DF-MOV-3", model: 3, start, path: [0, 1, at], end };
    table.fresh = [{ number: 1, words: { key: "", params: {}, text: "" }, rule: "", about: {}, roll: null, raw }];
    expect(play.ways.get(3)).toHaveLength(3);
    expect([...play.ways.keys()]).toEqual([3]);
  });
});

describe("a fight", () => {
  const enemy = (play: DawnfallPlay): Spot => {
    const piece = play.pieces.find((p) => p.model === 12)!;
    return { space: piece.space, hex: piece.hexes[0]! };
  };
  it("begins with a click on the enemy, whose odds are told while it is pointed at", async () => {
    const { table, play } = sat("choose-fight");
    table.computed = { kind: "fight", chances: [{ share: 0.5 }] } as unknown as Computed;
    expect([...play.aims].sort()).toEqual([12, 14]);
    play.hover(enemy(play));
    await told();
    expect(table.wondered).toMatchObject([{ type: "Fight", model: 2, target: 12 }]);
    expect(play.computed?.kind).toBe("fight");
    play.spot(enemy(play), "mouse");
    await told();
    expect(table.sent).toMatchObject([{ type: "Fight", target: 12 }]);
  });
  it("by touch shows the odds first", async () => {
    const { table, play } = sat("choose-fight");
    play.spot(enemy(play), "touch");
    expect([table.sent, table.wondered.length]).toEqual([[], 1]);
    play.spot(enemy(play), "touch");
    await told();
    expect(table.sent).toMatchObject([{ type: "Fight", target: 12 }]);
  });
  it("against somebody who is not there to be fought says why not", async () => {
    const { table, play } = sat("choose-fight");
    const other = play.pieces.find((p) => !play.own(p.seat) && !play.aims.has(p.model))!;
    play.spot({ space: other.space, hex: other.hexes[0]! }, "mouse");
    await told();
    expect([table.sent, table.judged]).toMatchObject([[], [{ type: "Fight", target: other.model }]]);
  });
  it("is worth the harm that is done, or, in defence, the harm that is avoided", async () => {
    const dice = [{ type: "UseDie", die: "red" }];
    const { table, play } = sat("main");
    table.computed = { seat: 1, harm_done: 0.2, harm_taken: 0.7 } as unknown as Computed;
    play.begin(table.asked(asking("choose-die-defense", dice)));
    await told();
    expect(play.worth(play.dice[0]!)).toBe(0.8);
    play.begin(table.asked(asking("choose-die-attack", dice)));
    await told();
    expect(play.worth(play.dice[0]!)).toBe(0.7);
  });
});

describe("the main window of a turn", () => {
  it("activates the Squad that is clicked", async () => {
    const { table, play } = sat("main");
    const { action } = actionsOf(optionsOf("main"), "Activate")[0]!;
    play.point({ squad: action.squad });
    await told();
    expect(table.sent).toEqual([action]);
  });
  it("of a Squad that may not be activated asks why not, and so does every other window", async () => {
    for (const more of [{}, { options: [], window: true }]) {
      const { table, play } = sat("main", more);
      const live = new Set(actionsOf(play.live, "Activate").map(({ action }) => action.squad));
      const squad = play.scene!.squads.find((s) => !live.has(s.squad))!.squad;
      play.point({ squad });
      await told();
      expect(table.judged).toEqual([{ type: "Activate", squad }]);
    }
  });
  it("asks for whom a card is that several may have, and Escape lets go of it", () => {
    const { table, play } = sat("main");
    play.point({ card: "firing-position", half: "attach" });
    expect(play.narrowed?.length).toBeGreaterThan(1);
    expect([play.cardHeld, table.sent]).toEqual(["firing-position", []]);
    expect(play.buttons.map((o) => play.labelOf(o)).every(Boolean)).toBe(true);
    play.letGo();
    expect([play.narrowed, play.cardHeld]).toEqual([null, ""]);
  });
  it("with a card in hand takes a click beside it as letting go", async () => {
    const { table, play } = sat("main");
    play.point({ card: "firing-position", half: "attach" });
    play.spot(spotOf(play, 15, 0), "mouse");
    await told();
    expect([play.narrowed, table.judged]).toEqual([null, []]);
  });
  it("judges a card that cannot be played", async () => {
    const { table, play } = sat("main");
    play.point({ card: "energy-drain", half: "upper" });
    await told();
    expect(table.judged).toEqual([{ type: "PlayCard", card: "energy-drain", half: "upper", bind: -1 }]);
  });
});

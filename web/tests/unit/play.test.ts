// What every game does between the server's question and the table, at a table of the dummy game.
import { describe, expect, it } from "vitest";
import type { Computed, Question, Scene } from "../../src/lib/protocol";
import { DicePlay } from "../dummy_game/play.svelte";
import type * as dice from "../dummy_game/wire";
import { asking, BareTable, refused, told } from "./tables";

const scene: dice.Scene = {
  game: "dice",
  seat: 0,
  turn: 0,
  turns: 0,
  sides: ["red", "blue"],
  points: [0, 0],
  at: [1000, 6000],
  shown: [],
  hand_counts: [2, 2],
  deck_count: 1,
  hands: { 0: ["ace", "ten"] },
};
const turn = () =>
  asking("turn", [{ type: "Throw" }, { type: "Hold" }, { type: "Peek" }, { type: "Gamble" }], { passing: 1 });
const computed = { kind: "dice-points", chances: [{ share: 0.5 }] } as unknown as Computed;

function sat(question: Question) {
  const table = new BareTable(scene as unknown as Scene, question);
  table.geometry = { board: "road", players: [2], road: 6000, reach: 1000 } as never;
  const play = new DicePlay(table);
  play.begin(question);
  return { table, play };
}

describe("a question", () => {
  it("lets go of everything that was held for the one before", async () => {
    const { table, play } = sat(turn());
    table.advice = [{ index: 0, worth: 0.5, why: [] }];
    await play.hint();
    play.narrowed = play.live.slice(0, 1);
    play.refusal = { problem: refused("DI-TRN-1"), at: null };
    play.aimed = play.live[0]!;
    play.begin(table.asked(turn()));
    expect([play.narrowed, play.refusal, play.aimed, play.advice, play.hintLevel]).toEqual([null, null, null, [], 0]);
  });
  it("is left by its answer that does nothing, and narrowed by the first clicks of a gesture", () => {
    const { play } = sat(turn());
    expect(play.passing?.action).toEqual({ type: "Hold" });
    play.narrowed = play.live.slice(2, 3);
    expect(play.live.map((option) => option.action.type)).toEqual(["Peek"]);
    play.letGo();
    expect(play.live).toHaveLength(4);
  });
  it("of a window says that whatever lies on the table can be used, unless it stands as a button", () => {
    const { table, play } = sat(asking("window-x", [{ type: "Hold" }], { passing: 0, window: true }));
    expect(play.howKind).toBe("window");
    play.begin(table.asked(asking("window-x", [{ type: "Hold" }, { type: "Peek" }], { passing: 0, window: true })));
    expect(play.howKind).toBe("");
    play.begin(table.asked(turn()));
    expect(play.howKind).toBe("turn");
  });
  it("is told in the words of the server where there are none of our own", () =>
    expect(sat(turn()).play.heading("What now?")).toBe("What now?"));
});

describe("an answer", () => {
  it("is sent as it is listed", async () => {
    const { table, play } = sat(turn());
    await play.send(play.live[3]!);
    expect(table.sent).toEqual([{ type: "Gamble" }]);
  });
  it("that is refused says why, and where", async () => {
    const { table, play } = sat(asking("walk", [{ type: "March", to: 1500 }], { open: true }));
    table.problem = refused("DI-WLK-1");
    play.walk(5000);
    await told();
    expect(table.sent).toEqual([{ type: "March", to: 5000 }]);
    expect(play.refusal).toEqual({ problem: refused("DI-WLK-1"), at: [500, 40] });
    expect(play.anchor).toEqual([500, 40]);
  });
  it("that is measured is carried by the keys, and let go by Escape", () => {
    const { play } = sat(asking("walk", [{ type: "March", to: 1500 }], { open: true }));
    play.nudge(1);
    play.nudge(1);
    expect(play.cursor).toBe(1100);
    play.letGo();
    expect(play.cursor).toBeNull();
  });
  it("that is sealed is a card of the own hand, and nothing else", () => {
    const { table, play } = sat(
      asking("bid", [
        { type: "Bid", card: "ace" },
        { type: "Bid", card: "ten" },
      ]),
    );
    play.bid("king");
    play.bid("ten");
    expect([table.sent, play.buttons, play.offers]).toEqual([[{ type: "Bid", card: "ten" }], [], true]);
  });
});

describe("the odds of an answer", () => {
  it("are asked for once, and told while it is pointed at", async () => {
    const { table, play } = sat(turn());
    table.computed = computed;
    play.over(0);
    play.over(null);
    play.over(0);
    await told();
    expect(table.wondered).toEqual([{ type: "Gamble" }]);
    expect(play.computed).toBe(computed);
    play.over(1);
    expect(play.computed).toBeNull();
  });
  it("are asked for again where the server did not know them", async () => {
    const { table, play } = sat(turn());
    for (const _ of [1, 2]) {
      play.over(0);
      await told();
    }
    expect(table.wondered).toHaveLength(2);
  });
  it("that come after the next question are not heard any more", async () => {
    const { table, play } = sat(turn());
    table.computed = computed;
    play.over(0);
    play.begin(table.asked(turn()));
    await told();
    expect(play.oddsOf(play.live[3]!)).toBeNull();
  });
});

describe("a hint", () => {
  it("tells more whenever it is wished for again, up to all of it", async () => {
    const { table, play } = sat(turn());
    table.advice = [{ index: 3, worth: 0.5, why: [] }];
    const levels: number[] = [];
    for (const _ of [1, 2, 3, 4]) {
      await play.hint();
      levels.push(play.hintLevel);
    }
    expect(levels).toEqual([1, 2, 3, 3]);
    expect(play.best?.action).toEqual({ type: "Gamble" });
  });
  it("that cannot be given says why", async () => {
    const { table, play } = sat(turn());
    table.advice = refused("");
    await play.hint();
    expect([play.refusal?.problem.text, play.hintLevel]).toEqual(["No.", 0]);
  });
});

it("a seat travels along the path that the event tells of", () => {
  const { table, play } = sat(turn());
  const raw = { type: "Marched", rule: "DI-WLK-1", seat: 1, path: [6000, 5500] };
  table.fresh = [{ number: 1, words: { key: "", params: {}, text: "" }, rule: "", about: {}, roll: null, raw }];
  expect(play.ways.get(1)).toEqual([
    [600, 100],
    [550, 100],
  ]);
});

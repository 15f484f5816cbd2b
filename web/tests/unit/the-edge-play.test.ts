// What clicks, taps and keys mean at a table of The Edge, question by question.
import { afterEach, describe, expect, it, vi } from "vitest";
import { actionOf } from "../../src/games/the_edge/actions";
import { EdgePlay } from "../../src/games/the_edge/play.svelte";
import type { Content, EdgeScene, EdgeSquad } from "../../src/lib/protocol";
import type { Mil } from "../../src/free/plane";
import type { Computed, Question } from "../../src/lib/protocol";
import { settings } from "../../src/lib/settings.svelte";
import { asking, BareTable, refused, told } from "./tables";

// Squads 0 and 2 are ours, 1 is theirs; 3 belongs to no army and waits to be summoned.
const squad = (squad: number, seat: number, card: string, at: (Mil | null)[], more: Partial<EdgeSquad> = {}) => ({
  squad,
  seat,
  card,
  letter: "ABCD"[squad],
  waits: false,
  effects: [],
  models: at.map((place, i) => ({ model: squad * 10 + i, code: `${i + 1}`, at: place, radius: 500, height: 1000 })),
  ...more,
});
const squads = [
  squad(0, 0, "C-PIL", [
    [10000, 10000],
    [12000, 10000],
  ]),
  squad(1, 1, "D-HOU", [[10000, 14000]]),
  squad(2, 0, "C-SNI", [[20000, 10000]]),
  squad(3, 0, "N-RHA", [null], { waits: true }),
];
const scene = {
  game: "the-edge",
  seat: 0,
  turn: 1,
  phase: "activation",
  active: 0,
  acting: 0,
  players: [
    { seat: 0, faction: "chapter", deck_count: 3, zone: [0, 0, 36000, 4000] },
    { seat: 1, faction: "demons", deck_count: 3, zone: [0, 32000, 36000, 36000] },
  ],
  squads,
  pools: [{ pool: 0, at: [30000, 10000], crystals: 2 }],
  queue: [],
  hands: { 0: ["bolt"] },
} as unknown as EdgeScene;
const card = (id: string) => ({ id, name: id, models: 1, normal: { abilities: [] }, shifted: null });
const content = {
  game: "the-edge",
  language: "en",
  armies: [
    {
      id: "chapter",
      name: "Chapter",
      neutral: false,
      squads: [card("C-PIL"), card("C-SNI")],
      spells: [],
      progress: [],
    },
    { id: "neutral", name: "Neutral", neutral: true, squads: [card("N-RHA")], spells: [], progress: [] },
  ],
} as unknown as Content;

function sat(question: Question, more: Partial<EdgeScene> = {}) {
  const table = new BareTable({ ...scene, ...more }, question);
  table.content = content;
  table.geometry = { table: { size: 36000, pool_radius: 1000 } } as never;
  const play = new EdgePlay(table);
  play.begin(question);
  return { table, play };
}
const activating = () =>
  asking(
    "activate",
    [0, 2].map((squad) => ({ type: "Activate", squad })),
  );
const acting = () =>
  asking("act", [
    { type: "Move", paths: [] },
    { type: "Assault", model: 0, target: 10 },
    { type: "Assault", model: 1, target: 10 },
    { type: "EndActivation" },
  ]);

afterEach(() => settings.change({ reactions: "ask-news" }));

describe("an activation", () => {
  it("begins with a click on a squad or one of its models", async () => {
    for (const click of [(play: EdgePlay) => play.squad(2), (play: EdgePlay) => play.model(20, false)]) {
      const { table, play } = sat(activating(), { active: -1 });
      expect([...play.pickable].sort()).toEqual([0, 1, 20]);
      click(play);
      await told();
      expect(table.sent).toEqual([{ type: "Activate", squad: 2 }]);
    }
  });
  it("of the others' squad is judged by the server, and told where it stands", async () => {
    const { table, play } = sat(activating(), { active: -1 });
    table.problem = refused("ED-ACT-1");
    play.model(10, false);
    await told();
    expect(table.judged).toEqual([{ type: "Activate", squad: 1 }]);
    expect(play.refusal).toEqual({ problem: refused("ED-ACT-1"), at: play.chart.at([10000, 14000]) });
  });
  it("goes on at once where nothing has to be asked before it", async () => {
    const { table, play } = sat(activating(), { active: -1 });
    await play.send(play.live[0]!);
    play.begin(table.asked(asking("window-begin", [{ type: "Pass" }], { passing: 0, window: true })));
    await told();
    expect(table.sent).toEqual([{ type: "Activate", squad: 0 }, { type: "Pass" }]);
  });
  it("waits where everything is asked, or a card is to be exchanged first", async () => {
    for (const prepare of [
      () => settings.change({ reactions: "ask" }),
      (play: EdgePlay) => play.aiming.toggleExchange(),
    ]) {
      const { table, play } = sat(activating(), { active: -1 });
      prepare(play);
      await play.send(play.live[0]!);
      const window = asking("window-begin", [{ type: "Pass" }, { type: "Exchange", card: "bolt" }], { passing: 0 });
      play.begin(table.asked(window));
      await told();
      expect(table.sent).toEqual([{ type: "Activate", squad: 0 }]);
      settings.change({ reactions: "ask-news" });
    }
  });
  it("with a card to exchange asks for that card", async () => {
    const { table, play } = sat(activating(), { active: -1 });
    play.aiming.toggleExchange();
    await play.send(play.live[0]!);
    const window = asking("window-begin", [{ type: "Pass" }, { type: "Exchange", card: "bolt" }], { passing: 0 });
    play.begin(table.asked(window));
    expect([play.aiming.exchanging, [...play.aiming.handLive]]).toEqual([true, ["bolt"]]);
    play.card("bolt");
    await told();
    expect(table.sent.at(-1)).toEqual({ type: "Exchange", card: "bolt" });
  });
});

describe("an assault", () => {
  it("is made by the model in hand, where several could", async () => {
    const { table, play } = sat(acting());
    vi.spyOn(table, "measure").mockResolvedValue(refused(""));
    play.model(1, false);
    expect(play.heldModel).toBe(1);
    play.model(10, false);
    await told();
    expect(table.sent).toEqual([{ type: "Assault", model: 1, target: 10 }]);
  });
  it("asks by whom, where nobody is in hand, and Escape lets go of that", () => {
    const { table, play } = sat(acting());
    play.model(10, false);
    expect(play.narrowed?.map((o) => actionOf(o))).toMatchObject([{ model: 0 }, { model: 1 }]);
    play.letGo();
    expect([play.narrowed, table.sent]).toEqual([null, []]);
  });
  it("by touch shows its odds first", async () => {
    const { table, play } = sat(asking("act", [{ type: "Assault", model: 0, target: 10 }]));
    table.computed = { kind: "assault", chances: [{ share: 0.5 }] } as unknown as Computed;
    play.model(10, true);
    await told();
    expect([table.sent, play.computed?.kind]).toEqual([[], "assault"]);
    expect(play.anchor).toEqual(play.chart.at([10000, 14000]));
    play.model(10, true);
    await told();
    expect(table.sent).toHaveLength(1);
  });
  it("that is out of reach is explained, with the model that would have made it", async () => {
    const { table, play } = sat(asking("act", [{ type: "EndActivation" }]));
    play.model(10, false);
    await told();
    expect(table.judged).toEqual([{ type: "Assault", model: 0, target: 10 }]);
  });
  it("marks who may be assaulted while it is pointed at, and forgets it beside them", () => {
    const { table, play } = sat(acting());
    expect([...play.aims]).toEqual([10]);
    play.over(10);
    expect(table.wondered).toHaveLength(1);
    play.over(0);
    expect(play.aimed).toBeNull();
  });
});

describe("a Shot", () => {
  const shooting = () =>
    asking("act", [
      { type: "Use", squad: 0, ability: "bow", shots: [[0, 10]] },
      { type: "Use", squad: 0, ability: "bow", shots: [[1, 10]] },
    ]);
  it("is aimed model by model, and all are shot together", async () => {
    const { table, play } = sat(shooting());
    vi.spyOn(table, "measure").mockResolvedValue(refused(""));
    play.aiming.wield(play.live);
    expect([play.aiming.on, [...play.pickable], [...play.aims]]).toEqual([true, [0, 1], [10]]);
    play.model(10, false);
    play.model(10, false);
    expect([...play.aiming.shots]).toEqual([
      [0, 10],
      [1, 10],
    ]);
    play.aiming.shoot();
    await told();
    expect(table.sent).toMatchObject([
      {
        type: "Use",
        shots: [
          [0, 10],
          [1, 10],
        ],
      },
    ]);
  });
  it("at somebody who cannot be shot at is judged", async () => {
    const { table, play } = sat(shooting());
    vi.spyOn(table, "measure").mockResolvedValue(refused(""));
    play.aiming.wield(play.live);
    play.model(20, false);
    await told();
    expect(table.judged).toMatchObject([{ type: "Use", shots: [[0, 20]] }]);
  });
  it("that has just been declared is drawn from model to model, as the event tells", () => {
    const { table, play } = sat(acting());
    const raw = { type: "ShotDeclared", rule: "ED-SHO-1", model: 0, target: 10 };
    table.fresh = [{ number: 1, words: { key: "", params: {}, text: "" }, rule: "", about: {}, roll: null, raw }];
    expect(play.fired).toEqual([
      [
        [10000, 10000],
        [10000, 14000],
      ],
    ]);
  });
});

describe("crystals", () => {
  it("are taken by a click on their pool, or by choosing among the squads that may", async () => {
    const one = sat(asking("gather", [{ type: "Gather", squad: 2, pool: 0 }]));
    one.play.pool(0);
    await told();
    expect(one.table.sent).toEqual([{ type: "Gather", squad: 2, pool: 0 }]);
    const two = sat(
      asking(
        "gather",
        [0, 2].map((squad) => ({ type: "Gather", squad, pool: 0 })),
      ),
    );
    two.play.pool(0);
    expect([two.table.sent, two.play.narrowed?.length]).toEqual([[], 2]);
  });
});

describe("what is set down", () => {
  it("is a pool where the pointer is", async () => {
    const { table, play } = sat(asking("place-pool", [{ type: "PlacePool", place: [1000, 1000] }], { open: true }));
    play.spot([18000, 18000], false);
    await told();
    expect(table.sent).toEqual([{ type: "PlacePool", place: [18000, 18000] }]);
  });
  it("is the squad that waits to be summoned, in colours of its own", () => {
    const summon = asking("progress", [{ type: "Summon", card: "rhazack", place: [5000, 2000] }], { open: true });
    const { play } = sat(summon);
    expect(play.choosesStage).toBe(true);
    play.stage("rhazack");
    expect(play.setting.placing).toEqual({ kind: "summon", squad: 3, card: "rhazack" });
    expect(play.setting.ghosts).toMatchObject([{ at: [5000, 2000], faction: "rhazack" }]);
  });
});

describe("the tape", () => {
  it("measures instead of playing while it lies on the table", async () => {
    const { table, play } = sat(acting());
    const measured = vi.spyOn(table, "measure").mockResolvedValue(refused(""));
    play.ruler.toggle();
    play.model(0, false);
    play.spot([15000, 10000], false);
    expect(play.ruler.line).toMatchObject({ from: [10000, 10000], model: 0, to: [15000, 10000] });
    expect([table.sent, play.heldModel]).toEqual([[], -1]);
    expect(measured).toHaveBeenCalled();
    play.letGo();
    expect(play.ruler.line).toBeNull();
  });
});

it("a model travels along the path of the event that moved or pushed it", () => {
  const { table, play } = sat(acting());
  const path = [
    [10000, 9000],
    [10000, 10000],
  ];
  const line = (number: number, raw: Record<string, unknown>) => ({
    number,
    words: { key: "", params: {}, text: "" },
    rule: "",
    about: {},
    roll: null,
    raw,
  });
  table.fresh = [
    line(1, { type: "ModelMoved", rule: "", model: 0, length: 1000, path }),
    line(2, { type: "ModelPushed", rule: "", model: 10, length: 1000, path }),
    line(3, { type: "ModelAssaulted", rule: "", model: 0, target: 10 }),
  ];
  expect([...play.ways.keys()]).toEqual([0, 10]);
  expect(play.ways.get(0)).toEqual(path.map((at) => play.chart.at(at as Mil)));
});

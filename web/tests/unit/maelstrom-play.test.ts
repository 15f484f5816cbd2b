// What clicks, drags and keys mean at a table of Maelstrom's Edge, question by question.
import { afterEach, describe, expect, it } from "vitest";
import { MaelstromPlay } from "../../src/games/maelstrom/play.svelte";
import { ENDS } from "../../src/games/maelstrom/table-view";
import type { Seen, Stand, UnitView } from "../../src/games/maelstrom/wire";
import type { Mil } from "../../src/free/plane";
import type { Content, Line, Measured, Question } from "../../src/lib/protocol";
import { asking, BareTable, refused, told } from "./tables";

// Units 0 and 2 are ours, 1 and 3 are theirs; the first model of each leads.
const unit = (number: number, seat: number, at: (Mil | null)[], more: Partial<UnitView> = {}): UnitView => ({
  unit: number,
  seat,
  code: "ABCD"[number]!,
  entry: "Troopers",
  place: at.some(Boolean) ? "table" : "reserve",
  leader: number * 10,
  facing: 0,
  level: 0,
  cover: 0,
  moving: 0,
  burn: 0,
  tokens: [],
  activated: false,
  models: at.map((place, i) => ({
    model: number * 10 + i,
    code: `${number}${i}`,
    at: place,
    foot: 0,
    surface: "ground",
    radius: 500,
    height: 1500,
    fortitude: 1,
    most: 1,
  })),
  ...more,
});
const units = [
  unit(0, 0, [
    [10000, 10000],
    [12000, 10000],
  ]),
  unit(1, 1, [[10000, 20000]]),
  unit(2, 0, [[20000, 10000]]),
  unit(3, 1, [[30000, 20000]]),
];
const player = (seat: number, zone: Mil[]) => ({
  seat,
  faction: seat ? "epirian" : "karist",
  roster: "",
  attacks: seat === 0,
  command: 2,
  points: 0,
  total: 20,
  aim: "",
  commander: -1,
  zone: [zone],
  reserve_edge: "",
});
const scene: Seen = {
  game: "maelstrom",
  seat: 0,
  turn: 1,
  turns: 5,
  phase: "action",
  priority: 0,
  attacker: 0,
  mission: "groundfahll",
  deployment: "",
  acting: { unit: 0, deeds: [], free: 0, charged: -1 },
  players: [
    player(0, [
      [0, 0],
      [36000, 0],
      [36000, 8000],
      [0, 8000],
    ]),
    player(1, [
      [0, 28000],
      [36000, 28000],
      [36000, 36000],
      [0, 36000],
    ]),
  ],
  units,
  markers: [{ marker: 0, kind: "territories", at: [18000, 18000], radius: 750, controlled: -1, captured: -1 }],
};
const kind = {
  name: "Trooper",
  type: "infantry",
  mv: 5,
  evs: 4,
  skl: "3",
  av: 3,
  cqa: 1,
  fortitude: 1,
  wp: "3+",
  radius: 500,
  height: 1500,
  abilities: [],
  labels: [],
};
const content = {
  game: "maelstrom",
  language: "en",
  factions: [],
  rosters: [],
  missions: [],
  deployments: [],
  units: units.map(({ unit: number, models }) => ({
    unit: number,
    entry: "Troopers",
    name: `Troopers ${number}`,
    type: "core",
    points: 10,
    models: [kind],
    kinds: models.map(() => 0),
    weapons: [],
    carried: models.map(() => [0]),
    abilities: [],
  })),
} as unknown as Content;
const hill = {
  id: "hill",
  name: "Hill",
  kind: "obstacle",
  look: "hill",
  outline: [
    [14000, 14000],
    [20000, 14000],
    [20000, 20000],
    [14000, 20000],
  ],
  base: 0,
  height: 1500,
  cover: 3,
  impassable: false,
  dangerous: 0,
  low: false,
  standable: true,
  porous: false,
  floors: [],
  parts: [],
};
const ruin = {
  ...hill,
  id: "ruin",
  kind: "area",
  look: "ruins",
  standable: false,
  outline: [
    [24000, 4000],
    [32000, 4000],
    [32000, 12000],
    [24000, 12000],
  ],
  floors: [
    {
      outline: [
        [24000, 4000],
        [28000, 4000],
        [28000, 12000],
        [24000, 12000],
      ],
      elevation: 3000,
      impassable: false,
      dangerous: 0,
    },
  ],
};

function sat(question: Question | null, more: Partial<Seen> = {}, log: object[] = [], answer: Measured | null = null) {
  const table = new BareTable({ ...scene, ...more }, question);
  table.content = content;
  table.geometry = {
    board: "",
    players: [2],
    width: 36000,
    depth: 36000,
    features: [hill, ruin],
    marker_radius: 750,
  } as never;
  table.log = log.map((raw, number) => ({ number, raw, about: {}, roll: null }) as unknown as Line);
  const asked: Record<string, unknown>[] = [];
  table.measure = (what) => {
    asked.push(what);
    return Promise.resolve(answer ?? refused("ME-MEA-1"));
  };
  const play = new MaelstromPlay(table);
  play.begin(question);
  return { table, play, asked };
}
const march = (kind: string, steps: Stand[], more: object = {}) => ({
  type: "Move",
  kind,
  start: null,
  steps,
  facing: null,
  places: [],
  dynamic: false,
  target: -1,
  thrower: -1,
  ...more,
});
const NEAR: Stand = [10000, 13000, "ground"];
const FAR: Stand = [10000, 18000, "ground"];
const fire = (target: number, weapon = 0) => ({ type: "Fire", target, shots: [[0, weapon, 0]], unseen: false });
const acting = () =>
  asking("act", [
    march("move", [NEAR]),
    march("dash", [FAR]),
    march("charge", [FAR], { target: 1 }),
    fire(1),
    fire(1, 1),
    fire(3),
    { type: "Aim" },
    { type: "EndActivation" },
  ]);

afterEach(() => localStorage.clear());

describe("a unit that is led somewhere", () => {
  it("goes where its leader was dragged to, and looks at the nearest enemy", async () => {
    const { play, table } = sat(acting());
    expect(play.march.grab(0)).toBe(true);
    play.point([10000, 12000]);
    play.march.settle([10000, 13000], false);
    expect([play.march.length, play.march.meant, play.march.draft?.facing]).toEqual([3000, "move", 9000]);
    play.march.send();
    await told();
    expect(table.sent).toEqual([
      {
        type: "Move",
        kind: "move",
        steps: [[10000, 13000, "ground"]],
        facing: 9000,
        places: [],
        dynamic: false,
        target: -1,
        thrower: -1,
      },
    ]);
  });

  it("dashes when its way is longer than a move", () => {
    const { play } = sat(acting());
    play.march.grab(0);
    play.march.settle([10000, 17000], false);
    expect([play.march.meant, play.march.most]).toEqual(["dash", 10000]);
  });

  it("may be led by any of its models: the leader goes as far as the model", () => {
    const { play } = sat(acting());
    play.march.grab(1);
    play.point([13000, 11000]);
    expect(play.march.draft?.end).toEqual([11000, 11000, "ground"]);
  });

  it("keeps corners, and adds their legs", () => {
    const { play } = sat(acting());
    play.march.grab(0);
    play.march.settle([10000, 13000], true);
    play.march.settle([14000, 13000], false);
    expect([play.march.length, play.march.steps.length]).toEqual([7000, 2]);
  });

  it("stands on the top of a hill, and on the floor of a ruin that is nearest to its own level", () => {
    const { play } = sat(acting());
    play.march.grab(0);
    play.march.settle([16000, 16000], false);
    expect(play.march.draft?.end[2]).toBe("hill:top");
    play.march.settle([26000, 8000], false);
    expect(play.march.draft?.end[2]).toBe("ground");
    play.march.raise();
    expect(play.march.draft?.end[2]).toBe("ruin:0");
  });

  it("turns by keys and by its handle, also without going anywhere", () => {
    const { play } = sat(acting());
    play.turnBy(1);
    expect([play.march.draft?.facing, play.march.length]).toEqual([1500, 0]);
    play.march.carry(play.march.placed.length, [10000, 5000]);
    expect(play.march.draft?.facing).toBe(27000);
  });

  it("has its other models where they were put by hand", () => {
    const { play } = sat(acting());
    play.march.grab(0);
    play.march.settle([10000, 13000], false);
    play.march.carry(1, [11500, 13500]);
    expect(play.march.action).toMatchObject({ places: [[1, [11500, 13500, "ground"]]] });
  });

  it("takes a proposed way at the dot where it ends, and sends it as it was listed", async () => {
    const question = acting();
    const { play, table } = sat(question);
    expect(play.things.map((thing) => thing.thing)).toEqual([0, ENDS]);
    play.thing(ENDS);
    expect(play.march.problem).toBeNull();
    play.enter();
    await told();
    expect(table.sent).toEqual([march("move", [NEAR])]);
  });

  it("throws a grenade in a charge when that is wished, and not because it is charged again", () => {
    const charge = march("charge", [FAR], { target: 1 });
    const { play } = sat(asking("act", [charge, { ...charge, thrower: 2 }]));
    play.march.charge(1);
    play.march.charge(1);
    expect([play.march.thrower, play.march.draft?.thrower]).toEqual([2, -1]);
    play.march.throwing();
    expect(play.march.action).toMatchObject({ kind: "charge", target: 1, thrower: 2 });
    play.march.throwing();
    expect(play.march.action).toMatchObject({ thrower: -1 });
  });

  it("is told why not before it is let go", async () => {
    const { play, table } = sat(acting());
    table.problem = refused("ME-MOV-2");
    play.march.grab(0);
    play.march.settle([10000, 30000], false);
    await told();
    expect(play.march.problem?.rule).toBe("ME-MOV-2");
    expect(table.judged).toHaveLength(1);
  });

  it("stands as the server measures it, with what it climbs and who would see it", async () => {
    const answer = {
      type: "Measured",
      problem: null,
      length: 4500,
      climb: 1500,
      allowance: 5000,
      facing: 9000,
      places: [
        { model: 0, at: [10000, 13000], surface: "ground", foot: 0, strays: false },
        { model: 1, at: [11000, 12500], surface: "ground", foot: 0, strays: false },
      ],
      levels: [],
      onlooks: [],
    } as unknown as Measured;
    const { play, asked } = sat(acting(), {}, [], answer);
    play.march.grab(0);
    play.march.settle([10000, 13000], false);
    await told();
    expect(asked[0]).toMatchObject({ type: "way", unit: 0, kind: "move", steps: [[10000, 13000, "ground"]] });
    expect([play.march.length, play.march.most, play.march.problem]).toEqual([4500, 5000, null]);
    expect(play.march.placed[1]).toMatchObject({ at: [11000, 12500], sure: true });
  });

  it("is put back by Escape", () => {
    const { play } = sat(acting());
    play.march.grab(0);
    play.march.settle([10000, 13000], false);
    play.letGo();
    expect(play.march.draft).toBeNull();
  });
});

describe("an enemy that is clicked", () => {
  it("is fired at when there is one way to do it", async () => {
    const { play, table } = sat(acting());
    play.model(30, false);
    await told();
    expect(table.sent).toEqual([fire(3)]);
  });
  it("lets choose when there are several, a charge among them", () => {
    const { play } = sat(acting());
    play.model(10, false);
    expect(play.narrowed?.map((o) => o.action.type)).toEqual(["Fire", "Fire", "Move"]);
    expect(play.buttons).toHaveLength(3);
  });
  it("is charged once a charge is meant", () => {
    const { play } = sat(acting());
    play.march.choose("charge");
    play.model(10, false);
    expect([play.march.meant, play.march.draft?.target]).toEqual(["charge", 1]);
  });
  it("says why nothing can be done", async () => {
    const { play, table } = sat(asking("act", [{ type: "Aim" }, { type: "EndActivation" }]));
    table.problem = refused("ME-SHO-2");
    play.model(10, false);
    await told();
    expect(play.refusal?.problem.rule).toBe("ME-SHO-2");
  });
});

describe("any question", () => {
  it("can be answered in words, whatever it offers", () => {
    const { play } = sat(acting());
    expect(play.listable).toBe(true);
    play.listing = true;
    expect(play.buttons).toHaveLength(8);
  });
  it("is answered by the model that is clicked", async () => {
    const { play, table } = sat(
      asking("allocate", [
        { type: "Allocate", hit: 0, model: 0 },
        { type: "Allocate", hit: 0, model: 1 },
      ]),
    );
    expect([...play.pickable]).toEqual([0, 1]);
    play.model(1, false);
    await told();
    expect(table.sent).toEqual([{ type: "Allocate", hit: 0, model: 1 }]);
  });
  it("activates the unit whose card is picked", async () => {
    const { play, table } = sat(
      asking("activate-1", [
        { type: "Activate", unit: 0 },
        { type: "Activate", unit: 2 },
      ]),
      { acting: null },
    );
    play.unit(2);
    await told();
    expect(table.sent).toEqual([{ type: "Activate", unit: 2 }]);
  });
});

describe("deployment", () => {
  const waiting = { units: [unit(0, 0, [null, null]), ...units.slice(1)], turn: 0, acting: null };
  const deploy = (places: Stand[]) => ({ type: "Deploy", unit: 0, places, facing: 9000, leader: -1 });
  const question = () => asking("deploy", [deploy([[5000, 4000, "ground"]])], { open: true });

  it("sets the unit in hand down where it was clicked, looking at the other side", async () => {
    const { play, table } = sat(question(), waiting);
    expect(play.setting.held).toBe(0);
    play.spot([6000, 3000], false);
    await told();
    expect(table.sent).toEqual([{ type: "Deploy", unit: 0, places: [[6000, 3000, "ground"]], facing: 9000 }]);
  });
  it("shows what is proposed, and sends it as it was listed", async () => {
    const { play, table } = sat(question(), waiting);
    play.setting.propose();
    play.point([1000, 1000]);
    expect(play.setting.ghosts).toHaveLength(2);
    play.enter();
    await told();
    expect(table.sent).toEqual([deploy([[5000, 4000, "ground"]])]);
  });
  it("gives tokens to a unit that stands, and takes it up again", async () => {
    const { play, table } = sat(asking("deploy", [{ type: "FinishDeployment" }]), { turn: 0, acting: null });
    play.model(20, false);
    expect(play.setting.tokens).toEqual([0, 1, 2]);
    play.setting.give(2);
    play.setting.takeUp();
    await told();
    expect(table.sent).toEqual([
      { type: "GiveTokens", unit: 2, count: 2 },
      { type: "TakeUp", unit: 2 },
    ]);
  });
});

describe("dice that may be flipped", () => {
  const log = [
    { type: "RoundBegan" },
    { type: "WeaponFired", count: 3, number: 4 },
    { type: "SkillReckoned", skill: 3 },
    { type: "HitDiceRolled", faces: [3, 5, 1] },
  ];
  const question = () =>
    asking("flip-hits", [
      { type: "FlipDice", flips: [[0, 4]] },
      { type: "FlipDice", flips: [] },
    ]);

  it("begin as the best proposal has them, with what is left", () => {
    const { play } = sat(question(), {}, log);
    expect(play.flips.dice.map((die) => die.to)).toEqual([4, 5, 1]);
    expect([play.flips.spent, play.flips.left]).toEqual([1, 2]);
  });
  it("cost a flip for each step, and one more to or from a critical face", () => {
    const { play } = sat(question(), {}, log);
    const [, five, one] = play.flips.dice;
    expect([play.flips.step(five!, 1), play.flips.step(one!, 1), play.flips.step(one!, -1)]).toEqual([2, 2, null]);
  });
  it("are sent with their new faces", async () => {
    const { play, table } = sat(question(), {}, log);
    play.flips.turn(play.flips.dice[1]!, 1);
    expect(play.flips.left).toBe(0);
    play.go();
    await told();
    expect(table.sent).toEqual([
      {
        type: "FlipDice",
        flips: [
          [0, 4],
          [1, 6],
        ],
      },
    ]);
  });
  it("are chosen from the list where their faces are not told", () => {
    const { play } = sat(question(), {}, []);
    expect([play.flips.on, play.flips.known]).toEqual([true, false]);
  });
});

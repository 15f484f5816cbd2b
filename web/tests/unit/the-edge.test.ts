// The free table in numbers: where mils lie on the drawing, and what listed moves bring.
import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import Moment from "../../src/games/the_edge/Moment.svelte";
import type { EdgeScene, Option } from "../../src/lib/protocol";
import { Chart, measure, ticks, type Mil } from "../../src/free/plane";
import { buttonsOf, meansModel, quickMoves } from "../../src/games/the_edge/options";
import { story } from "../../src/games/the_edge/story";
import { EdgePlay } from "../../src/games/the_edge/play.svelte";
import { PACE_MS, Tape } from "../../src/free/tape";
import { thumbnail } from "../../src/games/the_edge/thumbnail";

const about = { models: [], squads: [] };
const option = (index: number, action: Record<string, unknown>, more: Partial<Option["about"]> = {}): Option => ({
  index,
  action,
  words: { key: "", params: {}, text: String(action.type) },
  about: { ...about, ...more },
});
const squad = (squad: number, seat: number, at: Mil[]) => ({
  squad,
  seat,
  models: at.map((place, i) => ({ model: squad * 10 + i, code: "", at: place, radius: 500, height: 1000 })),
});
const scene = {
  game: "the-edge",
  squads: [
    squad(0, 0, [
      [10000, 10000],
      [12000, 10000],
    ]),
    squad(1, 1, [[10000, 14000]]),
  ],
  pools: [{ pool: 0, at: [20000, 10000], crystals: 2 }],
} as unknown as EdgeScene;

describe("the chart", () => {
  it.each([false, true])("finds a place again, turned: %s", (turned) => {
    const chart = new Chart(36000, 36000, turned);
    for (const place of [
      [0, 0],
      [36000, 0],
      [12345, 6789],
    ] as Mil[])
      expect(chart.mil(chart.at(place))).toEqual(place);
  });
  it("has the own side below: north is up, or down when it is turned", () => {
    expect(new Chart(36000, 36000, false).at([18000, 33000])[1]).toBeLessThan(
      new Chart(36000, 36000, false).at([18000, 3000])[1],
    );
    expect(new Chart(36000, 36000, true).at([18000, 33000])[1]).toBeGreaterThan(
      new Chart(36000, 36000, true).at([18000, 3000])[1],
    );
    expect(new Chart(36000, 36000, true).step(1000, 0)).toEqual([-1000, -0]);
  });
  it.each([
    [7999, "8.0"],
    [6000, "6.0"],
    [6001, "6.01"],
    [10, "0.01"],
    [11, "0.02"],
    [5025, "5.03"],
  ])("tells %i mils as %s inches, as the server does", (mils, told) => {
    expect(measure(mils, "en")).toBe(told);
    expect(measure(mils, "de")).toBe(told.replace(".", ","));
    expect(measure(mils, "pl")).toBe(told.replace(".", ","));
  });
  it("marks every whole inch of a path", () => {
    expect(
      ticks(new Chart(36000, 36000, false), [
        [0, 0],
        [2500, 0],
        [2500, 1200],
      ]).match(/M/g),
    ).toHaveLength(3);
  });
});

describe("the tape", () => {
  it("asks at a pace that the server bears, and never forgets the newest question", async () => {
    vi.useFakeTimers();
    const asked: number[] = [];
    const heard: number[] = [];
    const tape = new Tape({ measure: async (what) => (asked.push(what.n as number), { type: "Measured" }) as never });
    for (let n = 0; n < 100; n++) {
      tape.ask({ n }, () => heard.push(n));
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(2 * PACE_MS);
    vi.useRealTimers();
    expect(asked.length).toBeLessThanOrEqual(1000 / PACE_MS + 2);
    expect(asked.length).toBeGreaterThan(10);
    expect([asked[0], asked.at(-1), heard]).toEqual([0, 99, asked]);
  });
});

describe("a way", () => {
  // A table whose tape answers when it is told to.
  const answers: (() => void)[] = [];
  const path: Mil[] = [[10000, 11000]];
  const measured = {
    type: "Measured",
    path,
    lengths: [1000],
    allowances: [6000],
    models: [],
    pools: [],
    rings: [],
    sights: [],
    problem: null,
  };
  const question = { number: 1, kind: "act", options: [option(0, { type: "Move", paths: [] })], about };
  const table = {
    seat: 0,
    seats: [0],
    content: null,
    question,
    scene: { ...scene, active: 0, players: [{ zone: [0, 0, 36000, 4000] }], phase: "activation", turn: 1 },
    geometry: { table: { size: 36000, pool_radius: 1000 } },
    measure: () => new Promise((done) => answers.push(() => done(measured))),
  };
  const answer = async () => {
    for (const tell of answers.splice(0)) tell();
    await new Promise((done) => setTimeout(done, 0));
  };
  it("that was let go before the tape answered changes nothing of the model that is held then", async () => {
    const play = new EdgePlay(table as never);
    play.march.hold(0);
    play.march.settle([10000, 11000], false);
    play.letGo();
    play.march.hold(0);
    await answer();
    expect([play.heldModel, play.march.drafts.size, play.march.way]).toEqual([0, 0, null]);
  });
  it("that is settled is kept, and the next model is held", async () => {
    const play = new EdgePlay(table as never);
    play.march.hold(0);
    play.march.settle([10000, 11000], false);
    await answer();
    expect([play.heldModel, [...play.march.drafts.keys()]]).toEqual([1, [0]]);
  });
});

describe("answers", () => {
  const touching = option(1, {
    type: "Move",
    paths: [
      [0, [[10000, 13000]]],
      [1, [[10700, 13300]]],
    ],
  });
  const lone = option(2, { type: "Move", paths: [[0, [[10000, 12995]]]] });
  const mining = option(3, { type: "Move", paths: [[1, [[18500, 10000]]]] });
  it("tells which listed move brings most models into contact, and which leads to a pool", () => {
    const quick = quickMoves([option(0, { type: "Move", paths: [] }), lone, touching, mining], scene, 0);
    expect(quick.map((q) => [q.option.index, q.squad, q.pool, q.count])).toEqual([
      [1, 1, -1, 2],
      [3, -1, 0, 1],
    ]);
  });
  it("finds what a click on a model means", () => {
    const assault = option(0, { type: "Assault", model: 0, target: 10 });
    expect(meansModel(assault, 10, 1, false)).toBe(true);
    expect(meansModel(assault, 1, 0, false)).toBe(false);
    const spell = option(1, { type: "PlayCard", card: "x", target: 1, caster: -1 }, { squads: [1] });
    expect([meansModel(spell, 10, 1, false), meansModel(spell, 10, 1, true)]).toEqual([false, true]);
  });
  it("makes buttons of what has no place on the table", () => {
    const all = [
      option(0, { type: "EndActivation" }),
      option(1, { type: "Assault", model: 0, target: 10 }),
      option(2, { type: "Shift", squad: 0 }),
      touching,
    ];
    expect(buttonsOf(all, false).map((o) => o.index)).toEqual([0, 2]);
  });
});

describe("the table at one moment", () => {
  it("draws bases and pools as SVG, whoever lays them out", () => {
    const players = [{ zone: [0, 0, 36000, 4000] }, { zone: [0, 32000, 36000, 36000] }];
    const geometry = {
      table: { size: 36000, open: [3000, 3000, 33000, 33000], pool_radius: 1000, obstacles: [], grounds: [] },
    };
    render(Moment, { scene: { ...scene, players }, geometry, content: null, lines: [], large: false } as never);
    for (const drawn of [".base .disc", ".thing .pit"])
      expect([...document.querySelectorAll(drawn)].map((e) => e.namespaceURI)[0]).toBe("http://www.w3.org/2000/svg");
    expect(document.querySelectorAll(".base .disc")).toHaveLength(3);
  });
});

describe("the story", () => {
  const line = (type: string, raw: Record<string, unknown>) => ({
    words: { key: "", params: {}, text: type },
    raw: { type, ...raw },
  });
  const replay = {
    story: [
      { turn: 0, marker: 0 },
      { turn: 1, marker: 0 },
      { turn: 2, marker: 3 },
    ],
    steps: [
      {
        number: 0,
        seat: 0,
        turn: 1,
        words: { text: "a" },
        lines: [line("ModelAssaulted", {}), line("ModelDied", { seat: 1, vp: 3 })],
      },
      { number: 1, seat: 1, turn: 2, words: { text: "b" }, lines: [] },
    ],
  } as never;
  it("tells the lead by turns and the deaths that made it", () => {
    expect(story.lead(replay, 1).map((v) => v.value)).toEqual([-0, -3]);
    expect(story.moments(replay, 0)).toMatchObject([{ step: 0, swing: 3 }]);
    expect(story.moments(replay, 1)).toMatchObject([{ step: 0, swing: -3 }]);
  });
});

it("draws a thumbnail with every base and pool", () => {
  const svg = thumbnail({
    pieces: [{ space: [100, 100], hexes: [5], faction: "demons", seat: 1 }],
    tokens: [{ space: [180, 180], kind: "pool", faction: "" }],
  });
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(thumbnail(undefined)).toContain("<rect");
});

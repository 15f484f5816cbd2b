// The free table of any game: a rectangle of any size, what the keys walk through, and lines that are cut.
import { render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { noseOf, drawObstacle, drawSoil } from "../../src/free/drawing";
import FreeTable from "../../src/free/FreeTable.svelte";
import { Chart, type Ground, type Mil, type Standing } from "../../src/free/plane";
import { blockedAt } from "../../src/free/sight";
import { ahead, nextLive, type Stop } from "../../src/free/stops";

const ground: Ground = {
  width: 48000,
  depth: 36000,
  open: [0, 0, 48000, 36000],
  obstacles: [{ polygon: [], circle: [24000, 18000, 2000], height: 3000, kind: "wall" }],
  grounds: [],
};
const SVG = "http://www.w3.org/2000/svg";
const chart = new Chart(48000, 36000, false);
const base = (model: number, at: Mil, more: Partial<Standing> = {}): Standing => ({
  model,
  seat: 0,
  faction: "",
  at,
  radius: 500,
  ...more,
});

describe("a table that is wider than deep", () => {
  it.each([false, true])("finds a place again, turned: %s", (turned) => {
    const wide = new Chart(48000, 36000, turned);
    for (const place of [
      [0, 0],
      [48000, 36000],
      [41000, 2000],
    ] as Mil[])
      expect(wide.mil(wide.at(place))).toEqual(place);
  });
  it("ends where it ends, on both sides", () => {
    expect([chart.within([50000, -3]), chart.centre]).toEqual([
      [48000, 0],
      [24000, 18000],
    ]);
  });
  it("has its inches on its rim, as many as it is wide and deep", () => {
    const numbers = [...drawSoil(chart, ground).matchAll(/class="mark-no"[^>]*>(\d+)</g)].map((m) => Number(m[1]));
    expect(numbers.filter((n) => n === 48)).toHaveLength(1);
    expect(numbers.filter((n) => n === 36)).toHaveLength(2);
    expect(numbers).toHaveLength(9 + 7);
  });
  it("says how high its obstacles are", () => {
    expect(drawObstacle(chart, ground.obstacles[0]!)).toContain(">3.0″<");
  });
  it("turns the nose of a base with the table", () => {
    expect(noseOf(chart, 500, 90).transform).toBe("rotate(90)");
    expect(noseOf(new Chart(48000, 36000, true), 500, 90).transform).toBe("rotate(270)");
  });
});

describe("a line of sight", () => {
  const bases = [base(1, [24000, 30000]), base(2, [24000, 12000], { seat: 1 })];
  const line = { model: 1, gap: 0, clear: false, obstacle: -1, enemy: -1 };
  it("is cut before what blocks it: an obstacle or a base", () => {
    expect(blockedAt([24000, 6000], { ...line, obstacle: 0 }, bases, ground.obstacles)).toEqual([24000, 16600]);
    expect(blockedAt([24000, 6000], { ...line, enemy: 2 }, bases, ground.obstacles)).toEqual([24000, 11650]);
  });
  it("has no cross where nothing blocks it", () => {
    expect(blockedAt([24000, 6000], line, bases, ground.obstacles)).toBeNull();
  });
});

describe("the keys", () => {
  const stop = (name: string, x: number, y: number, live = false): Stop => ({
    kind: "base",
    number: 0,
    name,
    at: [x, y],
    live,
  });
  const [a, b, c] = [stop("a", 0, 0, true), stop("b", 10, 1), stop("c", 4, 9, true)];
  it("walk to the nearest stop in their direction", () => {
    expect(ahead([a, b, c], a, [1, 0])?.name).toBe("b");
    expect(ahead([a, b, c], a, [0, -1])?.name).toBe("c");
    expect(ahead([a, b, c], a, [-1, 0])).toBeUndefined();
  });
  it("jump to the next stop with which something may be done, and around", () => {
    expect(nextLive([a, b, c], "a")?.name).toBe("c");
    expect(nextLive([a, b, c], "c")?.name).toBe("a");
  });
});

it("draws bases and things of any game, and tells what is taken", async () => {
  const drawn = createRawSnippet((what: () => { model?: number; thing?: number }) => ({
    render: () => `<text>${what().model ?? `thing ${what().thing}`}</text>`,
  }));
  const [onmodel, onthing] = [vi.fn(), vi.fn()];
  render(FreeTable, {
    chart,
    ground,
    bases: [base(7, [1000, 1000], { facing: 45 }), base(8, [9000, 1000])],
    things: [{ thing: 3, at: [20000, 20000] as Mil, radius: 1000 }],
    body: drawn as never,
    mark: drawn as never,
    label: "the table",
    spoken: (each: Standing) => `base ${each.model}`,
    spokenThing: () => "an objective",
    onmodel,
    onthing,
  });
  expect(document.querySelectorAll(".bases .base")).toHaveLength(2);
  expect([...document.querySelectorAll(".nose")].map((nose) => nose.namespaceURI)).toEqual([SVG]);
  expect(document.querySelector(".things")?.textContent).toContain("thing 3");
  const press = (name: string, key: string) =>
    screen.getByRole("button", { name }).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  press("base 8", "Enter");
  press("an objective", "Enter");
  expect([onmodel.mock.calls, onthing.mock.calls]).toEqual([[[8, false]], [[3]]]);
});

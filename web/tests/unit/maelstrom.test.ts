// How a table of Maelstrom's Edge is drawn: terrain by kind and height, bases, tags, dials and markers.
import { describe, expect, it } from "vitest";
import { drawBase, drawDial, drawMarker, drawTag, tokensOf, turnOf } from "../../src/games/maelstrom/drawing";
import { flipCost } from "../../src/games/maelstrom/options";
import { bearing, chartOf, isInside, surfacesAt, type Base } from "../../src/games/maelstrom/table-view";
import { hull, landOf, signOf } from "../../src/games/maelstrom/terrain";
import type { Feature, UnitView } from "../../src/games/maelstrom/wire";
import { Chart, type Mil } from "../../src/free/plane";

const chart = new Chart(36000, 36000, false);
const square = (x: number, y: number, side: number): Mil[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const feature = (more: Partial<Feature>): Feature => ({
  id: "a",
  name: "A",
  kind: "obstacle",
  look: "rock",
  outline: square(10000, 10000, 4000),
  base: 0,
  height: 2000,
  cover: 3,
  impassable: false,
  dangerous: 0,
  low: false,
  standable: false,
  porous: false,
  floors: [],
  parts: [],
  ...more,
});
const base: Base = {
  model: 0,
  unit: 0,
  seat: 0,
  faction: "karist",
  code: "A",
  number: 0,
  name: "Troopers",
  entry: "Karist Troopers",
  at: [0, 0],
  radius: 500,
  foot: 0,
  turned: 0,
  leads: false,
  alone: false,
  done: false,
  fortitude: 1,
  most: 1,
};
const texts = (features: Feature[]) => landOf(chart, features).words.map((sign) => sign.text);

describe("terrain", () => {
  it("that is solid stands, casts a shadow and says how high it is", () => {
    const land = landOf(chart, [feature({})]);
    expect(land.shade).toContain("me-shadow");
    expect(land.high).toContain("me-rock");
    expect(land.words.map((sign) => sign.text)).toEqual(["2.0″"]);
  });
  it("that one stands in has a dashed outline and no shadow of its own", () => {
    for (const look of ["woods", "ruins", "crater", "shallowWater"]) {
      const land = landOf(chart, [feature({ kind: "area", look, low: look === "crater" })]);
      expect(land.low).toContain("me-area");
      expect(land.shade).toBe("");
    }
  });
  it("that is higher casts a longer shadow", () => {
    const reach = (height: number) =>
      Math.max(
        ...[...landOf(chart, [feature({ height })]).shade.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map((m) => Number(m[1])),
      );
    expect(reach(4000) - reach(2000)).toBeCloseTo(0.3 * 2 * 24, 0);
  });
  it("shows floors by their height, and hazards by a sign", () => {
    const floors = [
      { outline: square(10000, 10000, 2000), elevation: 3000, impassable: false, dangerous: 0 },
      { outline: square(10000, 10000, 1000), elevation: 6000, impassable: false, dangerous: 0 },
    ];
    expect(texts([feature({ kind: "area", look: "ruins", floors })])).toHaveLength(3);
    expect(texts([feature({ kind: "area", look: "crater", low: true, dangerous: 2 })])).toContain("+2");
    expect(landOf(chart, [feature({ impassable: true })]).high).toContain("me-barred");
  });
  it("keeps the size of its words, and leaves the lesser ones out where it is drawn small", () => {
    const [area, height] = [
      { at: [0, 0] as [number, number], text: "area", icon: "", minor: true },
      { at: [0, 0] as [number, number], text: "2.0″", icon: "" },
    ];
    expect(signOf(area!, 2)).toBe("");
    expect(signOf(height!, 2)).toContain("scale(2.00)");
  });
  it("has a hull around all its points", () => {
    expect(
      hull([
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
        [2, 2],
      ]),
    ).toHaveLength(4);
  });
});

describe("surfaces under a place", () => {
  const hill = feature({ id: "hill", look: "hill", standable: true, height: 1500 });
  it("are named by their piece, the highest first", () => {
    expect(surfacesAt([hill], [12000, 12000]).map((s) => s.surface)).toEqual(["hill:top", "ground"]);
    expect(surfacesAt([hill], [2000, 2000]).map((s) => s.surface)).toEqual(["ground"]);
  });
  it("end at the outline", () => {
    expect([isInside([13999, 12000], hill.outline), isInside([14001, 12000], hill.outline)]).toEqual([true, false]);
  });
});

describe("bases and tags", () => {
  it("tell sides by the pattern of the rim, not by colour alone", () => {
    expect(drawBase(chart, base)).not.toContain("toothed");
    expect(drawBase(chart, { ...base, seat: 1 })).toContain("toothed");
  });
  it("mark the leader and what a model can still take", () => {
    expect(drawBase(chart, { ...base, leads: true })).toContain('class="arc"');
    expect(drawBase(chart, { ...base, most: 3, fortitude: 2 }).match(/pip full/g)).toHaveLength(2);
  });
  it("turn their nose with the table", () => {
    expect([turnOf(chart, 9000), turnOf(new Chart(36000, 36000, true), 9000)]).toEqual([-90, 90]);
  });
  it("count suppression by segments and by a figure", () => {
    const dial = drawDial(15, 15, 15, 4);
    expect(dial.match(/dial-on/g)).toHaveLength(4);
    expect(dial).toContain(">4</text>");
  });
  it("show the tokens that lie beside a unit", () => {
    const unit = { code: "A", level: 1, cover: 1, moving: 2, burn: 0, tokens: ["painted"] } as unknown as UnitView;
    expect(tokensOf(unit).map(({ name, count }) => [name, count])).toEqual([
      ["cover", 1],
      ["on-the-move", 2],
      ["painted", 1],
    ]);
    expect(drawTag(unit, "").wide).toBeLessThan(drawTag(unit, "Troopers").wide);
  });
  it("show who has a marker, and a flag when it is captured", () => {
    const marker = { marker: 2, kind: "territories", at: [0, 0] as Mil, radius: 750, controlled: 1, captured: -1 };
    expect(drawMarker(chart, marker, 0)).toContain("claim foe toothed");
    expect(drawMarker(chart, { ...marker, captured: 0 }, 0)).toContain("captured");
    expect(drawMarker(chart, { ...marker, controlled: -1 }, 0)).not.toContain("claim");
  });
});

describe("numbers of the rules that are only shown", () => {
  it("count bearings from east, counter-clockwise", () => {
    expect([bearing([0, 0], [1, 0]), bearing([0, 0], [0, 1]), bearing([0, 0], [0, -1])]).toEqual([0, 9000, 27000]);
  });
  it("price flips", () => {
    expect([flipCost(3, 4), flipCost(5, 6), flipCost(1, 3), flipCost(1, 6), flipCost(4, 4)]).toEqual([1, 2, 3, 7, 0]);
  });
  it("turn the table for who deploys in the far half", () => {
    const table = { board: "", players: [2], width: 36000, depth: 36000, features: [], marker_radius: 750 };
    expect([chartOf(table, [square(0, 30000, 4000)]).turned, chartOf(table, [square(0, 0, 4000)]).turned]).toEqual([
      true,
      false,
    ]);
  });
});

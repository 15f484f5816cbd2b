import { describe, expect, test } from "vitest";
import {
  hexesTouch,
  hexOf,
  neighbour,
  outline,
  outlines,
  placementAt,
  roundPath,
  spaceHexes,
  spaceName,
  type Space,
} from "../../src/games/dawnfall/geometry";
import { board } from "./fixtures";

const duel: Space[] = Array.from({ length: 42 }, (_, i) => [i % 7, Math.floor(i / 7)]);

describe("hexes and Spaces", () => {
  test("lie where the server says they lie", () => {
    for (const space of board.spaces) expect(spaceHexes(space.place)).toEqual(space.hexes);
  });

  test("are named as the server names them", () => {
    for (const space of board.spaces) expect(spaceName(space.place)).toBe(space.label);
  });

  test("have the neighbours that the server knows", () => {
    for (const space of board.spaces) {
      const near = [0, 1, 2, 3, 4, 5]
        .map((d) => neighbour(space.place, d))
        .filter(([c, r]) => duel.some(([x, y]) => x === c && y === r));
      const said = space.neighbours.map((i) => board.spaces[i]?.place);
      expect(near.map(String).sort()).toEqual(said.map(String).sort());
    }
  });

  test("touch when they share an edge, also across Spaces", () => {
    expect(hexesTouch(hexOf([0, 0], 0), hexOf([0, 0], 1))).toBe(true);
    expect(hexesTouch(hexOf([0, 0], 1), hexOf([0, 0], 4))).toBe(false);
  });
});

describe("outlines", () => {
  test("of a Space have eighteen corners", () => expect(outline(spaceHexes([2, 2]))).toHaveLength(18));
  test("of the whole board are one loop", () => expect(outlines(duel.flatMap(spaceHexes))).toHaveLength(1));
  test("of two far bases are two loops", () => expect(outlines([hexOf([0, 0], 0), hexOf([5, 5], 0)])).toHaveLength(2));
  test("become closed paths", () => expect(roundPath(outline([hexOf([0, 0], 0)]), 2)).toMatch(/^M.*Z$/));
});

describe("bases", () => {
  test.each([1, 2, 3, 4, 7])("of %i hexes cover the pointed hex", (n) => {
    for (const hex of [1, 2, 3, 4, 5, 6]) {
      const found = placementAt(n, hex);
      expect(found).toHaveLength(n);
      expect(found).toContain(hex);
      expect(new Set(found).size).toBe(n);
    }
  });
});

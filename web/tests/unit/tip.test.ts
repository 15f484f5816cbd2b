// The odds lie beside the enemy, and not over who attacks it.
import { expect, it } from "vitest";
import { beside } from "../../src/lib/tip";

const room = { width: 800, height: 600 };
const tip = { width: 200, height: 100 };
const at = (place: [number, number], avoided: [number, number][] = []) =>
  beside({ place, far: 40, avoided, near: 20 }, tip, room, -44);

it("above the place", () => expect(at([400, 300])).toEqual({ left: 300, top: 160 }));
it("beside it where the attacker stands above", () =>
  expect(at([400, 300], [[400, 230]])).toEqual({ left: 440, top: 250 }));
it("on the other side where attackers stand above and to the right", () =>
  expect(
    at(
      [400, 300],
      [
        [400, 230],
        [470, 300],
      ],
    ),
  ).toEqual({ left: 160, top: 250 }));
it("beside it where there is no room above", () => expect(at([400, 30])).toEqual({ left: 440, top: 4 }));
it("on the board where there is no room at all", () =>
  expect(beside({ place: [50, 50], far: 40, avoided: [], near: 20 }, tip, { width: 180, height: 90 }, 6).left).toBe(4));

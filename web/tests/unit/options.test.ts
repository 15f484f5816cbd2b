import { describe, expect, test } from "vitest";
import { about } from "../../src/lib/options";
import { actionsOf, kindOf } from "../../src/games/dawnfall/actions";
import { boundSquad, buttons, hexesOf, matching, meant, nearest, spaceIndexOf } from "../../src/games/dawnfall/options";
import { optionsOf, questionOf, sceneOf, squadModels } from "./fixtures";

describe("a click on the board", () => {
  test("on a Space finds its placements", () => {
    const options = optionsOf("place-mover");
    const at = spaceIndexOf(options[0]!);
    const found = matching(options, { space: at, hex: -1 }, () => [], false);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((o) => spaceIndexOf(o) === at)).toBe(true);
    expect(found).toHaveLength(options.filter((o) => spaceIndexOf(o) === at).length);
  });

  test("on a hex finds only placements that cover it", () => {
    const options = optionsOf("deploy-model");
    const at = spaceIndexOf(options[0]!);
    const found = matching(options, { space: at, hex: 3 }, () => [], false);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((o) => hexesOf(o).includes(3))).toBe(true);
  });

  test("on an own model in the main window means its Activation, not the cards for it", () => {
    const scene = sceneOf("main");
    const options = optionsOf("main");
    const { option: activate, action } = actionsOf(options, "Activate")[0]!;
    const { squad } = action;
    const model = squadModels(scene)(squad)[0]!;
    const found = matching(options, { model, squad }, squadModels(scene), false);
    expect(found).toEqual([activate]);
  });

  test("on an enemy finds the fights against it", () => {
    const options = optionsOf("choose-fight");
    const { option: fight, action } = actionsOf(options, "Fight")[0]!;
    const found = matching(options, { model: action.target }, () => [], false);
    expect(found).toContain(fight);
    expect(actionsOf(found, "Fight").map((o) => o.action.target)).toEqual(found.map(() => action.target));
  });
});

describe("a click on a card", () => {
  test("finds the options of that half only", () => {
    const options = optionsOf("main");
    const [play] = actionsOf(options, "PlayCard");
    if (!play) throw new Error("the fixture has no card to play");
    const { card, half } = play.action;
    const found = matching(options, { card, half }, () => [], false);
    expect(found).toContain(play.option);
    expect(actionsOf(found, "PlayCard").map((o) => [o.action.card, o.action.half])).toEqual(
      found.map(() => [card, half]),
    );
  });
});

test("of several placements the one nearest to the pointer is taken", () => {
  const options = optionsOf("deploy-model").filter(
    (o) => spaceIndexOf(o) === spaceIndexOf(optionsOf("deploy-model")[0]!),
  );
  const middle = (hexes: number[]): [number, number] => [hexes.reduce((a, b) => a + b, 0) / hexes.length, 0];
  const best = nearest(options, middle, [6, 0]);
  const far = Math.abs(middle(hexesOf(best!))[0] - 6);
  expect(options.every((o) => Math.abs(middle(hexesOf(o))[0] - 6) >= far)).toBe(true);
});

describe("a click that no option fits", () => {
  test("becomes an action of the kind that is asked for", () => {
    const question = questionOf("place-mover");
    const action = meant(question, question.options, { space: 41, place: [6, 5], hex: 2 });
    expect(action).toMatchObject({ type: "Place", space: [6, 5], hexes: expect.arrayContaining([2]) as number[] });
  });

  test("on a card asks about that card", () => {
    const question = questionOf("main");
    expect(meant(question, question.options, { card: "bash", half: "upper" })).toEqual({
      type: "PlayCard",
      card: "bash",
      half: "upper",
      bind: -1,
    });
  });

  test("on an enemy asks about fighting it", () => {
    const question = questionOf("choose-fight");
    expect(meant(question, question.options, { model: 99, squad: 9 })).toMatchObject({ type: "Fight", target: 99 });
  });
});

describe("buttons", () => {
  test("are what has no place on the table", () => {
    expect(buttons(optionsOf("activation"), false).map((o) => kindOf(o))).toContain("EndActivation");
    expect(buttons(optionsOf("place-mover"), false)).toEqual([]);
    expect(buttons(optionsOf("main"), false).every((o) => kindOf(o) !== "Activate" && kindOf(o) !== "PlayCard")).toBe(
      true,
    );
  });
});

test("what an option leaves out is empty", () => {
  expect(about({ about: {} })).toEqual({
    models: [],
    squads: [],
    spaces: [],
    hexes: [],
    cards: [],
    tokens: [],
    seats: [],
  });
});

describe("the answers of a card that is held", () => {
  const bound = (squads: number[], action: Record<string, unknown>) =>
    ({ index: 0, action, about: { squads }, words: { key: "", params: {}, text: "" } }) as never;
  test("are told apart by their Squads where they differ in nothing else", () => {
    const options = [2, 4].map((squad) => bound([squad], { type: "UseBanner", power: 1, bind: squad }));
    expect(options.map((o) => boundSquad(options, o))).toEqual([2, 4]);
  });
  test("keep their whole words where they differ in more", () => {
    const options = [
      bound([2], { type: "UseBanner", power: 0, bind: 2 }),
      bound([4], { type: "UseBanner", power: 1, bind: 4 }),
    ];
    expect(options.map((o) => boundSquad(options, o))).toEqual([null, null]);
  });
});

import { fireEvent, render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import Board from "../../src/games/dawnfall/board/Board.svelte";
import { pieceOf, piecesOf, placesOf, tokensOf } from "../../src/games/dawnfall/table-view";
import { board, book, sceneOf } from "./fixtures";

const scene = sceneOf("main");
const pieces = piecesOf(scene, board, book);
const tokens = tokensOf(scene, board, pieces);
const base = {
  spaces: placesOf(board),
  pieces,
  tokens,
  factions: ["chapter", "demons"],
  label: "Board",
  spoken: (space: [number, number]) => `Space ${space.join()}`,
};

beforeAll(() => {
  // jsdom has no animations.
  Element.prototype.animate ??= vi.fn() as never;
});

describe("the scene", () => {
  test("puts every living model on the board with its tag", () => {
    const living = scene.squads.flatMap((s) => s.models).filter((m) => m.alive && m.space >= 0);
    expect(pieces).toHaveLength(living.length);
    expect(pieces.find((p) => p.card === "angel-of-death")?.tag).toBe("A");
    expect(pieces.filter((p) => p.card === "pilgrim").map((p) => p.tag)).toContain("D1");
  });
  test("keeps the footprint that the server sends", () => {
    for (const piece of pieces) expect(piece.hexes).toHaveLength(scene.squads[piece.squad]!.base);
  });
  test("knows the full Endurance from the Squad card", () => {
    const squad = scene.squads.find((s) => s.card === "angel-of-death")!;
    expect(pieceOf(scene, { ...squad, endurance: 1 }, book, 0, 0, [0, 0], [0]).full).toBe(3);
  });
  test("has Shrines of their factions and Sources of nobody", () => {
    expect(
      tokens
        .filter((t) => t.kind === "shrine")
        .map((t) => t.faction)
        .sort(),
    ).toEqual(["chapter", "demons"]);
    expect(tokens.filter((t) => t.kind === "source")).toHaveLength(4);
  });
});

describe("the board", () => {
  test("is a grid with a cell for every Space, one of them in the tab order", () => {
    const { container, getByRole } = render(Board, base);
    expect(getByRole("grid").getAttribute("aria-label")).toBe("Board");
    const cells = container.querySelectorAll('[role="gridcell"]');
    expect(cells).toHaveLength(42);
    expect([...cells].filter((cell) => cell.getAttribute("tabindex") === "0")).toHaveLength(1);
  });
  test("draws every piece and every token", () => {
    const { container } = render(Board, base);
    expect(container.querySelectorAll(".piece")).toHaveLength(pieces.length);
    expect(container.querySelectorAll(".source")).toHaveLength(4);
    expect(container.querySelectorAll(".shrine")).toHaveLength(2);
  });
  test("shows what is held, aimed at and allowed, each in its own way", () => {
    const [a, b, c] = pieces.map((p) => p.model);
    const { container } = render(Board, {
      ...base,
      held: new Set([a!]),
      aims: new Set([b!]),
      pickable: new Set([c!]),
      reach: new Map([
        ["3,3", { push: false }],
        ["4,3", { push: true }],
      ]),
    });
    expect(container.querySelectorAll(".held-ring, .aim-ring, .may-ring")).toHaveLength(3);
    expect(container.querySelectorAll(".reach")).toHaveLength(2);
    expect(container.querySelectorAll(".push-badge")).toHaveLength(1);
  });
  test("is walked with arrows in six directions and taken with Enter", async () => {
    const onspot = vi.fn();
    const onletgo = vi.fn();
    const { container } = render(Board, { ...base, onspot, onletgo });
    const cell = (key: string) => container.querySelector<SVGGElement>(`[data-space="${key}"]`)!;
    const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.activeElement!, { key, shiftKey });
    cell("3,2").focus();
    await press("ArrowRight");
    expect(document.activeElement).toBe(cell("4,2"));
    await press("ArrowDown");
    expect(document.activeElement).toBe(cell("4,3"));
    await press("ArrowUp", true);
    expect(document.activeElement).toBe(cell("5,2"));
    await press("ArrowLeft");
    await press("Enter");
    expect(onspot).toHaveBeenCalledWith({ space: [4, 2], hex: -1 }, "key");
    await press("Escape");
    expect(onletgo).toHaveBeenCalled();
  });
  test("jumps to the next place where something may be done", async () => {
    const { container } = render(Board, { ...base, reach: new Map([["5,4", { push: false }]]) });
    container.querySelector<SVGGElement>('[data-space="0,0"]')!.focus();
    await fireEvent.keyDown(document.activeElement!, { key: "n" });
    expect(document.activeElement?.getAttribute("data-space")).toBe("5,4");
  });
});

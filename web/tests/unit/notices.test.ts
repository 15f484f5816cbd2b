// What the others are asked, and what became of it.
import { cleanup, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { chairName } from "../../src/lib/chairs";
import { words } from "../../src/lib/words.svelte";
import { api } from "../../src/lib/api";
import type { Problem } from "../../src/lib/protocol";
import Notices from "../../src/parts/Notices.svelte";

words.load("en", readFileSync(join(__dirname, "../../../src/edgewise/lang/en/web.ftl"), "utf-8"));
afterEach(cleanup);

const chair = (seat: number, connected: boolean) => ({
  seat,
  kind: "person",
  name: "",
  bot: "",
  connected,
  faction: "",
});
const table = (seats: number[], more: Record<string, unknown> = {}) => ({
  seats,
  clocks: [],
  chairs: [chair(0, true), chair(1, true)],
  undoRefused: false,
  state: { status: "running", undoing: null, replacing: null },
  ...more,
});
const shown = (about: Record<string, unknown>) =>
  render(Notices, { props: { table: about as never, name: (seat: number) => ["Ida", "Ole"][seat] ?? "" } });

const UNDOING = { state: { status: "running", undoing: { by: 1, waiting_for: [0] }, replacing: null } };

it("a wish to take back is told to each as it concerns them", () => {
  shown(table([0], UNDOING));
  expect(screen.getByText("Ole would like to take something back.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Agree" })).toBeTruthy();
});

it("who only watches is not told that they asked", () => {
  shown(table([], UNDOING));
  expect(screen.getByText("Ole would like to take something back.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("who asked is told when the others refuse", () => {
  shown(table([1], { undoRefused: true }));
  expect(screen.getByText(/do not agree; nothing is taken back/)).toBeTruthy();
});

it("a bot that may not sit down yet is refused in words", async () => {
  vi.spyOn(api, "games").mockResolvedValue({ bots: [{ name: "recruit" }, { name: "veteran" }] } as never);
  const refused: Problem = {
    code: "still-here",
    key: "error-still-here",
    params: { seat: 2 },
    text: "Player 2 is still here.",
    rule: "",
    field: "",
  };
  shown(table([0], { chairs: [chair(0, true), chair(1, false)], replace: async () => refused }));
  screen.getByRole("button", { name: "Let a bot go on" }).click();
  expect(await screen.findByText(/^Ole may still come back/)).toBeTruthy();
});

it("whose clock ran out is told what that means", () => {
  shown(table([1], { clocks: [{ seat: 1, left_ms: 0, running: true, expired: true }] }));
  expect(screen.getByText(/^Your clock has run out/)).toBeTruthy();
});

it("a bot that took over a seat bears the name of its level", () => {
  expect(chairName({ bot: "veteran", name: "" })).toBe("Veteran");
});

// The end of a match appears under the finger of whoever tapped last.
import { render } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import Prompt from "../../src/parts/Prompt.svelte";

it("offers the story only when a tap that was meant for the table is over", async () => {
  vi.useFakeTimers();
  const ending = {
    winners: [0],
    how: "no-models",
    rule: "DF-END-2",
    words: { key: "", params: {}, text: "No models are left." },
  };
  const table = {
    match: "m1",
    state: { ending },
    seats: [0],
    rematch: [],
    connected: true,
    question: null,
    welcome: null,
  };
  const play = {
    table,
    question: null,
    buttons: [],
    extras: [],
    advice: [],
    heading: () => "",
    where: () => "",
    lookOf: () => ({}),
    nameOf: () => "",
  };
  const { container } = render(Prompt, { props: { play: play as never, name: () => "Ida", onundo: () => undefined } });
  const acts = () => container.querySelector(".acts")!.classList.contains("unarmed");
  expect(acts()).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(acts()).toBe(false);
});

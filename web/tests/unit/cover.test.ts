// The hand of the player before does not open the hand of the next one.
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Cover from "../../src/parts/Cover.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  fireEvent.blur(window); // nothing is down
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function cover() {
  const onface = vi.fn();
  const { getByRole } = render(Cover, { seat: 1, name: "Marek", faction: "demons", onface });
  const rest = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await tick();
  };
  return { onface, button: getByRole("button"), heading: getByRole("heading"), rest };
}

it("opens for a press that comes when everything has been up for a while", async () => {
  const { onface, button, rest } = cover();
  expect(button.ariaDisabled).toBe("true");
  await fireEvent.click(button);
  expect(onface).not.toHaveBeenCalled();
  await rest(400);
  expect(button.ariaDisabled).toBe("false");
  await fireEvent.click(button);
  expect(onface).toHaveBeenCalledWith(1);
});

it("gives the focus to its words, so that a second Enter presses nothing", () => {
  const { heading } = cover();
  expect(document.activeElement).toBe(heading);
});

it("waits until a key that is held comes up", async () => {
  await fireEvent.keyDown(window, { code: "Enter" });
  const { onface, button, rest } = cover();
  await rest(5000);
  await fireEvent.keyDown(window, { code: "Enter", repeat: true });
  await fireEvent.click(button);
  expect(onface).not.toHaveBeenCalled();
  await fireEvent.keyUp(window, { code: "Enter" });
  await rest(399);
  expect(button.ariaDisabled).toBe("true");
  await rest(1);
  expect(button.ariaDisabled).toBe("false");
});

it("waits anew after every press that comes too early", async () => {
  const { onface, button, rest } = cover();
  for (let i = 0; i < 5; i++) {
    await rest(300);
    await fireEvent.pointerDown(button, { pointerId: 1 });
    await fireEvent.pointerUp(button, { pointerId: 1 });
    await fireEvent.click(button);
  }
  expect(onface).not.toHaveBeenCalled();
  await rest(400);
  expect(button.ariaDisabled).toBe("false");
});

it("puts its button where the last press was not", async () => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(600, 400, 200, 56));
  await fireEvent.pointerDown(window, { pointerId: 1, clientX: 30, clientY: 30 });
  await tick();
  expect(cover().button.classList).not.toContain("away");
  cleanup();
  await fireEvent.pointerDown(window, { pointerId: 1, clientX: 700, clientY: 430 });
  const { button } = cover();
  await tick();
  expect(button.classList).toContain("away");
});

// What is held down anywhere on the page, and where it was pressed last: what appears under a hand must know about it.
import type { Point } from "./shapes";

const down = new Set<string>();
const watchers = new Set<() => void>();
let last: Point | null = null;

function changed(change: () => void): void {
  change();
  for (const watcher of [...watchers]) watcher();
}
const keyOf = (event: KeyboardEvent) => event.code || event.key;
const fingerOf = (event: PointerEvent) => `pointer ${event.pointerId}`;
const lifted = (event: PointerEvent) => changed(() => down.delete(fingerOf(event)));

addEventListener("keydown", (event) => changed(() => down.add(keyOf(event))), true);
// While Meta is held, some systems do not tell that other keys go up.
addEventListener(
  "keyup",
  (event) => changed(() => (event.key === "Meta" ? down.clear() : down.delete(keyOf(event)))),
  true,
);
addEventListener(
  "pointerdown",
  (event) =>
    changed(() => {
      down.add(fingerOf(event));
      last = [event.clientX, event.clientY];
    }),
  true,
);
addEventListener("pointerup", lifted, true);
addEventListener("pointercancel", lifted, true);
// A button that was let go outside of the window is not held any more.
addEventListener(
  "pointermove",
  (event) => event.pointerType === "mouse" && !event.buttons && down.has(fingerOf(event)) && lifted(event),
  true,
);
addEventListener("blur", () => changed(() => down.clear()));

export const lastPress = (): Point | null => last;

// Calls `then` once nothing has been down for so long; every press begins the wait anew.
export function whenAtRest(milliseconds: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (!down.size) timer = setTimeout(done, milliseconds);
  };
  const stop = () => {
    clearTimeout(timer);
    watchers.delete(look);
  };
  const done = () => {
    stop();
    then();
  };
  watchers.add(look);
  look();
  return stop;
}

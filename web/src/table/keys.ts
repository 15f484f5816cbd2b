// Single keys of a game; whether one was meant.
import type { Act } from "../lib/options";
import { typeOf } from "../lib/options";
import type { Play } from "../lib/play.svelte";

export const typing =
  <P extends Play>(keys: Record<string, (play: P) => void>) =>
  (play: P, key: string): boolean => {
    const meant = Object.hasOwn(keys, key) ? keys[key] : undefined;
    meant?.(play);
    return Boolean(meant);
  };

// Sends the first answer of one of these kinds, if there is one.
export function sendFirst<A extends Act>(play: Play<A>, ...kinds: A["type"][]): void {
  const found = play.live.find((option) => kinds.some((kind) => kind === typeOf(option)));
  if (found) void play.send(found);
}

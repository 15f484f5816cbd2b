// What a screen reader hears at a model or a pool: what it is, where it stands, and what may be done with it.
import type { Names } from "../../lib/play.svelte";
import { words } from "../../lib/words.svelte";
import { inches } from "../../free/plane";
import type { EdgePlay } from "./play.svelte";
import type { Base, Pool } from "./table-view";

export function spokenBase(play: EdgePlay, name: Names, base: Base): string {
  const { say } = words;
  const states = [base.exhausted ? say("web-edge-exhausted") : "", base.shifted ? say("web-edge-shifted") : ""]
    .filter(Boolean)
    .join(", ");
  const what = say("web-edge-base", {
    name: base.name,
    code: base.code,
    owner: name(base.seat),
    hp: base.hp,
    states: states || "none",
    x: inches(base.at[0]),
    y: inches(base.at[1]),
  });
  const can = play.aims.has(base.model)
    ? say("web-edge-can-aim")
    : play.pickable.has(base.model)
      ? say("web-edge-can-take")
      : "";
  return [what, can].filter(Boolean).join(" ");
}

export const spokenPool = (play: EdgePlay, pool: Pool): string => poolSpoken(pool, play.poolsLive.has(pool.thing));

export const poolSpoken = (pool: Pool, live: boolean): string =>
  words.say("web-edge-pool-at", {
    n: pool.thing + 1,
    crystals: pool.crystals,
    x: inches(pool.at[0]),
    y: inches(pool.at[1]),
    can: live ? "yes" : "no",
  });

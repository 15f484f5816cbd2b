// What a screen reader hears at a model or a marker: what it is, where it stands, and what may be done with it.
import { inches } from "../../free/plane";
import type { Names } from "../../lib/play.svelte";
import { words } from "../../lib/words.svelte";
import type { MaelstromPlay } from "./play.svelte";
import type { Base, Marker } from "./table-view";

export function spokenBase(play: MaelstromPlay, name: Names, base: Base): string {
  const { say } = words;
  const unit = play.scene?.units[base.unit];
  const what = say("web-me-base", {
    name: base.name,
    code: base.code,
    n: base.number + 1,
    leads: base.leads ? "yes" : "no",
    owner: name(base.seat),
    level: unit?.level ?? 0,
    done: base.done ? "yes" : "no",
    x: inches(base.at[0]),
    y: inches(base.at[1]),
    foot: inches(base.foot),
  });
  const can = play.aims.has(base.model)
    ? say("web-me-can-aim")
    : play.pickable.has(base.model)
      ? say("web-me-can-take")
      : "";
  return [what, can].filter(Boolean).join(" ");
}

export function spokenThing({ marker, at, length }: Marker, name: Names): string {
  const place = { x: inches(at[0]), y: inches(at[1]) };
  if (!marker) return words.say("web-me-end-at", { ...place, length: inches(length) });
  const holder = marker.captured >= 0 ? marker.captured : marker.controlled;
  return words.say("web-me-marker-at", {
    ...place,
    n: marker.marker + 1,
    holder: holder >= 0 ? name(holder) : "none",
    captured: marker.captured >= 0 ? "yes" : "no",
  });
}

// A match as a small picture: the table as it was when this browser saw it last.
import type { Picture } from "../../lib/settings.svelte";

// Places are kept in tenths of an inch from the far left corner of the drawing.
export function thumbnail(picture: Picture | undefined): string {
  const bases = (picture?.pieces ?? [])
    .map(
      (p) =>
        `<circle class="f-${p.faction || "neutral"} mini-piece ${p.seat ? "foe" : ""}" cx="${p.space[0]}" cy="${p.space[1]}" r="${p.hexes[0] ?? 6}"/>`,
    )
    .join("");
  const pools = (picture?.tokens ?? [])
    .map((t) => `<circle class="mini-source" cx="${t.space[0]}" cy="${t.space[1]}" r="9"/>`)
    .join("");
  return `<svg class="board" viewBox="24 24 312 312" aria-hidden="true"><rect x="26" y="26" width="308" height="308" rx="8" fill="#3f352a" stroke="#8a7041" stroke-width="3"/>${pools}${bases}</svg>`;
}

// A match as a small picture: the table as it was when this browser saw it last.
import type { Picture } from "../../lib/settings.svelte";

// Places are kept in tenths of an inch from the far left corner of the drawing.
const SIDE = 360;
export function thumbnail(picture: Picture | undefined): string {
  const pieces = picture?.pieces ?? [];
  const bases = pieces
    .map(
      (p) =>
        `<circle class="f-${p.faction || "neutral"} mini-piece ${p.seat ? "foe" : ""}" cx="${p.space[0]}" cy="${p.space[1]}" r="${Math.max(6, p.hexes[0] ?? 6)}"/>`,
    )
    .join("");
  const markers = (picture?.tokens ?? [])
    .map((t) => `<circle class="mini-source" cx="${t.space[0]}" cy="${t.space[1]}" r="8"/>`)
    .join("");
  const wide = Math.max(SIDE, ...pieces.map((p) => (p.space[0] ?? 0) + 10));
  return `<svg class="board" viewBox="0 0 ${wide} ${SIDE}" aria-hidden="true"><rect x="3" y="3" width="${wide - 6}" height="${SIDE - 6}" rx="8" fill="#5d4a32" stroke="#8a7041" stroke-width="3"/>${markers}${bases}</svg>`;
}

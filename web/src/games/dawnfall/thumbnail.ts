// A match as a small picture: the board as it was when this browser saw it last.
import type { Picture } from "../../lib/settings.svelte";
import { drawMini } from "./board/drawing";
import { bounds, outline, spaceHexes, type Space } from "./geometry";

const BOARD: Space[] = Array.from({ length: 42 }, (_, i) => [i % 7, Math.floor(i / 7)]);
const BOX = bounds(
  outline(
    BOARD.flatMap((space) => spaceHexes(space)),
    10,
  ),
  10,
)
  .map((n) => n.toFixed(1))
  .join(" ");

export const thumbnail = (picture: Picture | undefined): string =>
  `<svg class="board" viewBox="${BOX}" aria-hidden="true">${drawMini(BOARD, picture?.pieces ?? [], picture?.tokens ?? [])}</svg>`;

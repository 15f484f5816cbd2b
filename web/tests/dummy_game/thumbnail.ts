// A match as a small picture: where both stood on the road, in tenths of an inch.
import type { Picture } from "../../src/lib/settings.svelte";

export const thumbnail = (picture: Picture | undefined): string => {
  const stood = (picture?.pieces ?? []).map(({ space: [x, y] }) => `<circle cx="${x}" cy="${y}" r="3"/>`).join("");
  return `<svg class="board" viewBox="-5 -10 70 30" aria-hidden="true"><path d="M0 5H60" stroke="currentColor"/>${stood}</svg>`;
};

// What turned a match of Dawnfall: the marker of the victory track, and what led to its steps.
import type { Line } from "../../lib/protocol";
import { storyOf, type Telling } from "../../table/story";

// The first sentence, without the text of a card that follows it.
const short = (text: string): string =>
  text.length > 90 ? (/^.{10,90}?[:.](?=\s|$)/.exec(text)?.[0].replace(/:$/, ".") ?? `${text.slice(0, 88)}…`) : text;

const CAUSES =
  /^event-(sequence-began|counterattack-began|backstab-began|attack-power|hits-found|card-played|banner-used|enhancement-used|vp-bought)$/;

// Positive steps of the marker lead to the end of the first seat.
function swing(line: Line, seat: number): number {
  const moved = line.words.key === "event-marker-moved" ? Number(line.raw.steps ?? 0) : 0;
  return seat === 0 ? moved : -moved;
}

const telling: Telling = {
  swing,
  causes: (line) => CAUSES.test(line.words.key),
  deaths: (line) => line.words.key === "event-model-died",
  short,
};
export const story = storyOf(telling);

// What turned a match of Dawnfall: the marker of the victory track, and what led to its steps.
import type { Line } from "../../lib/protocol";
import { storyOf } from "../../table/story";
import { eventOf } from "./actions";
import type { Event } from "./wire";

// The first sentence, without the text of a card that follows it.
const short = (text: string): string =>
  text.length > 90 ? (/^.{10,90}?[:.](?=\s|$)/.exec(text)?.[0].replace(/:$/, ".") ?? `${text.slice(0, 88)}…`) : text;

const CAUSES = new Set<Event["type"]>([
  "SequenceBegan",
  "CounterattackBegan",
  "BackstabBegan",
  "AttackPowerFixed",
  "HitsFound",
  "CardPlayed",
  "BannerUsed",
  "EnhancementUsed",
  "VpBought",
]);

function swing(line: Line, seat: number): number {
  const event = eventOf(line);
  if (event.type !== "MarkerMoved") return 0;
  return event.seat === seat ? event.size : -event.size;
}

export const story = storyOf({
  swing,
  causes: (line) => CAUSES.has(eventOf(line).type),
  deaths: (line) => eventOf(line).type === "ModelDied",
  short,
});

// What turned a match of The Edge: the VPs of models that died, and of cards.
import type { Line } from "../../lib/protocol";
import { storyOf } from "../../table/story";
import { eventOf } from "./actions";
import type { Event } from "./wire";

const CAUSES = new Set<Event["type"]>([
  "ModelAssaulted",
  "ShotDeclared",
  "AttackHit",
  "CardPlayed",
  "AbilityUsed",
  "PassiveTriggered",
]);
const DEATHS = new Set<Event["type"]>(["SquadDied", "ModelDied"]);

function swing(line: Line, seat: number): number {
  const event = eventOf(line);
  if (event.type === "ModelDied") return event.seat === seat ? -event.vp : event.vp;
  if (event.type === "VpTaken") return event.seat === seat ? event.count : -event.count;
  return 0;
}

export const story = storyOf({
  swing,
  causes: (line) => CAUSES.has(eventOf(line).type),
  deaths: (line) => DEATHS.has(eventOf(line).type),
  short: (text) => text,
});

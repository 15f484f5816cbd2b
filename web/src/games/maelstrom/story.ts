// What turned a match of Maelstrom's Edge: points scored, and units that were destroyed.
import type { Line, Moment, Replay } from "../../lib/protocol";
import type { Story, Value } from "../game";
import { keyMoments, type Telling } from "../../table/story";
import { eventOf } from "./actions";
import type { Event, Moment as Own } from "./wire";

const CAUSES = new Set<Event["type"]>(["RoundBegan", "ChargeMade", "UnitMoved", "HitsStopped", "MarkerCaptured"]);
const LOSS = 3; // what a destroyed unit weighs, as points

function swing(line: Line, seat: number): number {
  const event = eventOf(line);
  if (event.type === "PointsScored") return event.seat === seat ? event.points : -event.points;
  if (event.type === "UnitDestroyed") return event.seat === seat ? -LOSS : LOSS;
  return 0;
}

const telling: Telling = {
  swing,
  causes: (line) => CAUSES.has(eventOf(line).type),
  deaths: (line) => eventOf(line).type === "UnitDestroyed",
  short: (text) => text,
};

const isOwn = (moment: Moment): moment is Own => "command" in moment;
const told = ({ story }: Replay): Own[] => {
  const own = story.filter(isOwn);
  return own.some((m) => m.turn > 0) ? own.filter((m) => m.turn > 0) : own;
};
const series = (replay: Replay, what: "points" | "models" | "command", seat: number): Value[] =>
  told(replay).map((m) => ({ turn: m.turn, value: m[what][seat] ?? 0 }));

export const story: Story = {
  lead: (replay, seat) =>
    told(replay).map((m) => ({ turn: m.turn, value: (m.points[seat] ?? 0) - (m.points[1 - seat] ?? 0) })),
  moments: (replay, seat) => keyMoments(telling, replay, seat),
  lines: [
    ["web-me-points", (replay, seat) => series(replay, "points", seat)],
    ["web-models-short", (replay, seat) => series(replay, "models", seat)],
  ],
};

// What turned a match of The Edge: the VPs of models that died, and of cards.
import type { Line } from "../../lib/protocol";
import { storyOf, type Telling } from "../../table/story";

const CAUSES = new Set<unknown>([
  "ModelAssaulted",
  "ShotDeclared",
  "AttackHit",
  "CardPlayed",
  "AbilityUsed",
  "PassiveTriggered",
]);
const DEATHS = new Set<unknown>(["SquadDied", "ModelDied"]);

function swing({ raw }: Line, seat: number): number {
  if (raw.type === "ModelDied") return Number(raw.vp ?? 0) * (raw.seat === seat ? -1 : 1);
  return raw.type === "VpTaken" ? Number(raw.count ?? 0) * (raw.seat === seat ? 1 : -1) : 0;
}

const telling: Telling = {
  swing,
  causes: ({ raw }) => CAUSES.has(raw.type),
  deaths: ({ raw }) => DEATHS.has(raw.type),
  short: (text) => text,
};
export const story = storyOf(telling);

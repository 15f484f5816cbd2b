// The story of a finished match in numbers: who led, crystals and models over time, and the moments that turned it.
import type { Line, Replay, Step } from "../../lib/protocol";
import type { KeyMoment, Value } from "../game";

const told = (replay: Replay) =>
  replay.story.some((m) => m.turn > 0) ? replay.story.filter((m) => m.turn > 0) : replay.story;
export const leads = (replay: Replay, seat: number): Value[] =>
  told(replay).map((m) => ({ turn: m.turn, value: seat === 0 ? m.marker : -m.marker }));
export const series = (replay: Replay, what: "crystals" | "models", seat: number): Value[] =>
  told(replay).map((m) => ({ turn: m.turn, value: m[what][seat] ?? 0 }));

const CAUSES = new Set([
  "ModelAssaulted",
  "ShotDeclared",
  "AttackHit",
  "CardPlayed",
  "AbilityUsed",
  "PassiveTriggered",
]);
const DEATHS = new Set(["SquadDied", "ModelDied"]);
const kindOf = (line: Line): string => String(line.raw.type);

// How many VPs a step brought to a seat: for models that died, and by cards.
function swingOf(step: Step, seat: number): number {
  return step.lines.reduce((sum, line) => {
    if (kindOf(line) === "ModelDied") return sum + Number(line.raw.vp ?? 0) * (line.raw.seat === seat ? -1 : 1);
    return kindOf(line) === "VpTaken" ? sum + Number(line.raw.count ?? 0) * (line.raw.seat === seat ? 1 : -1) : sum;
  }, 0);
}

export function keyMoments(replay: Replay, seat: number, most = 5): KeyMoment[] {
  let turn = -1;
  let causes: string[] = [];
  const found = replay.steps.flatMap((step): KeyMoment[] => {
    if (step.turn !== turn) [turn, causes] = [step.turn, []];
    causes.push(...step.lines.filter((line) => CAUSES.has(kindOf(line))).map((line) => line.words.text));
    const swing = swingOf(step, seat);
    const death = step.lines.find((line) => DEATHS.has(kindOf(line)))?.words.text;
    if (!swing && !death) return [];
    const title = death ?? causes.at(-1) ?? step.words.text;
    return [
      {
        step: step.number,
        turn: step.turn,
        title,
        note: causes
          .filter((c) => c !== title)
          .slice(-2)
          .join(" "),
        swing,
        by: step.seat,
      },
    ];
  });
  const best = [...found].sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing)).slice(0, most);
  return found.filter((moment) => best.includes(moment));
}

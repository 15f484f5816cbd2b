// The story of a finished match in numbers: leads, riches, models over time, and the moments that turned it.
import type { Line, Replay, Step } from "../../lib/protocol";
import type { KeyMoment, Value } from "../game";

// One value for each moment of the story, as seen from a seat.
// Set-up is left out: nobody leads before the first turn.
const told = (replay: Replay) =>
  replay.story.some((m) => m.turn > 0) ? replay.story.filter((m) => m.turn > 0) : replay.story;
export const leads = (replay: Replay, seat: number): Value[] =>
  told(replay).map((m) => ({ turn: m.turn, value: seat === 0 ? m.marker : -m.marker }));
export const series = (replay: Replay, what: "crystals" | "models" | "sources", seat: number): Value[] =>
  told(replay).map((m) => ({ turn: m.turn, value: m[what][seat] ?? 0 }));

const kindOf = (line: Line): string => String(line.raw.type);

// How far a step moved the marker towards a seat.
function swingOf(step: Step, seat: number): number {
  const moved = step.lines
    .filter((line) => kindOf(line) === "MarkerMoved")
    .reduce((sum, line) => sum + Number(line.raw.size ?? 0) * (line.raw.seat === seat ? 1 : -1), 0);
  return moved;
}

// The first sentence, without the text of a card that follows it.
const short = (text: string): string =>
  text.length > 90 ? (/^.{10,90}?[:.](?=\s|$)/.exec(text)?.[0].replace(/:$/, ".") ?? `${text.slice(0, 88)}…`) : text;

const CAUSES = new Set([
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

// The steps that moved the marker most, in the order they were played, each with what led to it in its turn.
export function keyMoments(replay: Replay, seat: number, most = 5): KeyMoment[] {
  let turn = -1;
  let causes: string[] = [];
  const found = replay.steps.flatMap((step): KeyMoment[] => {
    if (step.turn !== turn) [turn, causes] = [step.turn, []];
    causes.push(...step.lines.filter((line) => CAUSES.has(kindOf(line))).map((line) => short(line.words.text)));
    const swing = swingOf(step, seat);
    const death = step.lines.find((line) => kindOf(line) === "ModelDied")?.words.text;
    if (!swing && !death) return [];
    const title = death ?? causes.at(-1) ?? short(step.words.text);
    const note =
      causes
        .filter((cause) => cause !== title)
        .slice(-2)
        .join(" ") || short(step.words.text);
    return [{ step: step.number, turn: step.turn, title, note, swing, by: step.seat }];
  });
  const best = [...found].sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing)).slice(0, most);
  return found.filter((moment) => best.includes(moment));
}

// The story of a finished match in numbers: who led, riches and models over time, and the moments that turned it.
// `storyOf` is for games whose moments tell of a marker, crystals and models; `keyMoments` is for all.
import type { KeyMoment, Story, Value } from "../games/game";
import type { Line, Moment, Replay, Step } from "../lib/protocol";

// What a game tells of a line of its log.
export interface Telling {
  swing(line: Line, seat: number): number; // what it brought to a seat
  causes(line: Line): boolean; // whether it may have led to what came after it in its turn
  deaths(line: Line): boolean;
  short(text: string): string;
}

// Set-up is left out: nobody leads before the first turn.
const told = ({ story }: Replay): Moment[] => (story.some((m) => m.turn > 0) ? story.filter((m) => m.turn > 0) : story);

// One value for each moment of the story, as seen from a seat.
export const leads = (replay: Replay, seat: number): Value[] =>
  told(replay).flatMap((m) => ("marker" in m ? [{ turn: m.turn, value: seat === 0 ? m.marker : -m.marker }] : []));
export const series = (replay: Replay, what: "crystals" | "models", seat: number): Value[] =>
  told(replay).flatMap((m) => {
    const values = what === "models" ? m.models : "crystals" in m ? m.crystals : null;
    return values ? [{ turn: m.turn, value: values[seat] ?? 0 }] : [];
  });

// The steps that moved the lead most, in the order they were played, each with what led to it in its turn.
export function keyMoments(telling: Telling, replay: Replay, seat: number, most = 5): KeyMoment[] {
  let turn = -1;
  let causes: string[] = [];
  const textOf = ({ words }: Line) => telling.short(words.text);
  const found = replay.steps.flatMap((step: Step): KeyMoment[] => {
    if (step.turn !== turn) [turn, causes] = [step.turn, []];
    causes.push(...step.lines.filter(telling.causes).map(textOf));
    const swing = step.lines.reduce((sum, line) => sum + telling.swing(line, seat), 0);
    const death = step.lines.find(telling.deaths)?.words.text;
    if (!swing && !death) return [];
    const title = death ?? causes.at(-1) ?? telling.short(step.words.text);
    const before = causes.filter((cause) => cause !== title).slice(-2);
    const note = before.join(" ") || telling.short(step.words.text);
    return [{ step: step.number, turn: step.turn, title, note, swing, by: step.seat }];
  });
  const best = [...found].sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing)).slice(0, most);
  return found.filter((moment) => best.includes(moment));
}

export const storyOf = (telling: Telling): Story => ({
  lead: leads,
  moments: (replay, seat) => keyMoments(telling, replay, seat),
  lines: [
    ["web-crystals-short", (replay, seat) => series(replay, "crystals", seat)],
    ["web-models-short", (replay, seat) => series(replay, "models", seat)],
  ],
});

// Lines of sight as they are drawn: from a place to bases, each whole or cut where something blocks it.
import type { Sight } from "../lib/protocol";
import { apart, type Mil, type Shape, type Standing } from "./plane";

export interface Lines {
  from: Mil;
  sights: Sight[];
}
// A disc around a place, with its size said in words.
export interface Range {
  at: Mil;
  radius: number;
  label: string;
}
interface Disc {
  at: Mil;
  radius: number;
}

const DEEP = 0.7; // of its radius: how far before the middle of what blocks it a line is cut

const discOf = ({ circle, polygon: [corner] }: Shape): Disc | undefined =>
  circle ? { at: [circle[0], circle[1]], radius: circle[2] } : corner && { at: corner, radius: 0 };

// Where a line of sight meets what blocks it, for the cross.
export function blockedAt(from: Mil, sight: Sight, bases: Standing[], obstacles: Shape[]): Mil | null {
  const baseOf = (model: number): Disc | undefined => bases.find((b) => b.model === model);
  const target = baseOf(sight.model)?.at;
  const shape = obstacles[sight.obstacle];
  const blocker = baseOf(sight.enemy) ?? (shape && discOf(shape));
  if (!target || !blocker) return null;
  const [dx, dy] = [target[0] - from[0], target[1] - from[1]];
  const long = apart(from, target) || 1;
  const along = ((blocker.at[0] - from[0]) * dx + (blocker.at[1] - from[1]) * dy) / long;
  const f = Math.max(0, Math.min(1, (along - blocker.radius * DEEP) / long));
  return [from[0] + dx * f, from[1] + dy * f];
}

// Lines over the turns of a match.
import type { Value } from "../games/game";

// A step line: level until the next value, then straight up or down.
export function stepPath(points: Value[], x: (turn: number) => number, y: (value: number) => number): string {
  return points
    .map((p, i) =>
      i ? `H${x(p.turn).toFixed(1)}V${y(p.value).toFixed(1)}` : `M${x(p.turn).toFixed(1)} ${y(p.value).toFixed(1)}`,
    )
    .join("");
}

export function areaPath(
  points: Value[],
  x: (turn: number) => number,
  y: (value: number) => number,
  cut: (value: number) => number,
): string {
  const [first] = points;
  if (!first) return "";
  return (
    `M${x(first.turn).toFixed(1)} ${y(0).toFixed(1)}` +
    points.map((p) => `H${x(p.turn).toFixed(1)}V${y(cut(p.value)).toFixed(1)}`).join("") +
    `V${y(0).toFixed(1)}Z`
  );
}

// What the keys walk through on a free table: bases, things, and the cursor.
import type { Point } from "../lib/shapes";

export type Stop = { kind: "base" | "thing"; number: number; name: string; at: Point; live: boolean };
export const CURSOR = "cursor";

export const ARROWS: Record<string, [right: number, up: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

// The nearest stop in the direction of an arrow; what lies aside counts as twice as far.
export function ahead(stops: Stop[], from: Stop, [right, up]: [number, number]): Stop | undefined {
  const [x, y] = from.at;
  return stops
    .filter((stop) => stop !== from)
    .map((stop) => {
      const [dx, dy] = [stop.at[0] - x, stop.at[1] - y];
      const [forward, aside] = [dx * right - dy * up, Math.abs(dx * up + dy * right)];
      return { stop, forward, cost: forward + aside * 2 };
    })
    .filter((each) => each.forward > 1)
    .sort((a, b) => a.cost - b.cost)[0]?.stop;
}

// The next stop with which something may be done.
export function nextLive(stops: Stop[], name: string): Stop | undefined {
  const at = stops.findIndex((stop) => stop.name === name);
  return stops.find((stop, i) => i > at && stop.live) ?? stops.find((stop) => stop.live);
}

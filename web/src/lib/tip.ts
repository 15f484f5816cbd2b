// Where a tip lies: beside the place that it is about, and not over the pieces that it speaks of.
import type { Point } from "./shapes";

interface Size {
  width: number;
  height: number;
}
interface About {
  place: Point;
  far: number; // how far it keeps away from the place
  avoided: Point[]; // what it should not lie over, each as wide as `near` on every side
  near: number;
}
export interface Corner {
  left: number;
  top: number;
}

const RIM_PX = 4; // its frame is drawn outside of it
const within = (value: number, room: number, size: number) => Math.max(RIM_PX, Math.min(room - size - RIM_PX, value));

// Above the place first, then beside it on the side with more room, then below it; `least` is how far up it may reach.
export function beside({ place: [x, y], far, avoided, near }: About, tip: Size, room: Size, least: number): Corner {
  const level = within(y - tip.height / 2, room.height, tip.height);
  const centred = within(x - tip.width / 2, room.width, tip.width);
  const above = { left: centred, top: y - tip.height - far };
  const right = { left: x + far, top: level };
  const left = { left: x - far - tip.width, top: level };
  const below = { left: centred, top: y + far };
  const fits = ({ left: l, top: t }: Corner) =>
    t >= least && t + tip.height <= room.height && l >= 0 && l + tip.width <= room.width;
  const covers = ({ left: l, top: t }: Corner) =>
    avoided.some(
      ([ax, ay]) => ax > l - near && ax < l + tip.width + near && ay > t - near && ay < t + tip.height + near,
    );
  const found = [above, right, left, below].filter(fits);
  const side = right.left + tip.width < room.width ? right : left;
  return (
    found.find((corner) => !covers(corner)) ??
    found[0] ?? { left: within(side.left, room.width, tip.width), top: side.top }
  );
}

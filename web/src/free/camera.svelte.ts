// What of a board is seen, and how mouse and fingers touch it: a tap chooses, a drag carries or pans, two fingers pinch, the wheel zooms.
import type { Point } from "../lib/shapes";

export type View = [x: number, y: number, width: number, height: number];

// What a board says to its camera. `C` is what can be carried on it.
export interface Hands<C> {
  whole(): View;
  // The part that is seen, and how it is changed; null is the whole board.
  window(): View | null;
  show(window: View | null): void;
  // What a drag from here carries; null: it pans.
  carried(event: PointerEvent): C | null;
  // A carry begins; false: it pans instead.
  lifted?(what: C): boolean;
  carries(what: C, event: PointerEvent): void;
  dropped(what: C, event: PointerEvent): void;
  tapped(event: PointerEvent, down: PointerEvent): void;
  // A mouse that presses nothing; null: it has left the board.
  hovered(event: PointerEvent | null): void;
}

interface Press<C> {
  event: PointerEvent;
  view: View;
  what: C | null;
}

const FAR_PX = 7; // a press that travels less is a tap
const NEAREST = 6;
const FARTHEST = 1.4;

// A place of the screen in the units of a drawing.
export function placeOn(svg: SVGSVGElement | undefined, x: number, y: number): Point {
  const point = new DOMPoint(x, y).matrixTransform(svg?.getScreenCTM()?.inverse());
  return [point.x, point.y];
}

export class Camera<C> {
  svg: SVGSVGElement | undefined = $state();
  private readonly fingers = new Map<number, Point>();
  private down: Press<C> | null = null;
  private travelled = false;
  private spread = 0;

  constructor(private readonly hands: Hands<C>) {}

  get view(): View {
    return this.hands.window() ?? this.hands.whole();
  }
  get viewBox(): string {
    return this.view.map((n) => n.toFixed(1)).join(" ");
  }

  at = (event: { clientX: number; clientY: number }): Point => placeOn(this.svg, event.clientX, event.clientY);

  // Around a place, or around the middle of what is seen.
  zoom(factor: number, at?: Point): void {
    const [x, y, w, h] = this.view;
    const most = this.hands.whole()[2];
    const width = Math.min(most * FARTHEST, Math.max(most / NEAREST, w / factor));
    const k = width / w;
    const [px, py] = at ?? [x + w / 2, y + h / 2];
    this.hands.show(
      width >= most * 0.999 && !at ? null : this.kept([px - (px - x) * k, py - (py - y) * k, width, h * k]),
    );
  }

  // The middle of what is seen stays on the board.
  private kept([x, y, w, h]: View): View {
    const [left, top, wide, high] = this.hands.whole();
    const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
    return [
      clamp(x, left - w * 0.5 + wide * 0.15, left + wide * 0.85 - w * 0.5),
      clamp(y, top - h * 0.5 + high * 0.15, top + high * 0.85 - h * 0.5),
      w,
      h,
    ];
  }

  private pressed = (event: PointerEvent): void => {
    if (event.button > 0) return;
    // The first finger of a touch: whatever was down before has been lifted somewhere else.
    if (event.isPrimary) this.fingers.clear();
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.spread = 0;
    this.travelled = false;
    this.down = this.fingers.size > 1 ? null : { event, view: [...this.view], what: this.hands.carried(event) };
  };

  private moved = (event: PointerEvent): void => {
    // A button that was let go elsewhere is not held any more.
    if (event.pointerType === "mouse" && event.buttons === 0) {
      this.down = null;
      this.fingers.clear();
    }
    if (this.fingers.has(event.pointerId)) this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 2) this.pinch();
    else if (this.down) this.dragged(this.down, event);
    else if (event.pointerType === "mouse") this.hands.hovered(event);
  };

  private dragged(down: Press<C>, event: PointerEvent): void {
    const [dx, dy] = [event.clientX - down.event.clientX, event.clientY - down.event.clientY];
    if (!this.travelled) {
      if (Math.hypot(dx, dy) < FAR_PX) return;
      this.svg?.setPointerCapture(event.pointerId);
      if (down.what !== null && this.hands.lifted?.(down.what) === false) down.what = null;
      this.travelled = true;
    }
    if (down.what !== null) {
      this.hands.carries(down.what, event);
      return;
    }
    const scale = 1 / (this.svg?.getScreenCTM()?.a ?? 1);
    const [x, y, w, h] = down.view;
    this.hands.show(this.kept([x - dx * scale, y - dy * scale, w, h]));
  }

  private pinch(): void {
    const [a, b] = [...this.fingers.values()];
    if (!a || !b) return;
    const apart = Math.hypot(a[0] - b[0], a[1] - b[1]);
    if (this.spread) this.zoom(apart / this.spread, placeOn(this.svg, (a[0] + b[0]) / 2, (a[1] + b[1]) / 2));
    this.spread = apart;
  }

  private released = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    const { down } = this;
    this.down = null;
    if (!down || event.type === "pointercancel") return;
    if (!this.travelled) this.hands.tapped(event, down.event);
    else if (down.what !== null) this.hands.dropped(down.what, event);
  };

  private wheeled = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * 0.0015), this.at(event));
    if (this.view[2] > this.hands.whole()[2] * 1.02) this.hands.show(null);
  };

  // For the board's element.
  readonly events = {
    onpointerdown: this.pressed,
    onpointermove: this.moved,
    onpointerup: this.released,
    onpointercancel: this.released,
    // A finger leaves the board with every tap; what it has chosen stays.
    onpointerleave: (event: PointerEvent) => event.pointerType !== "touch" && this.hands.hovered(null),
    onwheel: this.wheeled,
  };
}

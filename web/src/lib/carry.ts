// Carrying something from beside the board onto it, with a mouse or a finger; a press that stays where it is remains a click.
export interface Porter<T> {
  lifted(what: T): void;
  carries(event: PointerEvent): void;
  dropped(event: PointerEvent): void;
  // The finger was taken away by something else.
  lost?(): void;
}

const FAR_PX = 12;

export class Carry<T> {
  private start: { x: number; y: number; what: T } | null = null;
  private on = false;

  constructor(private readonly porter: Porter<T>) {}

  // Whether a click is the end of a carry, and means nothing more.
  get carried(): boolean {
    return this.on;
  }

  pressed = (event: PointerEvent, what: T): void => {
    if (event.button > 0) return;
    this.start = { x: event.clientX, y: event.clientY, what };
    // A finger's pointer stays with what it touched first; the board must see it too.
    (event.target as Element).releasePointerCapture?.(event.pointerId);
  };

  moved = (event: PointerEvent): void => {
    if (!this.start) return;
    if (!this.on && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > FAR_PX) {
      this.on = true;
      this.porter.lifted(this.start.what);
    }
    if (this.on) this.porter.carries(event);
  };

  released = (event: PointerEvent): void => {
    const carried = this.on && this.start !== null;
    this.end();
    if (carried) this.porter.dropped(event);
  };

  cancelled = (): void => {
    if (this.on) this.porter.lost?.();
    this.end();
  };

  private end(): void {
    this.start = null;
    // The click that follows is still part of the carry.
    setTimeout(() => (this.on = false));
  }
}

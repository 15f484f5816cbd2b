// What the person at a free table holds and points at, in any game that is played on one.
import type { Act } from "../lib/options";
import { Play } from "../lib/play.svelte";
import type { Chart, Mil, Standing } from "./plane";
import { Ruler } from "./ruler.svelte";

export abstract class FreePlay<B extends Standing = Standing, A extends Act = Act> extends Play<A> {
  heldModel: number = $state(-1);
  cursor: Mil | null = $state.raw(null); // where the pointer or the keys are
  pointedModel: number = $state(-1);
  spoken = $state(""); // for screen readers: what the last key did

  readonly ruler = new Ruler(this);
  override readonly clearance: number = 34;

  abstract readonly chart: Chart;
  abstract readonly bases: B[];
  // How a model is called on the table and by a screen reader.
  abstract codeOf(model: number): string;
  abstract titleOf(model: number): string;
  // Nothing is in hand any more.
  abstract letFall(): void;

  base = (model: number): B | undefined => this.bases.find((b) => b.model === model);
}

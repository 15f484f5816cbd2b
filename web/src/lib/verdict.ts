// How a match ended for who looks at it: in one word for a player, by the winner's name for everybody else.
import type { Ending } from "./protocol";
import type { Names } from "./play.svelte";
import { words } from "./words.svelte";

export function verdict({ winners }: Pick<Ending, "winners">, seats: number[], name: Names): string {
  const [first] = winners;
  if (first === undefined) return words.say("web-draw");
  const won = seats.filter((seat) => winners.includes(seat)).length;
  // Who sits on both sides has neither won nor lost.
  if (!seats.length || (won && won < seats.length)) return words.say("web-wins", { name: name(first) });
  return words.say(won ? "web-victory" : "web-defeat");
}

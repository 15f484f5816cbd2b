// What a screen reader hears at a Space: its name, who stands there, and what may be done.
import type { Names } from "../../lib/play.svelte";
import { words } from "../../lib/words.svelte";
import { sameSpace, spaceName, type Space } from "./geometry";
import type { DawnfallPlay } from "./play.svelte";

export function spoken(play: DawnfallPlay, name: Names, space: Space): string {
  const { say } = words;
  const here = play.pieces.filter((p) => sameSpace(p.space, space));
  const tokens = play.tokens.filter((t) => sameSpace(t.space, space));
  const what = tokens.map((t) =>
    t.kind === "source"
      ? say("web-source-held", { who: t.holder === null ? "none" : name(t.holder) })
      : t.kind === "shrine"
        ? say("web-shrine-of", { name: name(t.owner) })
        : play.book.tokenName(t.kind),
  );
  const who = here.map((p) =>
    say("web-piece", {
      name: p.name,
      tag: p.tag,
      owner: name(p.seat),
      endurance: p.endurance,
      states: p.statuses.map(play.book.tokenName).join(", ") || "none",
    }),
  );
  const options = play.optionsAt({ space, hex: -1 });
  const can = options.length ? say("web-can-here", { n: options.length, first: options[0]?.words.text ?? "" }) : "";
  return [spaceName(space), ...what, ...who, here.length || tokens.length ? "" : say("web-empty"), can]
    .filter(Boolean)
    .join(". ");
}

// Dawnfall in the client.
import { client } from "../game";
import { kindOf, type Kind } from "./actions";
import Desk from "./Desk.svelte";
import Moment from "./Moment.svelte";
import Phone from "./Phone.svelte";
import { DawnfallPlay } from "./play.svelte";
import SetupPanel from "./SetupPanel.svelte";
import { keyMoments, leads, series } from "./story";
import { Book, sidesOf } from "./table-view";

function typed(play: DawnfallPlay, key: string): boolean {
  const first = (...kinds: Kind[]) => play.live.find((option) => kinds.includes(kindOf(option)));
  const send = (option: ReturnType<typeof first>) => option && void play.send(option);
  if (key === "m") {
    if (play.moverSets.length) play.move();
    else send(first("StartMove"));
  } else if (key === "f") send(first("StartCombat", "Counterattack"));
  else if (key === "c") send(first("ChangeMode"));
  else if (key === "r") play.turn();
  else return false;
  return true;
}

export default client<DawnfallPlay>({
  play: (table) => new DawnfallPlay(table),
  Desk,
  Phone,
  Setup: SetupPanel,
  Moment,
  isSetup: (kind) => /^choose-(faction|squads|deck)$|^order-deck$/.test(kind),
  typed,
  picture: ({ pieces, tokens }) =>
    pieces.length || tokens.length
      ? {
          pieces: pieces.map(({ space, hexes, faction, seat }) => ({ space, hexes, faction, seat })),
          tokens: tokens
            .filter((t) => t.hexes.length === 7)
            .map(({ space, kind, faction }) => ({ space, kind, faction })),
        }
      : null,
  sides: sidesOf,
  factionName: (content, faction) => new Book(content).factionName(faction),
  story: {
    lead: leads,
    moments: keyMoments,
    lines: [
      ["web-crystals-short", (replay, seat) => series(replay, "crystals", seat)],
      ["web-models-short", (replay, seat) => series(replay, "models", seat)],
    ],
  },
});

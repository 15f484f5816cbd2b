// The Edge in the client.
import type { Option } from "../../lib/protocol";
import { client } from "../game";
import { kindOf, type Kind } from "./actions";
import Desk from "./Desk.svelte";
import Moment from "./Moment.svelte";
import Phone from "./Phone.svelte";
import { EdgePlay } from "./play.svelte";
import { keyMoments, leads, series } from "./story";
import { Book, sidesOf } from "./table-view";

function typed(play: EdgePlay, key: string): boolean {
  const first = (kind: Kind): Option | undefined => play.live.find((option) => kindOf(option) === kind);
  const send = (option: Option | undefined) => option && void play.send(option);
  if (key === "m") play.march.send();
  else if (key === "s") send(first("Shift"));
  else if (key === "e") send(first("EndActivation"));
  else if (key === "t") play.ruler.toggle();
  else if (key === "x") play.aiming.toggleExchange();
  else if (key === "r") play.setting.reshape();
  else return false;
  return true;
}

const tenths = (mils: number): number => Math.round(mils / 100);

export default client<EdgePlay>({
  play: (table) => new EdgePlay(table),
  Desk,
  Phone,
  Moment,
  typed,
  picture: ({ bases, scene, chart }) => {
    if (!scene || !bases.length) return null;
    const place = (at: [number, number]): [number, number] =>
      chart.turned ? [tenths(chart.width - at[0]), tenths(at[1])] : [tenths(at[0]), tenths(chart.depth - at[1])];
    return {
      pieces: bases.map((b) => ({ space: place(b.at), hexes: [tenths(b.radius)], faction: b.faction, seat: b.seat })),
      tokens: scene.pools.map((p) => ({ space: place(p.at), kind: "pool", faction: "" })),
    };
  },
  sides: sidesOf,
  factionName: (content, army) => new Book(content).armyName(army),
  story: {
    lead: leads,
    moments: keyMoments,
    lines: [
      ["web-crystals-short", (replay, seat) => series(replay, "crystals", seat)],
      ["web-models-short", (replay, seat) => series(replay, "models", seat)],
    ],
  },
});

// The Edge in the client.
import { sendFirst, typing } from "../../table/keys";
import { sidesOf } from "../../table/overview.svelte";
import { client } from "../game";
import { begins } from "./actions";
import Desk from "./Desk.svelte";
import Moment from "./Moment.svelte";
import Phone from "./Phone.svelte";
import { EdgePlay } from "./play.svelte";
import { story } from "./story";
import { Book, ownScene } from "./table-view";

const tenths = (mils: number): number => Math.round(mils / 100);

export default client<EdgePlay>({
  play: (table) => new EdgePlay(table),
  Desk,
  Phone,
  Moment,
  typed: typing<EdgePlay>({
    m: (play) => play.march.send(),
    s: (play) => sendFirst(play, "Shift"),
    e: (play) => sendFirst(play, "EndActivation"),
    t: (play) => play.ruler.toggle(),
    x: (play) => play.aiming.toggleExchange(),
    r: (play) => play.setting.reshape(),
  }),
  picture: ({ bases, scene, chart }) => {
    if (!scene || !bases.length) return null;
    const place = (at: [number, number]): [number, number] =>
      chart.turned ? [tenths(chart.width - at[0]), tenths(at[1])] : [tenths(at[0]), tenths(chart.depth - at[1])];
    return {
      pieces: bases.map((b) => ({ space: place(b.at), hexes: [tenths(b.radius)], faction: b.faction, seat: b.seat })),
      tokens: scene.pools.map((p) => ({ space: place(p.at), kind: "pool", faction: "" })),
    };
  },
  sides: (scene) => sidesOf(ownScene(scene), begins),
  factionName: (content, army) => new Book(content).armyName(army),
  story,
});

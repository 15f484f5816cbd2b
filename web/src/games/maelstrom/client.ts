// Maelstrom's Edge in the client.
import { sendFirst, typing } from "../../table/keys";
import { sidesOf } from "../../table/overview.svelte";
import { client } from "../game";
import { begins } from "./actions";
import "./art";
import Desk from "./Desk.svelte";
import "./maelstrom.css";
import Moment from "./Moment.svelte";
import Phone from "./Phone.svelte";
import { MaelstromPlay } from "./play.svelte";
import { story } from "./story";
import { Book, ownScene, peopled } from "./table-view";

const tenths = (mils: number): number => Math.round(mils / 100);

export default client<MaelstromPlay>({
  play: (table) => new MaelstromPlay(table),
  Desk,
  Phone,
  Moment,
  typed: typing<MaelstromPlay>({
    m: (play) => play.march.choose("move"),
    d: (play) => play.march.choose("dash"),
    c: (play) => play.march.choose("charge"),
    q: (play) => play.turnBy(1),
    w: (play) => play.turnBy(-1),
    f: (play) => play.march.raise(),
    g: (play) => play.go(),
    a: (play) => sendFirst(play, "Aim"),
    k: (play) => sendFirst(play, "TakeCover"),
    o: (play) => sendFirst(play, "GoOnTheMove"),
    e: (play) => sendFirst(play, "EndActivation"),
    t: (play) => play.ruler.toggle(),
    l: (play) => (play.listing = !play.listing),
    r: (play) => play.setting.propose(),
  }),
  picture: ({ bases, markers, chart }) => {
    if (!bases.length) return null;
    const place = ([x, y]: [number, number]): [number, number] =>
      chart.turned ? [tenths(chart.width - x), tenths(y)] : [tenths(x), tenths(chart.depth - y)];
    return {
      pieces: bases.map((b) => ({ space: place(b.at), hexes: [tenths(b.radius)], faction: b.faction, seat: b.seat })),
      tokens: markers.map((m) => ({ space: place(m.at), kind: "marker", faction: "" })),
    };
  },
  sides: (scene) => {
    const own = ownScene(scene);
    return sidesOf(own && peopled(own), begins);
  },
  factionName: (content, faction) => new Book(content).factionName(faction),
  story,
});

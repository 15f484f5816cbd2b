// The dummy game in the client.
import { client, type Story, type Value } from "../../src/games/game";
import type { Line, Replay } from "../../src/lib/protocol";
import { sendFirst, typing } from "../../src/table/keys";
import { sidesOf } from "../../src/table/overview.svelte";
import { keyMoments } from "../../src/table/story";
import Desk from "./Desk.svelte";
import Moment from "./Moment.svelte";
import { peopled } from "./overview.svelte";
import Phone from "./Phone.svelte";
import { DicePlay } from "./play.svelte";
import { begins, contentOf, eventOf, momentOf, sceneOf } from "./reading";

const points = (replay: Replay, seat: number): Value[] =>
  replay.story.map(momentOf).map((each) => ({ turn: each.turn, value: each.points[seat] ?? 0 }));

function swing(line: Line, seat: number): number {
  const event = eventOf(line);
  return event.type !== "DiceRolled" ? 0 : event.seat === seat ? event.points : -event.points;
}

const story: Story = {
  lead: (replay, seat) => {
    const theirs = points(replay, 1 - seat);
    return points(replay, seat).map(({ turn, value }, i) => ({ turn, value: value - (theirs[i]?.value ?? 0) }));
  },
  moments: (replay, seat) =>
    keyMoments({ swing, causes: () => false, deaths: () => false, short: (text) => text }, replay, seat),
  lines: [["Points", points]],
};

export default client<DicePlay>({
  play: (table) => new DicePlay(table),
  Desk,
  Phone,
  Moment,
  typed: typing<DicePlay>({ g: (play) => sendFirst(play, "Gamble") }),
  picture: ({ scene }) =>
    scene && {
      pieces: scene.at.map((at, seat) => ({ space: [at / 100, seat * 10], hexes: [], faction: "", seat })),
      tokens: [],
    },
  sides: (given) => {
    const scene = sceneOf(given);
    return sidesOf(scene && peopled(scene), begins);
  },
  factionName: (content, side) => contentOf(content)?.sides.find((each) => each.id === side)?.name ?? side,
  story,
});

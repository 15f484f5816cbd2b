// Dawnfall in the client.
import { sendFirst, typing } from "../../table/keys";
import { sidesOf } from "../../table/overview.svelte";
import { client } from "../game";
import { actionsOf, begins } from "./actions";
import Desk from "./Desk.svelte";
import Moment from "./Moment.svelte";
import Phone from "./Phone.svelte";
import { DawnfallPlay } from "./play.svelte";
import SetupPanel from "./SetupPanel.svelte";
import { story } from "./story";
import { Book, ownScene } from "./table-view";

export default client<DawnfallPlay>({
  play: (table) => new DawnfallPlay(table),
  Desk,
  Phone,
  Setup: SetupPanel,
  Moment,
  isSetup: ({ options }) => actionsOf(options, "ChooseFaction", "ChooseSquads", "ChooseDeck", "OrderDeck").length > 0,
  typed: typing<DawnfallPlay>({
    m: (play) => (play.moverSets.length ? play.move() : sendFirst(play, "StartMove")),
    f: (play) => sendFirst(play, "StartCombat", "Counterattack"),
    c: (play) => sendFirst(play, "ChangeMode"),
    r: (play) => play.turn(),
  }),
  picture: ({ pieces, tokens }) =>
    pieces.length || tokens.length
      ? {
          pieces: pieces.map(({ space, hexes, faction, seat }) => ({ space, hexes, faction, seat })),
          tokens: tokens
            .filter((t) => t.hexes.length === 7)
            .map(({ space, kind, faction }) => ({ space, kind, faction })),
        }
      : null,
  sides: (scene) => sidesOf(ownScene(scene), begins),
  factionName: (content, faction) => new Book(content).factionName(faction),
  story,
});

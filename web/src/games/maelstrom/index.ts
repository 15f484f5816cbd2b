// Maelstrom's Edge, as the client registers it.
import { words, type Texts } from "../../lib/words.svelte";
import type { Army, Game } from "../game";

const player = (army: Army) => (army.kind === "starter" ? { roster: army.id } : {});

const TEXTS: Texts = {
  en: () => import("../../../../src/edgewise/lang/en/maelstrom-web.ftl?raw"),
  de: () => import("../../../../src/edgewise/lang/de/maelstrom-web.ftl?raw"),
  pl: () => import("../../../../src/edgewise/lang/pl/maelstrom-web.ftl?raw"),
};

const game: Game = {
  name: "maelstrom",
  labels: {
    name: "web-game-maelstrom",
    first: "web-play-now-note-maelstrom",
    keys: "web-keys-text-maelstrom",
  },
  start: {
    first: { table: "relay-outpost", mission: "groundfahll" },
    army: "karist-60",
    armies: (content) => (content.game === "maelstrom" ? content.rosters : []),
    starter: "",
    other: "web-other-army",
    layouts: false,
    lists: false,
    asked: [],
    options: ({ own, theirs }) => ({ players: [player(own), player(theirs)] }),
  },
  primer: [
    ["web-primer-maelstrom-goal", "victory", ["ME-VIC-1", "ME-VIC-2"]],
    ["web-primer-maelstrom-turn", "flag", ["ME-TRN-1", "ME-TRN-7"]],
    ["web-primer-maelstrom-act", "model", ["ME-ACT-1", "ME-ACT-2"]],
    ["web-primer-maelstrom-move", "ruler", ["ME-MOV-1", "ME-MOV-7"]],
    ["web-primer-maelstrom-shoot", "range", ["ME-SHO-1", "ME-SHO-9"]],
    ["web-primer-maelstrom-flip", "reroll", ["ME-FLP-1", "ME-FLP-3"]],
    ["web-primer-maelstrom-suppression", "height", ["ME-SUP-1", "ME-SUP-5"]],
    ["web-primer-maelstrom-cover", "endurance", ["ME-COV-1", "ME-LOS-1"]],
  ],
  client: async () => {
    await words.join(TEXTS);
    return import("./client");
  },
  thumbnail: () => import("./thumbnail"),
};
export default game;

// Dawnfall, as the client registers it.
import type { Game } from "../game";
import { start } from "./start";

const game: Game = {
  name: "dawnfall",
  labels: {
    name: "web-game-dawnfall",
    first: "web-play-now-note-dawnfall",
    keys: "web-keys-text",
  },
  start,
  primer: [
    ["web-primer-dawnfall-goal", "victory", ["DF-VIC-1", "DF-END-1"]],
    ["web-primer-dawnfall-turn", "flag", ["DF-ACT-1", "DF-PAS-1"]],
    ["web-primer-dawnfall-squad", "movement", ["DF-ACT-7", "DF-PSH-1"]],
    ["web-primer-dawnfall-fight", "attack", ["DF-COM-7", "DF-CTR-1", "DF-DIC-1"]],
    ["web-primer-dawnfall-wound", "endurance", ["DF-WND-1"]],
    ["web-primer-dawnfall-card", "hand", ["DF-CRD-1", "DF-ENH-1"]],
    ["web-primer-dawnfall-pay", "crystal", ["DF-PAY-2", "DF-PAY-4"]],
  ],
  client: () => import("./client"),
  decks: () => import("./Decks.svelte"),
  margin: () => import("./RulesMargin.svelte"),
  thumbnail: () => import("./thumbnail"),
};
export default game;

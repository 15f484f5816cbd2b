// The Edge, as the client registers it.
import type { Army, Game } from "../game";

const player = (army: Army) => (army.kind === "starter" ? { army: army.id } : {});

const game: Game = {
  name: "the-edge",
  labels: {
    name: "web-game-the-edge",
    first: "web-play-now-note-the-edge",
    keys: "web-keys-text-the-edge",
  },
  start: {
    first: { scenario: "first-game" },
    army: "chapter",
    armies: (content) => (content.game === "the-edge" ? content.armies.filter((each) => !each.neutral) : []),
    starter: "",
    other: "web-other-army",
    layouts: false,
    lists: false,
    asked: [],
    options: ({ own, theirs }) => ({ players: [player(own), player(theirs)] }),
  },
  primer: [
    ["web-primer-the-edge-goal", "victory", ["ED-WIN-5", "ED-WIN-6"]],
    ["web-primer-the-edge-turn", "flag", ["ED-TRN-1"]],
    ["web-primer-the-edge-squad", "model", ["ED-ACT-3", "ED-ACT-4"]],
    ["web-primer-the-edge-move", "ruler", ["ED-MOV-1"]],
    ["web-primer-the-edge-fight", "attack", ["ED-ASL-2", "ED-COM-4", "ED-COM-7"]],
    ["web-primer-the-edge-wound", "endurance", ["ED-WND-1", "ED-WND-2"]],
    ["web-primer-the-edge-spell", "fire", ["ED-SPL-2", "ED-SPL-7"]],
    ["web-primer-the-edge-crystal", "crystal", ["ED-CRY-2"]],
  ],
  client: () => import("./client"),
  decks: () => import("./Decks.svelte"),
  thumbnail: () => import("./thumbnail"),
};
export default game;

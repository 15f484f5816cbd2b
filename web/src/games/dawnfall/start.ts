// How a match of Dawnfall is begun: two ready lists on the ready layout, or whatever was chosen.
import type { Army, Start, Wish } from "../game";

const preset = (faction: string) => ({ faction, squads: "preset", deck: "preset" });
const STARTERS = [preset("chapter"), preset("demons")];

// What a choice of army means; what is left out is asked at the table.
function player(army: Army, other = ""): Record<string, unknown> {
  switch (army.kind) {
    case "starter":
      return preset(army.id);
    case "deck":
      return { faction: army.deck.faction, squads: army.deck.squads, deck: army.deck.cards };
    case "other":
      return STARTERS.find((each) => each.faction !== other) ?? {};
    case "ask":
      return {};
  }
}

function options({ mode, seats, ready, own, theirs, known }: Wish): Record<string, unknown> {
  const many = seats > 2;
  const me = player(own);
  const them = many ? {} : player(theirs, String(me.faction ?? ""));
  const players =
    Object.keys(them).length || Object.keys(me).length ? [me, ...Array.from({ length: seats - 1 }, () => them)] : [];
  return {
    ...(many ? { mode, seats } : {}),
    layout: ready ? (many ? "preset" : "first-game") : "free",
    // There may be fewer factions than players.
    ...(known < seats ? { allow_mirror: true } : {}),
    ...(players.length ? { players } : {}),
  };
}

export const start: Start = {
  first: { layout: "first-game", players: STARTERS },
  army: "chapter",
  armies: (content) => (content.game === "dawnfall" ? content.factions : []),
  starter: "web-starter",
  other: "web-other-starter",
  layouts: true,
  lists: true,
  asked: ["layout"],
  options,
};

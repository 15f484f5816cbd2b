// Making a match and going to it.
import { api } from "./api";
import type { Created, NewMatch } from "./protocol";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

export const STARTERS = [
  { faction: "chapter", squads: "preset", deck: "preset" },
  { faction: "demons", squads: "preset", deck: "preset" },
];

export function enter(created: Created): void {
  const { match, held, invitations } = created;
  settings.hold(match.match, held);
  if (invitations.length)
    settings.change({ invitations: { ...settings.kept.invitations, [match.match]: invitations } });
  go(`/match/${match.match}`);
}

export const begin = async (wish: NewMatch): Promise<void> => enter(await api.create(wish));

// What a first game is made of, in each game.
const FIRST: Record<string, Record<string, unknown>> = {
  dawnfall: { layout: "first-game", players: STARTERS },
  "the-edge": { scenario: "first-game" },
};

// One click: ready armies on the ready layout, against a bot that is kind to newcomers.
export async function playNow(guest: string, game = "dawnfall"): Promise<void> {
  const { bots } = await api.games();
  const bot = bots[0]?.name ?? "random";
  await begin({
    game,
    options: FIRST[game] ?? {},
    seats: [
      { kind: "me", name: settings.kept.name || guest },
      { kind: "bot", bot },
    ],
  });
}

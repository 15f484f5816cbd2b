// Making a match and going to it.
import type { Game } from "../games/game";
import { api } from "./api";
import type { Created, NewMatch } from "./protocol";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

export function enter(created: Created): void {
  const { match, held, invitations } = created;
  settings.hold(match.match, held);
  if (invitations.length)
    settings.change({ invitations: { ...settings.kept.invitations, [match.match]: invitations } });
  go(`/match/${match.match}`);
}

export const begin = async (wish: NewMatch): Promise<void> => enter(await api.create(wish));

// One click: ready armies on the ready layout, against a bot that is kind to newcomers.
export async function playNow(guest: string, { name, start }: Game): Promise<void> {
  const { bots } = await api.games();
  const bot = bots[0]?.name ?? "random";
  await begin({
    game: name,
    options: start.first,
    seats: [
      { kind: "me", name: settings.kept.name || guest },
      { kind: "bot", bot },
    ],
  });
}

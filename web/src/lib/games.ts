// The games that there are, found by their names.
import * as registered from "../games";
import type { Client, Game } from "../games/game";
import type { Picture } from "./settings.svelte";
import { words } from "./words.svelte";

export const GAMES: readonly Game[] = Object.values(registered);
export const FIRST = GAMES[0]!;

export const gameOf = (name: string): Game | undefined => GAMES.find((game) => game.name === name);

// A ledger may be there before its game.
export const gameName = (name: string): string => words.say(gameOf(name)?.labels.name ?? `web-game-${name}`);

export async function clientOf(name: string): Promise<Client> {
  const game = gameOf(name);
  if (!game) throw new Error(`This client has no game called ${name}.`);
  return (await game.client()).default;
}

export type Thumbnail = (picture: Picture | undefined) => string;

export async function thumbnailsOf(names: string[]): Promise<Map<string, Thumbnail>> {
  const games = GAMES.filter((game) => names.includes(game.name));
  return new Map(
    await Promise.all(games.map(async (game) => [game.name, (await game.thumbnail()).thumbnail] as const)),
  );
}

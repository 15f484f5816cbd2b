// Who sits at a table, as the reader calls them.
import type { Chair } from "./protocol";
import { words } from "./words.svelte";

// A bot that bears the name of its level, or none, bears it in the reader's language.
export const chairName = ({ bot, name }: Pick<Chair, "bot" | "name">): string =>
  bot && (!name || name.toLowerCase() === bot) && words.has(`web-bot-${bot}`) ? words.say(`web-bot-${bot}`) : name;

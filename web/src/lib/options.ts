// Answers as the server lists them: the action to send back, and what it is about.
import type { About, Option } from "./protocol";

export type Act = Record<string, unknown> & { type: string };

export const act = (option: Option): Act => option.action as Act;

// What an option or a line of the log is about; what it leaves out is empty.
export const about = ({ about }: { about: About }): Required<About> => ({
  models: [],
  squads: [],
  spaces: [],
  hexes: [],
  cards: [],
  tokens: [],
  seats: [],
  ...about,
});

// Answers as the server lists them: the action to send back, and what it is about.
import type { About, Line, Option } from "./protocol";

// An action as the shell knows it: its kind. What else it holds is the game's.
export interface Act {
  type: string;
}

export const typeOf = (option: Option): string => String(option.action.type);

// A listed answer names everything, also what may be left out of what is sent.
export type Told<A extends Act> = A extends Act ? Required<A> : never;
export type Of<A extends Act, K extends A["type"]> = Extract<Told<A>, { type: K }>;

// How a game reads answers: as its own closed union of actions, told apart by their kind.
export function reading<A extends Act>() {
  // The one place where the server's word is taken for what an action holds.
  const actionOf = (option: Option): Told<A> => option.action as unknown as Told<A>;
  const isOf = <K extends A["type"]>(action: Told<A>, kinds: readonly K[]): action is Of<A, K> =>
    kinds.some((kind) => kind === action.type);
  return {
    actionOf,
    kindOf: (option: Option): A["type"] => actionOf(option).type,
    isOf,
    // The answers of these kinds, each with its action.
    actionsOf: <K extends A["type"]>(options: Option[], ...kinds: K[]): { option: Option; action: Of<A, K> }[] =>
      options.flatMap((option) => {
        const action = actionOf(option);
        return isOf(action, kinds) ? [{ option, action }] : [];
      }),
  };
}

// How a game reads the lines of the log: as its own closed union of events.
export const hearing =
  <E extends Act>() =>
  ({ raw }: Line): E =>
    raw as unknown as E;

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

// Turns the server's list of legal options into things that can be pointed at: Spaces, hexes, models, Squads, cards.
// Nothing here knows a rule: an option names what it is about, and a click finds the options that name what was clicked.
import { placementAt, type Space } from "./geometry";
import { about, act, type Act } from "../../lib/options";
import type { Option, Question } from "../../lib/protocol";

export interface Pointed {
  space?: number; // index in the geometry
  place?: Space; // the same as column and row
  hex?: number; // local hex, -1: the Space as a whole
  model?: number;
  squad?: number;
  token?: number;
  card?: string;
  half?: "upper" | "lower" | "attach";
  enhancement?: { squad: number; card: string };
}

const PLACING = new Set(["Place", "Push"]);
const SPACES = new Set(["PlaceShrine", "PlaceSource", "PickSpace"]);
const MODELS = new Set(["PickModel", "Fight", "UseStatus"]);
const SQUADS = new Set(["Activate", "DeploySquad", "PickSquad"]);
const BOUND = new Set(["PlayCard", "Attach", "UseEnhancement", "UseBanner", "UseShrine"]);
const CARDS = new Set(["PlayCard", "Attach", "PickCard", "Discard"]);

export const isPlacing = (option: Option): boolean => PLACING.has(act(option).type);
export const isOnSpace = (option: Option): boolean => SPACES.has(act(option).type) || act(option).type === "PickHex";
export const isCard = (option: Option): boolean => CARDS.has(act(option).type);

export const hexesOf = (option: Option): number[] => {
  const { type, hexes, hex } = act(option);
  return type === "PickHex" ? [hex as number] : Array.isArray(hexes) ? (hexes as number[]) : [];
};
export const spaceIndexOf = (option: Option): number => about(option).spaces[0] ?? about(option).hexes[0]?.[0] ?? -1;

// Models that an option may be chosen by: its fighter and target, its model, the models of its Squad.
export function modelsOf(option: Option, squadModels: (squad: number) => number[], narrowed: boolean): number[] {
  const a = act(option);
  if (MODELS.has(a.type)) return [a.model, a.target].filter((m): m is number => typeof m === "number" && m >= 0);
  if (SQUADS.has(a.type)) return squadModels(a.squad as number);
  if (narrowed && BOUND.has(a.type))
    return about(option).models.length ? about(option).models : about(option).squads.flatMap(squadModels);
  return [];
}

export function squadsOf(option: Option, narrowed: boolean): number[] {
  const a = act(option);
  if (SQUADS.has(a.type)) return [a.squad as number];
  return narrowed && BOUND.has(a.type) ? about(option).squads : [];
}

function onCard(option: Option, card: string, half: Pointed["half"]): boolean {
  const a = act(option);
  if (a.card !== card || !CARDS.has(a.type)) return false;
  if (a.type === "PlayCard") return half === undefined || a.half === half;
  return half === undefined || a.type !== "Attach" || half === "attach";
}

// The options that a click can mean.
export function matching(
  options: Option[],
  at: Pointed,
  squadModels: (squad: number) => number[],
  narrowed: boolean,
): Option[] {
  return options.filter((option) => {
    const a = act(option);
    if (at.card !== undefined) return onCard(option, at.card, at.half);
    if (at.enhancement) {
      const { squad, card } = at.enhancement;
      return (a.type === "UseEnhancement" || a.type === "PickEnhancement") && a.squad === squad && a.card === card;
    }
    if (at.model !== undefined && modelsOf(option, squadModels, narrowed).includes(at.model)) return true;
    if (at.squad !== undefined && at.model === undefined) return squadsOf(option, narrowed).includes(at.squad);
    if (at.token !== undefined && a.type === "PickToken") return a.token === at.token;
    if (at.space === undefined || !(isPlacing(option) || isOnSpace(option)) || spaceIndexOf(option) !== at.space)
      return false;
    const hexes = hexesOf(option);
    return !hexes.length || at.hex === undefined || at.hex < 0 || hexes.includes(at.hex);
  });
}

// Of several placements in a Space the one whose middle lies nearest to the pointed hex.
export function nearest(
  options: Option[],
  middleOf: (hexes: number[]) => [number, number],
  at: [number, number],
): Option | undefined {
  let best: Option | undefined;
  let least = Infinity;
  for (const option of options) {
    const [x, y] = middleOf(hexesOf(option));
    const far = Math.hypot(x - at[0], y - at[1]);
    if (far < least - 1e-6) [best, least] = [option, far];
  }
  return best;
}

// The Squad in which each of several answers differs from the others; null: they differ in more than that.
export function boundSquad(options: Option[], option: Option): number | null {
  const rest = new Set(
    options.map((o) =>
      JSON.stringify({
        ...act(o),
        bind: 0,
        squad: BOUND.has(act(o).type) && act(o).type !== "Attach" ? act(o).squad : 0,
      }),
    ),
  );
  const bound = (o: Option) => BOUND.has(act(o).type) && about(o).squads.length === 1 && !about(o).models.length;
  return options.length > 1 && rest.size === 1 && options.every(bound) ? (about(option).squads[0] ?? null) : null;
}

// What a click meant when no option fits: an action of the kind that is asked for, so that the server can say why not.
export function meant(question: Question, live: Option[], at: Pointed): Act | null {
  const kinds = new Map(live.map((option) => [act(option).type, option]));
  const like = (type: string, part: Record<string, unknown>): Act => ({
    ...(kinds.get(type) as Option).action,
    ...part,
    type,
  });
  if (at.card !== undefined) return meantCard(at.card, at.half);
  if (at.enhancement) return { type: "UseEnhancement", ...at.enhancement, half: "upper", bind: -1 };
  const first = (types: Set<string>) => [...types].find((type) => kinds.has(type));
  const placing = first(PLACING);
  if (placing && at.place)
    return like(placing, {
      space: at.place,
      hexes: placementAt(hexesOf(kinds.get(placing) as Option).length, at.hex ?? 0),
    });
  const onSpace = first(SPACES);
  if (onSpace && at.place) return like(onSpace, { space: at.place });
  if (at.model !== undefined && kinds.has("Fight")) return like("Fight", { target: at.model });
  if (at.model !== undefined && kinds.has("PickModel")) return like("PickModel", { model: at.model });
  if (at.model !== undefined && kinds.has("Movers")) return like("Movers", { models: [at.model] });
  const squads = first(SQUADS);
  if (at.squad !== undefined && squads) return like(squads, { squad: at.squad });
  return at.squad !== undefined && /^(main|window-)/.test(question.kind) ? { type: "Activate", squad: at.squad } : null;
}

function meantCard(card: string, half: Pointed["half"]): Act {
  return half === "attach"
    ? { type: "Attach", card, squad: -1, replace: "" }
    : { type: "PlayCard", card, half: half ?? "lower", bind: -1 };
}

// Options that have no place on the table and stand as buttons.
export function buttons(options: Option[], narrowed: boolean): Option[] {
  return options.filter((option) => {
    const { type } = act(option);
    if (["Pay", "Movers", "UseDie"].includes(type)) return false;
    if (narrowed) return !isPlacing(option) && !isOnSpace(option);
    return (
      !isPlacing(option) &&
      !isOnSpace(option) &&
      !MODELS.has(type) &&
      !SQUADS.has(type) &&
      !CARDS.has(type) &&
      !BOUND.has(type) &&
      type !== "PickToken" &&
      type !== "PickEnhancement"
    );
  });
}

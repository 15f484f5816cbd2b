// Turns the server's list of legal options into things that can be pointed at: Spaces, hexes, models, Squads, cards.
// Nothing here knows a rule: an option names what it is about, and a click finds the options that name what was clicked.
import { about } from "../../lib/options";
import type { Option, Question } from "../../lib/protocol";
import { actionOf, actionsOf, kindOf, type DawnfallAction, type Half, type Kind } from "./actions";
import { placementAt, type Space } from "./geometry";

export interface Pointed {
  space?: number; // index in the geometry
  place?: Space; // the same as column and row
  hex?: number; // local hex, -1: the Space as a whole
  model?: number;
  squad?: number;
  token?: number;
  card?: string;
  half?: Half | "attach";
  enhancement?: { squad: number; card: string };
}

const kinds = (...all: Kind[]): Set<Kind> => new Set(all);
const PLACING = kinds("Place", "Push");
const ON_SPACE = kinds("PlaceShrine", "PlaceSource", "PickSpace", "PickHex");
const MODELS = kinds("PickModel", "Fight", "UseStatus");
const SQUADS = kinds("Activate", "DeploySquad", "PickSquad");
const BOUND = kinds("PlayCard", "Attach", "UseEnhancement", "UseBanner", "UseShrine");
const CARDS = kinds("PlayCard", "Attach", "PickCard", "Discard");
const OWN_PLACES = kinds("PickToken", "PickEnhancement");
const SHOWN_APART = kinds("Pay", "Movers", "UseDie");

export const isPlacing = (option: Option): boolean => PLACING.has(kindOf(option));
export const isOnSpace = (option: Option): boolean => ON_SPACE.has(kindOf(option));

export function hexesOf(option: Option): number[] {
  const action = actionOf(option);
  return action.type === "PickHex" ? [action.hex] : "hexes" in action ? action.hexes : [];
}
export const spaceIndexOf = (option: Option): number => about(option).spaces[0] ?? about(option).hexes[0]?.[0] ?? -1;
// The card that an answer plays, attaches, uses or names.
export function cardOf(option: Option): string | undefined {
  const action = actionOf(option);
  return "card" in action ? action.card : undefined;
}

// Models that an option may be chosen by: its fighter and target, its model, the models of its Squad.
export function modelsOf(option: Option, squadModels: (squad: number) => number[], narrowed: boolean): number[] {
  const action = actionOf(option);
  switch (action.type) {
    case "Fight":
      return [action.model, action.target].filter((model) => model >= 0);
    case "PickModel":
    case "UseStatus":
      return action.model >= 0 ? [action.model] : [];
    case "Activate":
    case "DeploySquad":
    case "PickSquad":
      return squadModels(action.squad);
    default:
      if (!narrowed || !BOUND.has(action.type)) return [];
      return about(option).models.length ? about(option).models : about(option).squads.flatMap(squadModels);
  }
}

export function squadsOf(option: Option, narrowed: boolean): number[] {
  const action = actionOf(option);
  if (action.type === "Activate" || action.type === "DeploySquad" || action.type === "PickSquad") return [action.squad];
  return narrowed && BOUND.has(action.type) ? about(option).squads : [];
}

function onCard(option: Option, card: string, half: Pointed["half"]): boolean {
  const action = actionOf(option);
  if (!CARDS.has(action.type) || cardOf(option) !== card) return false;
  if (action.type === "PlayCard") return half === undefined || action.half === half;
  return half === undefined || action.type !== "Attach" || half === "attach";
}

function onEnhancement(option: Option, at: { squad: number; card: string }): boolean {
  const action = actionOf(option);
  const names = action.type === "UseEnhancement" || action.type === "PickEnhancement";
  return names && action.squad === at.squad && action.card === at.card;
}

function onToken(option: Option, token: number): boolean {
  const action = actionOf(option);
  return action.type === "PickToken" && action.token === token;
}

function onSpace(option: Option, at: Pointed): boolean {
  if (!(isPlacing(option) || isOnSpace(option)) || spaceIndexOf(option) !== at.space) return false;
  const hexes = hexesOf(option);
  return !hexes.length || at.hex === undefined || at.hex < 0 || hexes.includes(at.hex);
}

// The options that a click can mean.
export function matching(
  options: Option[],
  at: Pointed,
  squadModels: (squad: number) => number[],
  narrowed: boolean,
): Option[] {
  return options.filter((option) => {
    if (at.card !== undefined) return onCard(option, at.card, at.half);
    if (at.enhancement) return onEnhancement(option, at.enhancement);
    if (at.model !== undefined && modelsOf(option, squadModels, narrowed).includes(at.model)) return true;
    if (at.squad !== undefined && at.model === undefined) return squadsOf(option, narrowed).includes(at.squad);
    if (at.token !== undefined && onToken(option, at.token)) return true;
    return at.space !== undefined && onSpace(option, at);
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
  const rest = new Set(options.map((o) => JSON.stringify(unbound(actionOf(o)))));
  const bound = (o: Option) => BOUND.has(kindOf(o)) && about(o).squads.length === 1 && !about(o).models.length;
  return options.length > 1 && rest.size === 1 && options.every(bound) ? (about(option).squads[0] ?? null) : null;
}
const unbound = (action: DawnfallAction): object => ({
  ...action,
  bind: 0,
  squad: "squad" in action && action.type !== "Attach" && BOUND.has(action.type) ? action.squad : 0,
});

// What a click meant when no option fits: an action of the kind that is asked for, so that the server can say why not.
export function meant(question: Question, live: Option[], at: Pointed): DawnfallAction | null {
  if (at.card !== undefined) return meantCard(at.card, at.half);
  if (at.enhancement) return { type: "UseEnhancement", ...at.enhancement, half: "upper", bind: -1 };
  return meantThere(live, at) ?? meantSquad(question, live, at);
}

function meantCard(card: string, half: Pointed["half"]): DawnfallAction {
  return half === "attach"
    ? { type: "Attach", card, squad: -1, replace: "" }
    : { type: "PlayCard", card, half: half ?? "lower", bind: -1 };
}

// The same as a listed answer, at the place or with the model that was pointed at.
function meantThere(live: Option[], { place, hex = 0, model }: Pointed): DawnfallAction | null {
  const placing = actionsOf(live, "Place", "Push").at(-1);
  if (placing && place)
    return { ...placing.action, space: place, hexes: placementAt(placing.action.hexes.length, hex) };
  const spot = actionsOf(live, "PlaceShrine", "PlaceSource", "PickSpace").at(-1);
  if (spot && place) return { ...spot.action, space: place };
  if (model === undefined) return null;
  const fight = actionsOf(live, "Fight").at(-1);
  if (fight) return { ...fight.action, target: model };
  if (actionsOf(live, "PickModel").length) return { type: "PickModel", model };
  return actionsOf(live, "Movers").length ? { type: "Movers", models: [model] } : null;
}

function meantSquad({ window }: Question, live: Option[], { squad }: Pointed): DawnfallAction | null {
  if (squad === undefined) return null;
  const listed = actionsOf(live, "Activate", "DeploySquad", "PickSquad").at(-1);
  if (listed) return { ...listed.action, squad };
  return window || actionsOf(live, "EndTurn").length ? { type: "Activate", squad } : null;
}

// Options that have no place on the table and stand as buttons.
export function buttons(options: Option[], narrowed: boolean): Option[] {
  const placed = (option: Option) => isPlacing(option) || isOnSpace(option);
  const elsewhere = [MODELS, SQUADS, CARDS, BOUND, OWN_PLACES];
  return options.filter(
    (option) =>
      !SHOWN_APART.has(kindOf(option)) &&
      !placed(option) &&
      (narrowed || !elsewhere.some((kinds) => kinds.has(kindOf(option)))),
  );
}

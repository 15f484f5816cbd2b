// Which of the listed answers a click on a model can mean.
import { about } from "../../lib/options";
import type { Option } from "../../lib/protocol";
import { actionOf, kindOf, type Kind, type MoveKind } from "./actions";
import type { Base } from "./table-view";

export function means(option: Option, { unit, model }: Pick<Base, "unit" | "model">): boolean {
  const action = actionOf(option);
  switch (action.type) {
    // Holding a unit back has a button of its own: a click activates it.
    case "Activate":
    case "Retire":
    case "TakeUp":
    case "GiveTokens":
    case "Order":
    case "Rouse":
      return action.unit === unit;
    case "Fire":
    case "SuppressiveFire":
    case "CloseQuarters":
    case "HitAndRun":
      return action.target === unit;
    case "Move":
      return action.target === unit;
    case "NameCommander":
    case "PatchUp":
    case "Support":
    case "Allocate":
    case "TakeInjury":
    case "NameLeader":
    case "BorrowWillpower":
      return action.model === model;
    default:
      return false;
  }
}

// Answers that are given on the table or in a way of their own; all others stand as buttons.
const OWN_WAY: Set<Kind> = new Set(["Move", "Deploy", "PlaceMarker", "FlipDice", "GiveTokens"]);
export const SHOOTING: Kind[] = ["Fire", "SuppressiveFire", "CloseQuarters", "HitAndRun"];
// What the strip of an activation offers.
export const COMMANDS: Kind[] = ["Order", "Rouse"];
export const STATUS: Kind[] = ["Aim", "TakeCover", "GoOnTheMove", "Extinguish", "ConsolidateCover"];

export const buttonsOf = (options: Option[], { acts, narrowed }: { acts: boolean; narrowed: boolean }): Option[] =>
  narrowed
    ? options
    : options.filter((o) => {
        const kind = kindOf(o);
        return !OWN_WAY.has(kind) && !(acts && [...SHOOTING, ...STATUS, ...COMMANDS].includes(kind));
      });

// The shooting that is offered, by whom it is at.
export interface Target {
  unit: number;
  options: Option[];
}
export function targetsOf(options: Option[]): Target[] {
  const found = new Map<number, Option[]>();
  for (const option of options) {
    const action = actionOf(option);
    if ("target" in action && SHOOTING.includes(action.type))
      found.set(action.target, [...(found.get(action.target) ?? []), option]);
  }
  return [...found].map(([unit, options]) => ({ unit, options }));
}

export const moveKinds = (options: Option[]): MoveKind[] => [
  ...new Set(
    options.flatMap((option) => {
      const action = actionOf(option);
      return action.type === "Move" ? [action.kind] : [];
    }),
  ),
];

// What a question or an answer is about.
export const unitAbout = (what: Parameters<typeof about>[0]): number => about(what).squads[0] ?? -1;

// What turns a face into another one costs: its steps, and one more for each face that is critical. ME-FLP-1, ME-FLP-3
const isCritical = (face: number): boolean => face === 1 || face === 6;
export const flipCost = (face: number, to: number): number =>
  face === to ? 0 : Math.abs(face - to) + Number(isCritical(face)) + Number(isCritical(to));

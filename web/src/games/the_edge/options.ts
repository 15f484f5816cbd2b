// Which of the listed answers a click on a model, a squad, a pool or a card can mean.
import { apart } from "../../free/plane";
import { about } from "../../lib/options";
import type { EdgeScene, Option } from "../../lib/protocol";
import { actionOf, kindOf, type Kind, type Pairs, type Paths } from "./actions";
import { POOL_MILS } from "./table-view";

export function pathsOf(option: Option): Paths {
  const action = actionOf(option);
  return action.type === "Move" ? action.paths : [];
}
export function shotsOf(option: Option): Pairs {
  const action = actionOf(option);
  return action.type === "Use" || action.type === "PlayCard" ? (action.shots ?? []) : [];
}
export const isShooting = (option: Option): boolean => shotsOf(option).length > 0;
// The card or the ability that an answer uses.
export function sourceOf(option: Option): string {
  const action = actionOf(option);
  return "card" in action ? action.card : "ability" in action ? action.ability : "";
}

// Moves are drawn, powers are chosen by their card; everything else that names a model or a squad is found by a click on it.
export function meansModel(option: Option, model: number, squad: number, narrowed: boolean): boolean {
  const action = actionOf(option);
  switch (action.type) {
    case "Activate":
    case "Gather":
      return action.squad === squad;
    case "Progress":
      return narrowed && action.squad === squad;
    case "Assault":
    case "FreeAttack":
      return action.target === model || action.model === model;
    case "PickModel":
      return action.model === model;
    case "Use":
    case "PlayCard":
      return (
        narrowed &&
        (about(option).models.includes(model) ||
          (about(option).squads.includes(squad) && (action.target ?? -1) >= 0 && !about(option).models.includes(model)))
      );
    default:
      return false;
  }
}

// Answers that stand as buttons: they name nothing on the table, or the choice has come down to words.
const PLACED: Set<Kind> = new Set([
  "Move",
  "Deploy",
  "PlacePool",
  "Summon",
  "Activate",
  "Assault",
  "Exchange",
  "PlayCard",
  "Use",
  "Progress",
  "PickModel",
]);
const DRAWN: Set<Kind> = new Set(["Move", "Deploy", "PlacePool", "Summon", "Exchange"]);
export const buttonsOf = (options: Option[], narrowed: boolean): Option[] =>
  options.filter((o) => (narrowed ? !DRAWN.has(kindOf(o)) && !isShooting(o) : !PLACED.has(kindOf(o))));

// What a listed move brings: enemies and pools that its ends touch, seen on the drawing.
const CONTACT = 10;
export interface Quick {
  option: Option;
  squad: number; // the enemy squad that is touched, or -1
  pool: number;
  count: number; // how many models touch it
}
export function quickMoves(options: Option[], scene: EdgeScene, seat: number): Quick[] {
  const best = new Map<string, Quick>();
  const radius = new Map(scene.squads.flatMap((s) => s.models.map((m) => [m.model, m.radius] as const)));
  const enemies = scene.squads
    .filter((s) => s.seat !== seat)
    .flatMap((s) => s.models.flatMap((m) => (m.at ? [{ squad: s.squad, at: m.at, radius: m.radius }] : [])));
  for (const option of options) {
    const ends = pathsOf(option).flatMap(([model, path]) => {
      const at = path.at(-1);
      return at ? [{ at, radius: radius.get(model) ?? 0 }] : [];
    });
    const touched = new Map<string, Quick>();
    const note = (key: string, squad: number, pool: number) =>
      touched.set(key, { option, squad, pool, count: (touched.get(key)?.count ?? 0) + 1 });
    for (const end of ends) {
      const met = new Set(
        enemies.filter((e) => apart(e.at, end.at) <= e.radius + end.radius + CONTACT).map((e) => e.squad),
      );
      for (const squad of met) note(`s${squad}`, squad, -1);
      for (const pool of scene.pools)
        if (apart(pool.at, end.at) <= POOL_MILS + end.radius + CONTACT) note(`p${pool.pool}`, -1, pool.pool);
    }
    for (const [key, quick] of touched) if (quick.count > (best.get(key)?.count ?? 0)) best.set(key, quick);
  }
  return [...best.values()];
}

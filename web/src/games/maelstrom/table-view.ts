// From a scene and the content to what the table and the cards draw.
import { Chart, type Ground, type Mil, type Standing, type Thing } from "../../free/plane";
import type { Scene } from "../../lib/protocol";
import type { Player, Squad, Scene as Shown } from "../../table/overview.svelte";
import type {
  Content,
  FactionCard,
  Feature,
  Geometry,
  MarkerView,
  ModelCard,
  ModelView,
  PlayerView,
  Seen,
  UnitCard,
  UnitView,
  WeaponCard,
} from "./wire";

// A model on the table.
export interface Base extends Standing {
  unit: number;
  code: string; // of its unit
  number: number; // among those of its unit
  name: string;
  entry: string;
  foot: number;
  turned: number; // where it looks: hundredths of a degree from east, counter-clockwise
  leads: boolean;
  alone: boolean;
  done: boolean;
  fortitude: number;
  most: number;
}

export class Book {
  private readonly units = new Map<number, UnitCard>();
  private readonly factions = new Map<string, FactionCard>();
  private readonly entries = new Map<string, string>();
  private readonly missions = new Map<string, string>();
  private readonly deployments = new Map<string, string>();
  private readonly rosters = new Map<string, string>();

  constructor(content: { game: string } | null) {
    const own = content?.game === "maelstrom" ? (content as Content) : null;
    for (const unit of own?.units ?? []) this.units.set(unit.unit, unit);
    for (const faction of own?.factions ?? []) {
      this.factions.set(faction.id, faction);
      for (const entry of faction.units) this.entries.set(entry.entry, entry.name);
    }
    for (const mission of own?.missions ?? []) this.missions.set(mission.id, mission.name);
    for (const deployment of own?.deployments ?? []) this.deployments.set(deployment.id, deployment.name);
    for (const roster of own?.rosters ?? []) this.rosters.set(roster.id, roster.name);
  }

  unit = (unit: number): UnitCard | undefined => this.units.get(unit);
  // A unit is told from others of its kind by its letters.
  unitName = (unit: number): string => {
    const card = this.units.get(unit);
    return (card && this.entries.get(card.entry)) ?? card?.name ?? "";
  };
  factionName = (id: string): string => this.factions.get(id)?.name ?? id;
  missionName = (id: string): string => this.missions.get(id) ?? id;
  deploymentName = (id: string): string => this.deployments.get(id) ?? id;
  aimName = (faction: string, aim: string): string =>
    this.factions.get(faction)?.aims.find((each) => each.id === aim)?.name ?? aim;
  // The kind of a model, by its number among those of its unit.
  kind = (unit: number, number: number): ModelCard | undefined => {
    const card = this.units.get(unit);
    return card?.models[card.kinds[number] ?? 0];
  };
  // What a model carries: the first modes of its weapons.
  carried = (unit: number, number: number): WeaponCard[] => {
    const card = this.units.get(unit);
    return (card?.carried[number] ?? []).flatMap((weapon) => card?.weapons[weapon] ?? []);
  };
}

export const ownScene = (scene: Scene | null): Seen | null => (scene?.game === "maelstrom" ? scene : null);
export const tableOf = (geometry: unknown): Geometry | null =>
  geometry && typeof geometry === "object" && "features" in geometry ? (geometry as Geometry) : null;

// The table as the shell draws it: everywhere open; terrain is drawn by the game.
export const groundOf = ({ width, depth }: Geometry): Ground => ({
  width,
  depth,
  open: [0, 0, width, depth],
  obstacles: [],
  grounds: [],
});

// Whose zone lies in the far half sees the table turned.
export function chartOf(table: Geometry | null, zone: Mil[][]): Chart {
  const corners = zone.flat();
  const middle = corners.reduce((sum, [, y]) => sum + y, 0) / (corners.length || 1);
  return new Chart(table?.width ?? 0, table?.depth ?? 0, corners.length > 0 && middle > (table?.depth ?? 0) / 2);
}

export const living = (unit: UnitView): ModelView[] => unit.models.filter((model) => model.fortitude > 0);
export const isGone = (unit: UnitView): boolean => unit.place === "destroyed" || !living(unit).length;

export function basesOf(scene: Seen, book: Book): Base[] {
  return scene.units.flatMap((unit) =>
    unit.models.flatMap((model, number): Base[] =>
      model.at
        ? [
            {
              model: model.model,
              unit: unit.unit,
              seat: unit.seat,
              faction: scene.players[unit.seat]?.faction ?? "neutral",
              code: unit.code,
              number,
              name: book.unitName(unit.unit),
              entry: unit.entry,
              at: model.at,
              radius: model.radius,
              foot: model.foot,
              turned: unit.facing,
              leads: unit.leader === model.model,
              alone: living(unit).length === 1,
              done: unit.activated,
              fortitude: model.fortitude,
              most: model.most,
            },
          ]
        : [],
    ),
  );
}

// A marker as a thing on the table, and the end of a proposed way.
export interface Marker extends Thing {
  marker: MarkerView | null;
  option: number; // of the answer that ends here; -1 for a marker
  length: number;
}
export const ENDS = 1000; // things from here on are ends of ways

export const markersOf = (scene: Seen): Marker[] =>
  scene.markers.map((marker) => ({
    thing: marker.marker,
    at: marker.at,
    radius: marker.radius,
    marker,
    option: -1,
    length: 0,
  }));

// Where the shells know squads, this game has units; it has no cards.
export type Seated = PlayerView & Player;
export type Fielded = UnitView & Squad;
export const peopled = (scene: Seen): Shown<Seated, Fielded> => ({
  players: scene.players,
  squads: scene.units.map((unit) => ({ ...unit, squad: unit.unit })),
  hands: {},
});

// The surface under a place that lies highest: the top of a hill or a rock, a floor of a ruin, else the ground.
export function surfaceAt(features: Feature[], at: Mil): { surface: string; foot: number } {
  let found = { surface: "ground", foot: 0 };
  for (const feature of features) {
    if (feature.standable && feature.kind === "obstacle" && isInside(at, feature.outline)) {
      const foot = feature.base + feature.height;
      if (foot >= found.foot) found = { surface: `${feature.id}:top`, foot };
    }
    feature.floors.forEach((floor, number) => {
      if (floor.elevation >= found.foot && isInside(at, floor.outline))
        found = { surface: `${feature.id}:${number}`, foot: floor.elevation };
    });
  }
  return found;
}

// Every surface under a place, the highest first.
export function surfacesAt(features: Feature[], at: Mil): { surface: string; foot: number }[] {
  const found = features.flatMap((feature) => [
    ...(feature.standable && feature.kind === "obstacle" && isInside(at, feature.outline)
      ? [{ surface: `${feature.id}:top`, foot: feature.base + feature.height }]
      : []),
    ...feature.floors.flatMap((floor, number) =>
      isInside(at, floor.outline) ? [{ surface: `${feature.id}:${number}`, foot: floor.elevation }] : [],
    ),
  ]);
  return [...found, { surface: "ground", foot: 0 }].sort((a, b) => b.foot - a.foot);
}

export const isInside = ([x, y]: Mil, outline: Mil[]): boolean =>
  outline.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] ?? [0, 0];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);

// The direction from a place to another in hundredths of a degree from east, counter-clockwise.
export const FULL_TURN = 36_000;
export const bearing = (from: Mil, to: Mil): number => {
  const found = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 18_000) / Math.PI);
  return ((found % FULL_TURN) + FULL_TURN) % FULL_TURN;
};

const GLYPHS = new Map([
  ["Kaddar Nova", "nova"],
  ["Kaddar Novitiate", "nova"],
  ["Angel Keeper", "commander"],
  ["Karist Troopers", "trooper"],
  ["Angel Minnow Pack", "minnow"],
  ["Vigil Breakers", "breaker"],
  ["Praetorians", "praetorian"],
  ["Shadow Walker", "walker"],
  ["Herald Riders", "bike"],
  ["Cybel Angel", "angel2"],
  ["Censer Bearer", "censer"],
  ["Foundation Overseer", "commander"],
  ["SecDef Field Commander", "commander"],
  ["Epirian Contractors", "contractor"],
  ["Spider Drones", "drone"],
  ["Firefly Drones", "drone"],
  ["Vault Sentinels", "sentinel"],
  ["SecDef Tactical Team", "chute"],
  ["Scarecrow Sniper", "scope"],
  ["Skiff Outriders", "bike"],
  ["Contractor Truck", "truck"],
  ["Hunter Warmech", "warmech"],
]);
export const glyphOfEntry = (entry: string): string => GLYPHS.get(entry) ?? "";

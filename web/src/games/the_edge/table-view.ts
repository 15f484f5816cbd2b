// From a scene and the content to what the table and the cards draw.
import type {
  ArmyCard,
  ArmySide,
  ArmySquad,
  Content,
  EdgeItem,
  EdgeScene,
  EdgeSquad,
  FreeTable,
  Geometry,
  PowerCard,
  ProgressCard,
  Scene,
  SpellCard,
} from "../../lib/protocol";
import { Chart, type Box, type Ground, type Standing, type Thing } from "../../free/plane";

export interface Base extends Standing {
  squad: number;
  card: string;
  code: string;
  name: string;
  hp: number;
  shields: number;
  exhausted: boolean;
  shifted: boolean;
}

export class Book {
  readonly armies = new Map<string, ArmyCard>();
  private squads = new Map<string, ArmySquad & { army: string }>();
  private spells = new Map<string, SpellCard & { army: string }>();
  private stages = new Map<string, ProgressCard & { army: string }>();

  constructor(content: Content | null) {
    for (const army of content?.game === "the-edge" ? content.armies : []) {
      this.armies.set(army.id, army);
      for (const squad of army.squads) this.squads.set(squad.id, { ...squad, army: army.id });
      for (const card of army.spells) this.spells.set(card.id, { ...card, army: army.id });
      for (const card of army.progress) this.stages.set(card.id, { ...card, army: army.id });
    }
  }

  squad = (id: string): (ArmySquad & { army: string }) | undefined => this.squads.get(id);
  spell = (id: string): (SpellCard & { army: string }) | undefined => this.spells.get(id);
  progress = (id: string): (ProgressCard & { army: string }) | undefined => this.stages.get(id);
  squadName = (id: string): string => this.squads.get(id)?.name ?? id;
  // Squads of no army, who play for whoever summons them.
  isNeutral = ({ card }: EdgeSquad): boolean => this.armies.get(this.squads.get(card)?.army ?? "")?.neutral ?? false;
  armyName = (id: string): string => this.armies.get(id)?.name ?? id;
  side = (squad: EdgeSquad): ArmySide | undefined => {
    const card = this.squads.get(squad.card);
    return (squad.shifted && card?.shifted) || card?.normal;
  };
  ability = (card: string, id: string): PowerCard | undefined => {
    const found = this.squads.get(card);
    return [found?.normal, found?.shifted].flatMap((side) => side?.abilities ?? []).find((each) => each.id === id);
  };
  // The name of a card or an ability, whoever has it.
  sourceName = (id: string, card = ""): string =>
    this.spells.get(id)?.name ??
    this.stages.get(id)?.name ??
    this.ability(card, id)?.name ??
    [...this.squads.keys()].map((each) => this.ability(each, id)?.name).find(Boolean) ??
    id;
}

export const ownScene = (scene: Scene | null): EdgeScene | null => (scene?.game === "the-edge" ? scene : null);

export const POOL_MILS = 1000;

export const tableOf = (geometry: Geometry | null): FreeTable | null =>
  geometry && "table" in geometry ? geometry.table : null;
// The table as the shell draws it: it is as deep as it is wide.
export const groundOf = ({ size, open, obstacles, grounds }: FreeTable): Ground => ({
  width: size,
  depth: size,
  open,
  obstacles,
  grounds,
});

const NOTHING: Ground = { width: 0, depth: 0, open: [0, 0, 0, 0], obstacles: [], grounds: [] };
// Whose zone lies in the far half sees the table turned.
export const chartOf = (ground: Ground | null, zone: Box | null): Chart => {
  const { width, depth } = ground ?? NOTHING;
  return new Chart(width, depth, (zone?.[1] ?? 0) > depth / 2);
};

// A pool as a thing on the table.
export interface Pool extends Thing {
  crystals: number;
}
export const poolsOf = (scene: EdgeScene, radius = POOL_MILS): Pool[] =>
  scene.pools.map(({ pool, at, crystals }) => ({ thing: pool, at, radius, crystals }));

// The classes of a base: how it looks when its squad is exhausted or its card is turned over.
export const traitsOf = ({ exhausted, shifted }: Base): string =>
  [exhausted ? "spent" : "", shifted ? "dark" : ""].filter(Boolean).join(" ");

export const powerOf = (book: Book, scene: EdgeScene, item: EdgeItem): PowerCard | undefined =>
  item.card ? book.spell(item.source) : book.ability(scene.squads[item.squad]?.card ?? "", item.source);

export function basesOf(scene: EdgeScene, book: Book): Base[] {
  return scene.squads.flatMap((squad) =>
    squad.models.flatMap((model): Base[] =>
      model.at
        ? [
            {
              model: model.model,
              squad: squad.squad,
              seat: squad.seat,
              faction: colourOf(scene, squad, book),
              card: squad.card,
              code: squad.models.length > 1 ? model.code : squad.letter,
              name: book.squadName(squad.card),
              at: model.at,
              radius: model.radius,
              hp: squad.hp,
              shields: squad.shields,
              exhausted: squad.exhausted,
              shifted: squad.shifted,
            },
          ]
        : [],
    ),
  );
}

// A summoned squad plays for its summoner, in colours of its own.
const SUMMONED = "rhazack";
export const colourOf = (scene: EdgeScene, squad: EdgeSquad, book: Book): string =>
  book.isNeutral(squad) ? SUMMONED : (scene.players[squad.seat]?.faction ?? "neutral");

// Which drawing stands for a squad card.
const GLYPHS = new Map([
  ["C-PIL", "pilgrim"],
  ["C-HK1", "holy-knight"],
  ["C-HK2", "holy-knight"],
  ["C-HK3", "holy-knight"],
  ["C-AOD", "angel-of-death"],
  ["C-SNI", "ranger"],
  ["D-HOU", "gorehound"],
  ["D-SK1", "son-of-khyber"],
  ["D-SK2", "son-of-khyber"],
  ["D-MOE", "master-of-elements"],
  ["D-BIL", "bloodsmith"],
  ["D-ASH", "enkindled"],
]);
export const glyphOfCard = (card: string): string => GLYPHS.get(card) ?? "";

// From a scene, a geometry and the content to what the board and the cards draw.
import type * as shared from "../../lib/protocol";
import type { Content, Geometry } from "../../lib/protocol";
import type { CardCard, FactionCard, Scene, SpaceShape, SquadCard, SquadScene } from "./wire";
import type { Piece, Token } from "./board/drawing";
import { hexesTouch, hexOf, type Space } from "./geometry";

export class Book {
  private squads = new Map<string, SquadCard>();
  private cards = new Map<string, CardCard & { faction: string }>();
  private factions = new Map<string, FactionCard>();
  private tokens = new Map<string, string>();

  constructor(content: Content | null) {
    for (const faction of content?.game === "dawnfall" ? content.factions : []) {
      this.factions.set(faction.id, faction);
      for (const squad of faction.squads) this.squads.set(squad.id, squad);
      for (const card of faction.cards) this.cards.set(card.id, { ...card, faction: faction.id });
      for (const token of faction.tokens) this.tokens.set(token.id, token.name);
    }
  }

  squad = (id: string): SquadCard | undefined => this.squads.get(id);
  card = (id: string): (CardCard & { faction: string }) | undefined => this.cards.get(id);
  faction = (id: string): FactionCard | undefined => this.factions.get(id);
  tokenName = (id: string): string => this.tokens.get(id) ?? id;
  squadName = (id: string): string => this.squads.get(id)?.name ?? id;
  factionName = (id: string): string => this.factions.get(id)?.name ?? id;
  all = (): FactionCard[] => [...this.factions.values()];
}

export const ownScene = (scene: shared.Scene | null): Scene | null => (scene?.game === "dawnfall" ? scene : null);

const spacesOf = (geometry: Geometry | null): SpaceShape[] => (geometry && "spaces" in geometry ? geometry.spaces : []);
export const placesOf = (geometry: Geometry | null): Space[] => spacesOf(geometry).map((space) => space.place);

export function piecesOf(scene: Scene, geometry: Geometry, book: Book): Piece[] {
  return scene.squads.flatMap((squad) =>
    squad.models.flatMap((model, i): Piece[] => {
      const place = spacesOf(geometry)[model.space]?.place;
      return place && model.alive
        ? [pieceOf(scene, squad, book, model.model, i, place, model.hexes, model.statuses)]
        : [];
    }),
  );
}

export function pieceOf(
  scene: Scene,
  squad: SquadScene,
  book: Book,
  model: number,
  nth: number,
  space: Space,
  hexes: number[],
  statuses: string[] = [],
): Piece {
  const card = book.squad(squad.card);
  return {
    model,
    squad: squad.squad,
    seat: squad.seat,
    faction: scene.players[squad.seat]?.faction ?? "",
    card: squad.card,
    letter: squad.letter,
    tag: squad.models.length > 1 ? `${squad.letter}${nth + 1}` : squad.letter,
    name: book.squadName(squad.card),
    space,
    hexes,
    endurance: squad.endurance,
    full: Math.max(card?.endurance ?? 0, squad.endurance),
    statuses: [...statuses, ...squad.statuses],
  };
}

export function tokensOf(scene: Scene, geometry: Geometry, pieces: Piece[]): Token[] {
  return scene.tokens.flatMap((token): Token[] => {
    const space = spacesOf(geometry)[token.space]?.place;
    if (!space) return [];
    const hexes = token.hexes.map((k) => hexOf(space, k));
    const near = (p: Piece) => p.hexes.some((k) => hexes.some((hex) => hexesTouch(hex, hexOf(p.space, k))));
    const touching = token.kind === "source" ? [...new Set(pieces.filter(near).map((p) => p.seat))].sort() : [];
    return [
      {
        token: token.token,
        kind: token.kind,
        owner: token.owner,
        faction: scene.players[token.owner]?.faction ?? "",
        space,
        hexes: token.hexes,
        holder: token.controlled_by,
        touching,
      },
    ];
  });
}

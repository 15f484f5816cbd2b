import content from "../fixtures/content.json";
import geometry from "../fixtures/geometry.json";
import states from "../fixtures/states.json";
import type { Option, Question, State } from "../../src/lib/protocol";
import type { Content, Geometry, Scene } from "../../src/games/dawnfall/wire";
import { Book } from "../../src/games/dawnfall/table-view";

export const board = geometry as unknown as Geometry;
export const book = new Book(content as unknown as Content);
export const texts = content as unknown as Content;
export const stateOf = (kind: keyof typeof states): State => states[kind] as unknown as State;
export const questionOf = (kind: keyof typeof states): Question => stateOf(kind).question as Question;
export const sceneOf = (kind: keyof typeof states): Scene => stateOf(kind).scene as Scene;
export const optionsOf = (kind: keyof typeof states): Option[] => questionOf(kind).options;
export const squadModels =
  (scene: Scene) =>
  (squad: number): number[] =>
    scene.squads.find((s) => s.squad === squad)?.models.map((m) => m.model) ?? [];

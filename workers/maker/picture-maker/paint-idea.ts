import { seededRandom } from "../seeded-random";
import { paintBlocks } from "./paint-blocks";
import { paintCelebration } from "./paint-celebration";
import { paintCity } from "./paint-city";
import { paintDesert } from "./paint-desert";
import { paintField } from "./paint-field";
import { paintCloth, paintWaves } from "./paint-folds";
import { paintForest } from "./paint-forest";
import { paintLeaves } from "./paint-leaves";
import { paintMountains } from "./paint-mountains";
import { paintRoom } from "./paint-room";
import { paintSea } from "./paint-sea";
import { paintShopfront } from "./paint-shopfront";
import { paintStage } from "./paint-stage";
import { paintTable } from "./paint-table";
import type { PictureIdea, Subject } from "./picture-idea";
import type { Raster } from "./raster";
import type { ScenePainter, SceneRequest } from "./scene-kit";

const painters: Record<Subject, ScenePainter> = {
  stage: paintStage,
  table: paintTable,
  mountains: paintMountains,
  sea: paintSea,
  forest: paintForest,
  desert: paintDesert,
  city: paintCity,
  room: paintRoom,
  waves: paintWaves,
  blocks: paintBlocks,
  celebration: paintCelebration,
  leaves: paintLeaves,
  cloth: paintCloth,
  shopfront: paintShopfront,
};

export interface IdeaRequest {
  raster: Raster;
  idea: PictureIdea;
  seed: number;
  /** Numbers pictures of the same words, so that they differ. */
  turn?: number;
  /** Of the colours, where they are to be the same in several pictures. */
  paletteSeed: number;
  onSpot?: SceneRequest["onSpot"];
}

/** Paints what an idea shows over the whole raster. */
export function paintIdea({ raster, idea, seed, turn, paletteSeed, onSpot }: IdeaRequest) {
  const isField = idea.subject === "desert" && idea.details?.has("blossom");
  (isField ? paintField : painters[idea.subject])({
    raster,
    idea,
    random: seededRandom(seed, turn),
    paletteRandom: seededRandom(paletteSeed),
    seed,
    onSpot,
  });
}

import { paintBlocks } from "~/providers/built-in/picture-maker/paint-blocks";
import { paintCelebration } from "~/providers/built-in/picture-maker/paint-celebration";
import { paintCity } from "~/providers/built-in/picture-maker/paint-city";
import { paintDesert } from "~/providers/built-in/picture-maker/paint-desert";
import { paintField } from "~/providers/built-in/picture-maker/paint-field";
import { paintCloth, paintWaves } from "~/providers/built-in/picture-maker/paint-folds";
import { paintForest } from "~/providers/built-in/picture-maker/paint-forest";
import { paintLeaves } from "~/providers/built-in/picture-maker/paint-leaves";
import { paintMountains } from "~/providers/built-in/picture-maker/paint-mountains";
import { paintRoom } from "~/providers/built-in/picture-maker/paint-room";
import { paintSea } from "~/providers/built-in/picture-maker/paint-sea";
import { paintShopfront } from "~/providers/built-in/picture-maker/paint-shopfront";
import { paintStage } from "~/providers/built-in/picture-maker/paint-stage";
import { paintTable } from "~/providers/built-in/picture-maker/paint-table";
import type { PictureIdea, Subject } from "~/providers/built-in/picture-maker/picture-idea";
import type { Raster } from "~/providers/built-in/picture-maker/raster";
import type { ScenePainter, SceneRequest } from "~/providers/built-in/picture-maker/scene-kit";
import { seededRandom } from "~/providers/built-in/seeded-random";

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

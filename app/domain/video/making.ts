import type { Recipe, ScriptRecipe } from "~/domain/image/recipe";

/** How a video was made, with what is known of the models. */
export interface Making {
  prompt: string | null;
  script: (ScriptRecipe & ModelLabel) | null;
  /** One entry per model that made pictures; uploads are counted apart. */
  pictures: (Recipe & ModelLabel & { count: number })[];
  uploads: number;
}

export interface ModelLabel {
  /** Name of the model; its id where it is not offered any more. */
  label: string;
  /** What it is, in one sentence; empty where that is not known. */
  about: string;
}

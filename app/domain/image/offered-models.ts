import type { Language } from "../text/language";
import type { ImageModelInfo } from "./image-model";
import type { Recipe } from "./recipe";

/** What a model that writes, draws scenes or speaks says of itself. */
export interface ModelInfo {
  /** Stable, `provider/model`; stored in recipes. */
  id: string;
  label: string;
  /** One sentence that says plainly what it is. */
  about: string;
  provider: string;
  languages: readonly Language[];
  digitalSourceType: Recipe["digitalSourceType"];
}

/** The models this deployment offers, by what they make; the first of a list is the default. */
export interface OfferedModels {
  scripts: ModelInfo[];
  /** Pictures for the scenes of videos, with the credits for one. */
  pictures: (ModelInfo & { creditsPerResult: number })[];
  speech: (ModelInfo & { voices: readonly string[] })[];
  images: ImageModelInfo[];
  clips: ImageModelInfo[];
}

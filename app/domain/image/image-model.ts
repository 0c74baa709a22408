import type { ImageOperation, ModelCapability } from "./image-operation";
import type { Recipe } from "./recipe";

/** A setting of a model, shown in the composer and checked by the server. Units are in the label. */
export type ModelParameter = {
  id: string;
  label: string;
  about: string;
  /** The operations it means something for; all of them where absent. */
  operations?: readonly ImageOperation[];
} & (
  | { kind: "number"; least: number; most: number; step: number; usual: number }
  | { kind: "choice"; choices: readonly { value: string; label: string }[]; usual: string }
  | { kind: "switch"; usual: boolean }
);
export type ParameterValue = number | string | boolean;

/** What the composer knows of a model that makes or edits images, or makes clips: everything but how to call it. */
export interface ImageModelInfo {
  /** Stable, `provider/model`; stored in recipes. */
  id: string;
  label: string;
  /** One sentence that says plainly what it is. */
  about: string;
  provider: string;
  digitalSourceType: Recipe["digitalSourceType"];
  capabilities: readonly ModelCapability[];
  /** Ratios it can answer in, width:height; the first is its own. */
  ratios: readonly string[];
  /** Longest side of a result, in pixels. */
  longestSide: number;
  /** Most pixels by operation, where there is a limit: of the source, or of what it becomes where that is larger. */
  mostPixels?: Partial<Record<ImageOperation, number>>;
  /** Most results of one request. */
  mostImages: number;
  /** Most reference images; 0 where it takes none. */
  mostReferences: number;
  /** Of models that take no references: products are put into their pictures here, with their own pixels. */
  placesProducts?: boolean;
  takesNegativePrompt: boolean;
  takesSeed: boolean;
  /** Of models that set words letter by letter: the scripts they have, by their Unicode names. */
  letterScripts?: readonly ("Latin" | "Greek" | "Cyrillic")[];
  /** Of models that have learnt from English: words in other scripts say little to them. */
  readsLatinAlone?: boolean;
  /** Where a subject is shown, only the first palette counts. */
  isOnePaletteBesideThings?: boolean;
  /** Of makers that follow a few kinds of instruction alone: one of each. */
  instructions?: readonly string[];
  /** Of makers that show one thing found in the words, or none: `/api/v1/subjects` tells which. */
  findsSubject?: boolean;
  parameters: readonly ModelParameter[];
  /** Credits for one result by operation; an operation that is absent is not offered. Clips: credits per clip. */
  creditsPerResult: number;
  /** Of clip models: lengths it can make, in seconds. */
  clipSeconds?: readonly number[];
}

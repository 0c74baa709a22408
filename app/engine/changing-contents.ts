import type { Content } from "~/engine/content";
import type { Stage } from "~/engine/stage";
import type {
  CaptionsLayer,
  Composition,
  CountdownLayer,
  CounterLayer,
  ProgressLayer,
} from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";

/** What layers show that say something else from moment to moment. Most videos have none, so only those that do load this. */
export interface ChangingContents {
  captions(layer: CaptionsLayer, stage: Stage): Content;
  counter(layer: CounterLayer, stage: Stage): Content;
  countdown(layer: CountdownLayer, stage: Stage): Content;
  progress(layer: ProgressLayer, stage: Stage): Content;
}

const kinds = new Set<string>([
  "captions",
  "counter",
  "countdown",
  "progress",
] satisfies (keyof ChangingContents)[]);

let loaded: ChangingContents | null = null;

/** Called by `all-contents.ts`, which who draws without `loadEngineAssets` imports. */
export function setChangingContents(contents: ChangingContents): void {
  loaded = contents;
}

/** Throws where a composition is drawn for which `loadContents` was not waited for. */
export function changingContents(): ChangingContents {
  if (!loaded) throw new Error("Wait for loadContents, or import ~/engine/all-contents, before drawing.");
  return loaded;
}

/** Loads what drawing a composition needs besides the engine itself. */
export async function loadContents({ layers }: Composition): Promise<void> {
  const isNeeded = layersWithin(layers).some(({ kind }) => kinds.has(kind));
  if (isNeeded) await import("~/engine/all-contents");
}

import type { Format } from "~/domain/video/format";
import { changesIn } from "~/scene/edit-parts";
import type { PartChanges } from "~/scene/part-changes";
import type { Scene } from "~/scene/storyboard";

/** Part → how a person has changed it, as it is in one format. */
export type ChangesByPart = ReadonlyMap<string, PartChanges>;

const none: ChangesByPart = new Map();

export function changesOfScene({ overrides }: Pick<Scene, "overrides">, format: Format): ChangesByPart {
  if (!overrides) return none;
  return new Map(Object.entries(overrides).map(([key, changes]) => [key, changesIn(changes, format)]));
}

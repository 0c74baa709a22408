import type { Box, PartKey } from "~/scene/composition";
import type { PartChanges } from "~/scene/part-changes";

/** A part of a scene, an element or an overlay, as what changes it as a whole needs to know it. */
export interface WholePart {
  key: PartKey;
  /** Begins the ids of the groups it is put into. */
  id: string;
  sceneIndex?: number;
  /** Where it rests, in pixels, before it is turned. */
  box: Box;
  changes: PartChanges;
  span: PartSpan;
}

/** When a part is there, in seconds from the start of the video. */
export interface PartSpan {
  startSeconds: number;
  /** Its keyframes and its exit count back from here; what goes on while the next scene comes in is seen until later. */
  endSeconds: number;
  seenUntilSeconds: number;
  /** When it begins to come in. */
  entersAtSeconds: number;
}

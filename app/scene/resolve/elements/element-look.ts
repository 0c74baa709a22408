import type { Logos } from "~/domain/brands/brand";
import type { Box } from "~/scene/composition";
import type { PartChanges } from "~/scene/part-changes";
import type { Frame } from "~/scene/resolve/frame";
import type { Typesetting } from "~/scene/resolve/parts/text-by-hand";
import type { Surface, Template } from "~/scene/templates/template";

/** What decides how something that was added looks, besides itself. */
export interface ElementLook {
  frame: Frame;
  template: Template;
  /** The colours of what lies behind it, as far as that is known. */
  ink: Surface;
  setting: Typesetting;
  /** Of the video's brand. */
  logos: Logos | null;
  /** How it is changed in this format. */
  changes: PartChanges;
  /** What progress counts from and to, in seconds of the video. */
  progress: Record<"scene" | "video", { startSeconds: number; endSeconds: number }>;
  /** The time it is at the video's start, in milliseconds since 1970. */
  nowMs: number;
}

/** What every layer of one element has. */
export interface ElementBase {
  id: string;
  sceneIndex?: number;
  startSeconds: number;
  endSeconds: number;
  box: Box;
  animations: [];
}

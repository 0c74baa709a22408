import type { Pose } from "~/engine/animate";
import type { Canvas2D, EngineAssets, Picture } from "~/engine/canvas";
import type { PreparedLayer } from "~/engine/prepare-layer";
import type { Stage } from "~/engine/stage";
import type { Target } from "~/engine/target";
import type { Box } from "~/scene/composition";

/**
 * What a layer shows, before it is moved, blended and masked. Made once per layer; whatever does not change between
 * frames is worked out when it is first painted, and kept.
 */
export interface Content {
  /** Paints at rest, with the opacity and blend mode that are set. `pose` is for its `value`. */
  paint(target: Target, timeSeconds: number, pose: Readonly<Pose>): void;
  /** All it may paint at rest at a time, in pixels of the composition. */
  bounds(timeSeconds: number): Box;
  /** Spans of time in which the pixels change from frame to frame; one without length is a sudden change. */
  changes: ChangeSpan[];
  /** One operation of the canvas: its opacity and blend mode may be set directly. */
  isSingle: boolean;
  /** Costs less than copying its pixels would. */
  isTrivial?: boolean;
  /** Moves its pieces by the layer's animations itself. */
  isSelfPosed?: boolean;
  /** How many pieces follow each other when it moves them itself. */
  pieceCount?(): number;
  /** Has drawn its own shadow. */
  isSelfShadowed?: boolean;
  /** Whether it fills its box without a gap at a time. */
  isOpaque?(timeSeconds: number): boolean;
  /** The shape that throws the shadow where that is not every pixel painted. */
  silhouette?(target: Target, timeSeconds: number): void;
  /** When that shape changes; without it, when the pixels do. */
  silhouetteChanges?: ChangeSpan[];
  /** The colour it fills its whole box with, to the corners. */
  fill?: string;
  /** Part of its box that stays empty, as within a frame. */
  hollow?: Box;
  /** The layers within it. */
  layers?: readonly PreparedLayer[];
  /** What moves by itself, taken apart, in painting order. */
  pieces?(timeSeconds: number): ContentPiece[];
  /** A picture that moves, at one moment; nothing where it stands still or is not there. */
  sample?(timeSeconds: number): PictureSample | undefined;
}

/** One piece of a content that moves its pieces by itself. */
export interface ContentPiece {
  /** Names its pixels, which stay the same. */
  owner: object;
  /** All it paints at rest. */
  box: Box;
  /** The box it turns and grows about, and is clipped by. */
  centre: Box;
  /** Outside of this nothing shows, wherever it moves. */
  strip: Box | null;
  pose: Readonly<Pose>;
  /** Paints more than one thing over another, which fade as one. */
  isMany?: boolean;
  paint(target: Target): void;
}

/** Part of a picture and the place it is stretched to, corners rounded. */
export interface PictureSample {
  picture: Picture;
  /** In pixels of the picture. */
  source: Box;
  /** In pixels of the composition, as the radius is. */
  target: Box;
  radius: number;
}

export interface ChangeSpan {
  startSeconds: number;
  endSeconds: number;
}

/** Runs once, when first asked. */
export function once<T>(prepare: () => T): () => T {
  let prepared: { value: T } | undefined;
  return () => {
    prepared ??= { value: prepare() };
    return prepared.value;
  };
}

export function grownBox({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

const measuringContexts = new WeakMap<EngineAssets, Canvas2D>();

/** A context for measuring text; whoever uses it sets the font first. */
export function measuringContext({ assets }: Pick<Stage, "assets">): Canvas2D {
  let context = measuringContexts.get(assets);
  if (!context) {
    context = assets.createCanvas(1, 1).context;
    measuringContexts.set(assets, context);
  }
  return context;
}

import type { EngineAssets } from "~/engine/canvas";
import type { Frame } from "./edit-draft";
import type { Sides } from "./extend";
import type { Point, Rectangle, Size } from "./geometry";
import type { ImageLevels } from "./image-levels";
import type { ShownLayer } from "./layers/draw-layer";
import type { Guide } from "./layers/snap-layer";
import type { MaskImage } from "./mask-image";

export type StageMode = "look" | "crop" | "extend";
export type CompareWay = "off" | "slider" | "beside" | "hold";

/** A candidate, and where it belongs in pixels of the image it was made from. */
export interface ShownCandidate {
  levels: ImageLevels;
  place: Rectangle;
}

/** Everything a frame is drawn from. */
export interface StageScene {
  base: ImageLevels | null;
  /** The base as the adjustments leave it, at whatever size; null where they leave it alone. */
  adjusted: ImageBitmap | null;
  layers: readonly ShownLayer[];
  layerAssets: EngineAssets;
  /** The layer that handles stand around. */
  chosenLayerId: string | null;
  /** What a moved layer was brought in line with. */
  guides: readonly Guide[];
  candidate: ShownCandidate | null;
  compare: CompareWay;
  /** Where the slider stands, from 0 to 1 of what the image and its candidate both show. */
  compareAt: number;
  /** The base is shown as long as this holds. */
  isHeld: boolean;
  mask: MaskImage | null;
  mode: StageMode;
  frame: Frame;
  /** In pixels of the turned image. */
  crop: Rectangle;
  extend: Sides;
  /** The brush where the pointer is; place and diameter in pixels of the image. */
  brush: { at: Point; size: number; erase: boolean } | null;
  /** A line or rectangle that is being drawn, in pixels of the image. */
  outline: readonly number[] | null;
  /** Which image is looked at, for sizes before it is there. */
  image: Size;
}

/** What the image and its candidate both show, in pixels of the image: compared, they lie on one another there. */
export function overlapOf(image: Size, { x, y, width, height }: Rectangle): Rectangle {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return {
    x: left,
    y: top,
    width: Math.min(image.width, x + width) - left,
    height: Math.min(image.height, y + height) - top,
  };
}

/** What the view is fitted to, in the plane that the view shows. */
export function contentOf(scene: StageScene): Rectangle {
  const { image, mode, frame, extend, candidate } = scene;
  const whole = { x: 0, y: 0, width: image.width, height: image.height };
  if (mode === "crop" && frame.turns % 2 === 1) {
    return { x: 0, y: 0, width: image.height, height: image.width };
  }
  if (candidate) {
    const { place } = candidate;
    const x = Math.min(0, place.x);
    const y = Math.min(0, place.y);
    return {
      x,
      y,
      width: Math.max(whole.width, place.x + place.width) - x,
      height: Math.max(whole.height, place.y + place.height) - y,
    };
  }
  if (mode !== "extend") return whole;
  return {
    x: -extend.left || 0,
    y: -extend.top || 0,
    width: image.width + extend.left + extend.right,
    height: image.height + extend.top + extend.bottom,
  };
}

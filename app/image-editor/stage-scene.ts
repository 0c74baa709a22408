import type { Frame, PlacedLayer } from "./edit-draft";
import type { Sides } from "./extend";
import type { Point, Rectangle, Size } from "./geometry";
import type { ImageLevels } from "./image-levels";
import type { MaskImage } from "./mask-image";

export type StageMode = "look" | "crop" | "extend";
export type CompareWay = "off" | "slider" | "beside" | "hold";

/** A candidate, and where it belongs in pixels of the picture it was made from. */
export interface ShownCandidate {
  levels: ImageLevels;
  place: Rectangle;
}

/** Everything a frame is drawn from. */
export interface StageScene {
  base: ImageLevels | null;
  /** The base as the adjustments leave it, at whatever size; null where they leave it alone. */
  adjusted: ImageBitmap | null;
  layers: readonly { layer: PlacedLayer; levels: ImageLevels }[];
  /** The layer that handles stand around. */
  chosenLayerId: string | null;
  candidate: ShownCandidate | null;
  compare: CompareWay;
  /** Where the slider stands, from 0 to 1 of what the picture and its candidate both show. */
  compareAt: number;
  /** The base is shown as long as this holds. */
  isHeld: boolean;
  mask: MaskImage | null;
  mode: StageMode;
  frame: Frame;
  /** In pixels of the turned picture. */
  crop: Rectangle;
  extend: Sides;
  /** The brush where the pointer is; place and diameter in pixels of the picture. */
  brush: { at: Point; size: number; erase: boolean } | null;
  /** A line or rectangle that is being drawn, in pixels of the picture. */
  outline: readonly number[] | null;
  /** Which picture is looked at, for sizes before it is there. */
  picture: Size;
}

/** What the picture and its candidate both show, in pixels of the picture: compared, they lie on one another there. */
export function overlapOf(picture: Size, { x, y, width, height }: Rectangle): Rectangle {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return {
    x: left,
    y: top,
    width: Math.min(picture.width, x + width) - left,
    height: Math.min(picture.height, y + height) - top,
  };
}

/** What the view is fitted to, in the plane that the view shows. */
export function contentOf(scene: StageScene): Rectangle {
  const { picture, mode, frame, extend, candidate } = scene;
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
  if (mode === "crop" && frame.turns % 2 === 1) {
    return { x: 0, y: 0, width: picture.height, height: picture.width };
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
    width: picture.width + extend.left + extend.right,
    height: picture.height + extend.top + extend.bottom,
  };
}

import type { KeyframeProperty } from "~/scene/part-changes";
import { propertyUnits } from "./keyframe-names";

/** In pixels: of a lane, and of what stays free above and below its values. */
export const LANE_HEIGHT = 48;
const MARGIN = 9;
const ROOM = LANE_HEIGHT - 2 * MARGIN;

/** The values at the foot and at the head of a lane, as they are stored. */
export interface LaneScale {
  least: number;
  most: number;
}

/** From the least value to the most: small changes are seen as well as large ones. */
export function fittedScale(values: readonly number[]): LaneScale {
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** For dragging a value: with room on both sides where values hardly differ, and no room where the property ends. */
export function roomyScale(values: readonly number[], property: KeyframeProperty): LaneScale {
  const { factor, room, least: lowest, most: highest } = propertyUnits[property];
  const fitted = fittedScale(values);
  const span = Math.max(fitted.most - fitted.least, room / factor);
  const wanted = (fitted.least + fitted.most - span) / 2;
  const least = Math.max(lowest / factor, Math.min(highest / factor - span, wanted));
  return { least, most: least + span };
}

/** Where a value stands in the lane, in pixels from its head; what lies beyond the scale stands at its end. */
export function heightOf({ least, most }: LaneScale, value: number): number {
  const share = most === least ? 0.5 : Math.min(1, Math.max(0, (value - least) / (most - least)));
  return LANE_HEIGHT - MARGIN - share * ROOM;
}

/** How much a value changes for each pixel upwards. */
export function valuePerPixel({ least, most }: LaneScale): number {
  return (most - least) / ROOM;
}

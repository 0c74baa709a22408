import type { easings, KeyframeProperty } from "~/scene/part-changes";

export const propertyNames: Record<KeyframeProperty, string> = {
  x: "Position across",
  y: "Position down",
  scale: "Scale",
  rotation: "Rotation",
  opacity: "Opacity",
  blur: "Blur",
  cropLeft: "Crop left",
  cropTop: "Crop top",
  cropRight: "Crop right",
  cropBottom: "Crop bottom",
  gain: "Volume",
};

export const easingNames: Record<(typeof easings)[number], string> = {
  linear: "Evenly",
  hold: "Stays, then jumps",
  "out-cubic": "Slows down",
  "in-cubic": "Speeds up",
  "in-out-cubic": "Eases in and out",
  "out-back": "Overshoots",
  "out-expo": "Slows down late",
  "in-out-expo": "Eases strongly",
  "out-quint": "Slows down long",
  spring: "Springs",
};

const percent = { unit: "%", factor: 100, room: 50 };
const share = { ...percent, room: 100, least: 0, most: 100 };

/**
 * How a property's value is written: so many of a unit in one of what is stored, and from where to where it goes. `room`: what a lane
 * shows at least while a value is dragged in it.
 */
export const propertyUnits: Record<
  KeyframeProperty,
  { unit: string; factor: number; least: number; most: number; room: number }
> = {
  x: { ...percent, least: -500, most: 500 },
  y: { ...percent, least: -500, most: 500 },
  scale: { ...percent, least: 0, most: 5000 },
  rotation: { unit: "°", factor: 1, least: -3600, most: 3600, room: 90 },
  opacity: share,
  blur: { ...percent, least: 0, most: 20, room: 10 },
  cropLeft: share,
  cropTop: share,
  cropRight: share,
  cropBottom: share,
  gain: share,
};

/** A value as it is read, in the property's unit. */
export function writtenValue(property: KeyframeProperty, value: number): string {
  const { unit, factor } = propertyUnits[property];
  return `${Math.round(value * factor * 10) / 10} ${unit}`;
}

/** The nearest value that the property may have, in whole units or in tenths. */
export function valueNear(property: KeyframeProperty, value: number, isFine = false): number {
  const { factor, least, most } = propertyUnits[property];
  const parts = isFine ? 10 : 1;
  const units = Math.round(value * factor * parts) / parts;
  return Math.min(most, Math.max(least, units)) / factor;
}

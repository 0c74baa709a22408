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

const percent = { unit: "%", factor: 100 };
const crop = { ...percent, least: 0, most: 100 };

/** How a property's value is written: so many of a unit in one of what is stored, and from where to where it goes. */
export const propertyUnits: Record<
  KeyframeProperty,
  { unit: string; factor: number; least: number; most: number }
> = {
  x: { ...percent, least: -500, most: 500 },
  y: { ...percent, least: -500, most: 500 },
  scale: { ...percent, least: 0, most: 5000 },
  rotation: { unit: "°", factor: 1, least: -3600, most: 3600 },
  opacity: { ...percent, least: 0, most: 100 },
  blur: { ...percent, least: 0, most: 20 },
  cropLeft: crop,
  cropTop: crop,
  cropRight: crop,
  cropBottom: crop,
  gain: { ...percent, least: 0, most: 100 },
};

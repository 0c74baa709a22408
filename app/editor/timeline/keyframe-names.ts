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

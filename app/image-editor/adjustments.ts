/** How an image is developed; each from -1 to 1, sharpness and vignette too (negative: softer, lighter corners). 0 leaves it. */
export interface Adjustments {
  exposure: number;
  contrast: number;
  highlights: number;
  shadows: number;
  saturation: number;
  warmth: number;
  tint: number;
  sharpness: number;
  vignette: number;
}

export const plainAdjustments: Adjustments = {
  exposure: 0,
  contrast: 0,
  highlights: 0,
  shadows: 0,
  saturation: 0,
  warmth: 0,
  tint: 0,
  sharpness: 0,
  vignette: 0,
};

export function isPlain(adjustments: Adjustments): boolean {
  return Object.values(adjustments).every((value) => value === 0);
}

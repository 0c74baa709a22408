import { AA_LARGE_TEXT, AA_TEXT, relativeLuminance } from "~/scene/contrast";

/** How light what lies under a thing is: relative luminances of some of its pixels, 0–1. */
export type Ground = readonly number[];

const light = "#ffffff";
const dark = "#16141a";
/** What differs less from its ground is lost on it. */
const leastOfShape = 2;

/** Colours in which a text reads on what lies under it; none where its own does. A plate is laid where no colour reads alone. */
export function textThatStandsOut(own: string, ground: Ground): { color?: string; plate?: string } {
  if (ground.length === 0) return {};
  const [low, high] = [atShare(ground, 0.08), atShare(ground, 0.92)];
  const worst = (color: string) => {
    const luminance = relativeLuminance(color);
    if (luminance > low && luminance < high) return 1;
    return Math.min(ratio(luminance, low), ratio(luminance, high));
  };
  if (worst(own) >= AA_TEXT) return {};
  const color = worst(light) > worst(dark) ? light : dark;
  if (worst(color) >= AA_LARGE_TEXT) return { color };
  const isDark = atShare(ground, 0.5) < 0.3;
  return isDark ? { color: light, plate: dark } : { color: dark, plate: light };
}

/** A colour in which a shape is seen on what lies under it; null where its own is. */
export function shapeThatStandsOut(own: string, ground: Ground): string | null {
  if (ground.length === 0) return null;
  const middle = atShare(ground, 0.5);
  const contrast = (color: string) => ratio(relativeLuminance(color), middle);
  if (contrast(own) >= leastOfShape) return null;
  return contrast(light) > contrast(dark) ? light : dark;
}

function atShare(ground: Ground, share: number): number {
  const sorted = [...ground].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] as number;
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

import type { Logo, Logos } from "~/domain/brands/brand";
import type { Size } from "~/scene/format-size";

/** What a logo covers, in square units: long ones are lower than compact ones, and look as large. */
const AREA_UNITS = 15_000;
const HIGHEST_UNITS = 104;
const WIDEST_UNITS = 340;

/** A logo's size in pixels where it stands beside something else. */
export function logoSize({ ratio }: Logo, unit: number): Size {
  const height = Math.min(HIGHEST_UNITS, Math.sqrt(AREA_UNITS / ratio), WIDEST_UNITS / ratio) * unit;
  return { width: height * ratio, height };
}

/** The height that any of the logos may take. */
export function logosHeight(logos: Logos, unit: number): number {
  return Math.max(0, ...logosOf(logos).map((logo) => logoSize(logo, unit).height));
}

/** Those that are there: with the name before the sign alone. */
export function logosOf({ light, dark, mark }: Logos): Logo[] {
  const named = [light, dark].flatMap((logo) => logo ?? []);
  return named.length > 0 ? named : mark ? [mark] : [];
}

/** What a watermark shows: the sign, which reads at any size, where there is one. */
export function watermarkLogos(logos: Logos): Logo[] {
  return logos.mark ? [logos.mark] : logosOf(logos);
}

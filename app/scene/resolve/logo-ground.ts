import type { Logo } from "~/domain/brands/brand";
import type { Box, Layer } from "~/scene/composition";
import { blend, contrastRatio } from "~/scene/contrast";
import { boxesOverlap } from "~/scene/resolve/frame";

/** Least contrast of a graphical object by WCAG 2.2 (1.4.11). */
export const AA_GRAPHIC = 3;

/**
 * The colours that lie under a box among a scene's layers, in painting order; null where a picture or a gradient does, whose
 * colours are not known.
 */
export function groundsUnder(box: Box, layers: readonly Layer[]): string[] | null {
  let grounds: string[] | null = [];
  for (const layer of layers) {
    if (!boxesOverlap(layer.box, box)) continue;
    if (layer.kind === "picture" || layer.kind === "clip" || layer.kind === "gradient") grounds = null;
    if (layer.kind === "group") grounds = null;
    if (layer.kind !== "shape" || layer.strokeWidth !== undefined) continue;
    const { color, opacity } = colorOf(layer.color);
    const hides = opacity === 1 && layer.shape === "rectangle" && holds(layer.box, box) && !layer.blend;
    if (hides) grounds = [color];
    else grounds &&= [...grounds, ...grounds.map((ground) => blend(ground, color, opacity))];
  }
  return grounds && [...new Set(grounds)];
}

/** The logo that reads best on all of these colours, and its least contrast there. */
export function bestLogo(
  logos: readonly Logo[],
  grounds: readonly string[],
): { logo: Logo; contrast: number } | null {
  const rated = logos.map((logo) => ({
    logo,
    contrast: Math.min(...grounds.map((ground) => contrastRatio(logo.ink, ground))),
  }));
  return rated.reduce<(typeof rated)[number] | null>(
    (best, one) => (!best || one.contrast > best.contrast ? one : best),
    null,
  );
}

function colorOf(css: string): { color: string; opacity: number } {
  const match = /^rgba\((\d+),(\d+),(\d+),([\d.]+)\)$/.exec(css);
  if (!match) return { color: css, opacity: 1 };
  const bytes = match.slice(1, 4).map((byte) => Number(byte).toString(16).padStart(2, "0"));
  return { color: `#${bytes.join("")}`, opacity: Number(match[4]) };
}

function holds(outer: Box, inner: Box): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

import type { FontRequest } from "~/scene/composition";

const serifFamilies = new Set(["Fraunces Variable", "Instrument Serif"]);

/** The CSS `font` of a request at a size in pixels, with a fallback of the same kind for scripts it lacks. */
export function fontString(font: FontRequest, sizePixels: number): string {
  const generic = serifFamilies.has(font.family) ? "serif" : "sans-serif";
  return `${font.style} ${font.weight} ${sizePixels}px "${font.family}", ${generic}`;
}

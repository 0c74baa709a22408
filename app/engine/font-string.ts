import type { FontRequest } from "~/scene/composition";

/**
 * The CSS `font` of a request at a size in pixels, with the families that stand in for it. The generic one at the end
 * is for characters no bundled font has, such as emoji.
 */
export function fontString(font: FontRequest, sizePixels: number): string {
  const families = [font.family, ...(font.fallbacks ?? [])].map((family) => `"${family}"`);
  return `${font.style} ${font.weight} ${sizePixels}px ${families.join(", ")}, sans-serif`;
}

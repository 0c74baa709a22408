import type { Composition } from "~/scene/composition";

/** What several compositions need together, as one that is loaded and never drawn. There must be at least one. */
export function unionOfCompositions(parts: readonly Composition[]): Composition {
  const [first] = parts;
  if (!first) throw new RangeError("There is nothing to join.");
  const fonts = new Map(
    parts.flatMap(({ fonts }) =>
      fonts.map((font) => [`${font.family}/${font.weight}/${font.style}`, font] as const),
    ),
  );
  return {
    ...first,
    layers: parts.flatMap(({ layers }) => layers),
    fonts: [...fonts.values()],
    pictureIds: [...new Set(parts.flatMap(({ pictureIds }) => pictureIds))],
    clipIds: [...new Set(parts.flatMap(({ clipIds }) => clipIds))],
  };
}

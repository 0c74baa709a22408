import { knownStyles } from "~/domain/image/image-style";
import type { Pixels } from "~/formats/raster/pixels";
import { type Look, looks } from "./looks/looks";

/** The looks of style chips, for a picture that is drawn here or one that was given. */
export function stylesOf(ids: readonly string[], source: "drawn" | "given"): Look[] {
  const chosen = knownStyles(ids).map(({ id }): Look => looks[id]);
  return source === "given" ? chosen.map(({ finish }) => ({ finish })) : chosen;
}

/** Finishes a picture in looks, one after the other. A look changes how it is drawn, not where its subject is. */
export function inStyles(pixels: Pixels, styles: readonly Look[], seed: number): Pixels {
  return styles.reduce(
    (before, { isDrawn, finish }) =>
      isDrawn ? before : { ...finish(before, { colors: [], seed }), subject: pixels.subject },
    pixels,
  );
}

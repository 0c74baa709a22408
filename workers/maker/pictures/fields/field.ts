import type { Picture } from "../picture";
import type { Scheme } from "../scheme";

/** What a picture without a thing is made of, for `altText`. */
export type FieldKind = "color" | "light" | "paper" | "shapes" | "waves" | "stripes" | "dots" | "landscape";

/** One idea of a picture of colour, light or pattern alone. The part for the text stays calm. */
export interface Field {
  id: string;
  kind: FieldKind;
  draw(picture: Picture, paint: { palette: readonly string[]; random: () => number }): Scheme;
}

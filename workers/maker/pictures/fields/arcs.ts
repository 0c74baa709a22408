import { middleOf } from "../compositions/grown";
import { drawBands } from "../compositions/stripes";
import { lchOf, tone } from "../oklch";
import { plainScheme } from "../scheme";
import type { Field } from "./field";

/** Bands of the palette that come in, turn a corner and leave. */
export const arcs: Field = {
  id: "arcs",
  kind: "stripes",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "light", random);
    picture.ground(scheme.ground);
    const colors = scheme.accents.map((hex) => (lchOf(hex).l > 0.88 ? tone(hex, -0.12, 1.4) : hex));
    const bands = [...colors, tone(colors[0]!, 0.12), tone(scheme.ground, -0.06)];
    drawBands(picture, bands, middleOf(picture.layout.safe), 0.1);
    return scheme;
  },
};

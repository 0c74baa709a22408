import { lchOf, tone } from "../oklch";
import { digits } from "../picture";
import { plainScheme } from "../scheme";
import type { Field } from "./field";

/** Slanted ribbons of different widths that cross a corner away from the text. */
export const ribbons: Field = {
  id: "ribbons",
  kind: "stripes",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "light", random);
    const { width, height, layout, short } = picture;
    const { side, isWide } = layout;
    picture.ground(scheme.ground);
    const colors = scheme.accents.map((hex) => (lchOf(hex).l > 0.9 ? tone(hex, -0.12, 1.4) : hex));
    const fromRight = side !== "right";
    const fromBottom = side !== "bottom";
    // Measured along both edges from the corner, so that all of them run at one slant.
    let edge = short * (isWide ? 0.98 : side === "none" ? 1.1 : 0.94);
    const rise = isWide ? 1.3 : 0.92;
    const widths = [0.05, 0.16, 0.03, 0.1, 0.24, 0.06];
    for (const [i, share] of widths.entries()) {
      const inner = edge - short * share;
      const at = (distance: number) => {
        const x = fromRight ? width - distance : distance;
        const y = fromBottom ? height - distance * rise : distance * rise;
        return { x: digits(x), y: digits(y) };
      };
      const outerAt = at(edge);
      const innerAt = at(inner);
      const cornerX = fromRight ? width : 0;
      const cornerY = fromBottom ? height : 0;
      picture.path(
        `M${outerAt.x} ${cornerY}L${cornerX} ${outerAt.y}L${cornerX} ${innerAt.y}L${innerAt.x} ${cornerY}Z`,
        i % 3 === 2 ? tone(scheme.ground, -0.06) : colors[i % colors.length]!,
      );
      edge = inner - short * 0.035;
    }
    return scheme;
  },
};

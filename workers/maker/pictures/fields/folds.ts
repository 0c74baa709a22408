import { tone } from "../oklch";
import { digits } from "../picture";
import { plainScheme } from "../scheme";
import type { Field } from "./field";

const folded = 6;

/** Paper folded like a fan: slanted strips, each from light to shade. */
export const folds: Field = {
  id: "folds",
  kind: "paper",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "any", random);
    const { width, height, layout } = picture;
    const { ground, isDark } = scheme;
    const depth = isDark ? 0.05 : 0.035;
    const slant = height * 0.34 * (layout.side === "right" ? -1 : 1);
    const strip = (width + Math.abs(slant)) / folded;
    picture.ground(ground);
    for (let i = 0; i < folded; i++) {
      const x = Math.min(0, -slant) + i * strip;
      // Across the strip, at right angles to its slant.
      const length = (strip * height * height) / (height * height + slant * slant);
      const shade = picture.linear(x, 0, x + length, (-length * slant) / height, [
        [0, tone(ground, depth)],
        [0.7, tone(ground, -depth * 0.6)],
        [1, tone(ground, -depth * 1.5)],
      ]);
      const right = x + strip + 1;
      picture.path(
        `M${digits(x)} 0H${digits(right)}L${digits(right + slant)} ${height}H${digits(x + slant)}Z`,
        shade,
      );
    }
    picture.grain = 0.03;
    return scheme;
  },
};

import { clamp, hexOfLch, lchOf } from "../oklch";
import { plainScheme } from "../scheme";
import { waveBelow } from "../wave-below";
import type { Field } from "./field";

const layers = 6;

/** Waves before waves, each a step deeper, under a light sky of the same hue. */
export const waves: Field = {
  id: "waves",
  kind: "waves",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "light", random);
    const { width, height, layout } = picture;
    const main = lchOf(scheme.accents.find((hex) => lchOf(hex).c > 0.05) ?? scheme.accents[0]);
    if (layout.isWide && layout.side !== "none")
      picture.text = { ...layout.text, y: height * 0.1, height: height * 0.38 };
    const top =
      layout.isWide || layout.side === "none" || layout.side === "bottom"
        ? height * (layout.isWide ? 0.56 : 0.42)
        : layout.text.y + layout.text.height + height * 0.04;
    const flip = layout.side === "bottom";
    picture.ground(picture.shaded(scheme.ground, 0.02, -0.05));
    if (flip) picture.add(`<g transform="translate(0 ${height}) scale(1 -1)">`);
    for (let layer = 0; layer < layers; layer++) {
      const depth = layer / (layers - 1);
      const color = hexOfLch({
        l: clamp(0.86 - depth * 0.5, 0.2, 0.9),
        c: clamp(main.c * (0.5 + depth * 0.6), 0.04, 0.15),
        h: main.h + depth * 24,
      });
      const y =
        (flip ? height * 0.42 : top) + depth * (height * 0.92 - (flip ? height * 0.42 : top)) + width * 0.03;
      const data = waveBelow(picture, y, {
        swing: Math.min(width, height) * (0.035 + random() * 0.025),
        turns: 0.7 + random() * 0.7,
        phase: random() * 6,
      });
      picture.path(data, picture.shaded(color, 0.045, -0.05, y - height * 0.05, y + height * 0.25));
    }
    if (flip) picture.add("</g>");
    return scheme;
  },
};

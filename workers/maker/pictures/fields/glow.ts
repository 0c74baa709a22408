import { clamp, hexOfLch, lchOf } from "../oklch";
import { plainScheme } from "../scheme";
import type { Field } from "./field";

/** A deep colour from whose lower edge the light of its neighbours rises. */
export const glow: Field = {
  id: "glow",
  kind: "light",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "deep", random);
    const { ground } = scheme;
    const { width, height, long, layout } = picture;
    const { l, c, h } = lchOf(ground);
    const turn = random() < 0.5 ? -1 : 1;
    const light = (share: number) =>
      hexOfLch({
        l: clamp(l + 0.62 * share, 0, 0.88),
        c: clamp(c * 1.5, 0.09, 0.17),
        h: h + turn * 70 * share,
      });
    picture.ground(picture.shaded(ground, -0.03, 0.02));
    const x = layout.side === "left" ? width * 0.8 : layout.side === "right" ? width * 0.2 : width * 0.5;
    const y = layout.side === "bottom" ? -height * 0.02 : height * 1.02;
    const flat = layout.isWide ? 1.1 : 1.5;
    for (const [share, reach] of [
      [0.3, 0.78],
      [0.55, 0.56],
      [0.8, 0.36],
      [1, 0.2],
    ] as const)
      picture.glow(x, y, long * reach * 0.62 * flat, light(share), 0.9, long * reach * 0.62);
    picture.grain = 0.035;
    return scheme;
  },
};

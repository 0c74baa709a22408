import { drawPanes } from "../compositions/window";
import { lchOf, mixed, tone, withLightness } from "../oklch";
import { plainScheme } from "../scheme";
import type { Field } from "./field";

/** The light of a window on an empty wall. */
export const windowLight: Field = {
  id: "window-light",
  kind: "light",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "calm", random);
    const { ground } = scheme;
    const { safe } = picture.layout;
    const dim = withLightness(ground, lchOf(ground).l - 0.12, 1.15);
    picture.ground(
      picture.linear(0, 0, picture.width, picture.height, [
        [0, mixed(dim, ground, 0.6)],
        [1, dim],
      ]),
    );
    drawPanes(picture, tone(ground, 0.035, 0.9), {
      pane: Math.min(safe.width, safe.height) * 0.42,
      x: safe.x + safe.width / 2,
      top: safe.y - picture.short * 0.06,
      rows: 4,
    });
    return scheme;
  },
};

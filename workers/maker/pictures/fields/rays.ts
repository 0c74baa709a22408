import { raysFrom } from "../compositions/sunburst";
import { tone } from "../oklch";
import { plainScheme } from "../scheme";
import type { Field } from "./field";

/** Rays from a low corner, tone on tone, with a light where they meet. */
export const rays: Field = {
  id: "rays",
  kind: "light",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "bold", random);
    const { width, height, layout, long } = picture;
    const x = layout.side === "right" ? width * 0.12 : width * 0.88;
    const y = layout.side === "bottom" ? -height * 0.04 : height * 1.04;
    picture.ground(scheme.ground);
    picture.path(raysFrom(x, y, Math.hypot(width, height) * 1.2), tone(scheme.ground, -0.045));
    picture.glow(x, y, long * 0.75, tone(scheme.ground, 0.14, 0.9), 0.95);
    picture.glow(x, y, long * 0.3, tone(scheme.ground, 0.24, 0.6), 0.9);
    picture.grain = 0.035;
    return scheme;
  },
};

import { dotScreen } from "../compositions/dot-screen";
import { tone } from "../oklch";
import { plainScheme } from "../scheme";
import type { Field } from "./field";

/** Two colours run into one another in dots that grow towards a corner. */
export const halftone: Field = {
  id: "halftone",
  kind: "dots",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "bold", random);
    const { width, height, layout, short } = picture;
    const corner = { x: layout.side === "right" ? 0 : width, y: layout.side === "bottom" ? 0 : height };
    picture.ground(
      picture.linear(width - corner.x, height - corner.y, corner.x, corner.y, [
        [0, scheme.ground],
        [1, tone(scheme.ground, -0.03)],
      ]),
    );
    dotScreen(picture, scheme.accents[0], corner, {
      step: short / 20,
      reach: short * (height > short * 1.1 ? 1.02 : 0.86),
    });
    return scheme;
  },
};

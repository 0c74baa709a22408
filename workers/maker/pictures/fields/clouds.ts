import { drawClouds } from "../compositions/mesh";
import { plainScheme } from "../scheme";
import type { Field } from "./field";

/** Large soft clouds of neighbouring hues. */
export const clouds: Field = {
  id: "clouds",
  kind: "color",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "light", random);
    picture.ground(scheme.ground);
    drawClouds(picture, scheme);
    picture.grain = 0.03;
    return scheme;
  },
};

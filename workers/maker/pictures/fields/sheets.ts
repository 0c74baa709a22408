import { blobOf } from "../compositions/blob";
import { middleOf } from "../compositions/grown";
import { paperEdge, paperTones } from "../compositions/paper";
import { plainScheme, schemeOn } from "../scheme";
import type { Field } from "./field";

/** Layers of cut paper in steps of one hue, open to the deepest. */
export const sheets: Field = {
  id: "sheets",
  kind: "paper",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "light", random);
    const layers = [...paperTones(scheme.accents[0], scheme.ground), scheme.ground];
    const { safe, isWide, side } = picture.layout;
    const middle = middleOf(safe);
    // Off the middle, so that it is a landscape of layers and not a target.
    const x = middle.x + safe.width * (side === "right" ? -0.16 : 0.16);
    const y = middle.y + safe.height * (side === "bottom" ? -0.12 : 0.12);
    picture.ground(layers[0]!);
    const sizes = isWide ? [1.75, 1.42, 1.08, 0.7] : [1.62, 1.3, 0.98, 0.62];
    for (const [i, size] of sizes.entries()) {
      const radius = Math.max(safe.width, safe.height) * 0.5 * size;
      const hole = blobOf({ x, y, radius, flat: 0.95, wobble: 0.2, random });
      picture.path(hole(), layers[i + 1]!);
      paperEdge(picture, { hole, radius }, scheme.accents[0]);
    }
    return schemeOn(layers[0]!, palette, null);
  },
};

import { areaBeside, drawBlocks } from "../compositions/blocks";
import { tone, withLightness } from "../oklch";
import { plainScheme } from "../scheme";
import type { Field } from "./field";

/** Blocks and quarter discs beside a plain ground. */
export const mosaic: Field = {
  id: "mosaic",
  kind: "shapes",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "light", random);
    const [first, second, third] = scheme.accents;
    const area = areaBeside(picture);
    const columns = picture.layout.isWide && picture.layout.side === "none" ? 6 : 4;
    const unit = area.width / columns;
    const rows = Math.ceil(area.height / unit - 0.05);
    const y = picture.layout.side === "bottom" ? area.y + area.height - rows * unit : area.y;
    picture.ground(scheme.ground);
    const colors = [first, second, third, tone(scheme.ground, -0.05), withLightness(first, 0.88, 0.5)];
    drawBlocks(picture, { x: area.x, y, unit, rows, columns }, colors, random);
    return scheme;
  },
};

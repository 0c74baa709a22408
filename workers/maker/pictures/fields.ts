import { arcs } from "./fields/arcs";
import { clouds } from "./fields/clouds";
import type { Field } from "./fields/field";
import { folds } from "./fields/folds";
import { glow } from "./fields/glow";
import { halftone } from "./fields/halftone";
import { mosaic } from "./fields/mosaic";
import { rays } from "./fields/rays";
import { ribbons } from "./fields/ribbons";
import { sheets } from "./fields/sheets";
import { waves } from "./fields/waves";
import { windowLight } from "./fields/window-light";

/** Every idea of a picture without a thing. */
export const fields: readonly Field[] = [
  sheets,
  clouds,
  windowLight,
  mosaic,
  waves,
  folds,
  ribbons,
  glow,
  arcs,
  rays,
  halftone,
];

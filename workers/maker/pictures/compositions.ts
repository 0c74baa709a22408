import { arch } from "./compositions/arch";
import { blocks } from "./compositions/blocks";
import type { Composition } from "./compositions/composition";
import { crop } from "./compositions/crop";
import { echo } from "./compositions/echo";
import { float } from "./compositions/float";
import { frame } from "./compositions/frame";
import { grid } from "./compositions/grid";
import { halo } from "./compositions/halo";
import { mesh } from "./compositions/mesh";
import { outdoors } from "./compositions/outdoors";
import { paper } from "./compositions/paper";
import { pattern } from "./compositions/pattern";
import { rhythm } from "./compositions/rhythm";
import { rings } from "./compositions/rings";
import { split } from "./compositions/split";
import { spotlight } from "./compositions/spotlight";
import { sticker } from "./compositions/sticker";
import { stripes } from "./compositions/stripes";
import { sunburst } from "./compositions/sunburst";
import { table } from "./compositions/table";
import { toss } from "./compositions/toss";
import { window } from "./compositions/window";

/** Every idea of a picture of a thing. */
export const compositions: readonly Composition[] = [
  paper,
  window,
  echo,
  table,
  sticker,
  float,
  pattern,
  frame,
  split,
  blocks,
  mesh,
  halo,
  sunburst,
  spotlight,
  crop,
  stripes,
  rings,
  arch,
  grid,
  toss,
  rhythm,
  outdoors,
];

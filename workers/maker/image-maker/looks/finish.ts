import type { Pixels } from "~/formats/raster/pixels";
import type { Oklch } from "../../pictures/oklch";

/** What finishes a picture: the colours its words name, and a seed for grain. */
export interface Finish {
  colors: readonly Oklch[];
  seed: number;
}

/** The smaller side, which lengths are measured by. */
export const sideOf = ({ width, height }: Pixels) => Math.min(width, height);

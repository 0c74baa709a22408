import type { Box } from "../measure-subject";

/** A box so many times as large about its middle. */
export const grown = ({ x, y, width, height }: Box, times: number): Box => ({
  x: x - (width * (times - 1)) / 2,
  y: y - (height * (times - 1)) / 2,
  width: width * times,
  height: height * times,
});

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

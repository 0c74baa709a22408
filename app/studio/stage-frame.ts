import type { Format } from "~/domain/video/format";
import type { Size } from "~/scene/format-size";

/** The frame of the stage, the same before its video is known and after. */

const isTall = ({ width, height }: Size) => width < height;

/** The picture, and beside or below it the templates. */
export function stageStyle(size: Size): string {
  return `grid min-w-0 gap-x-6 gap-y-5 lg:sticky lg:top-18 ${isTall(size) ? "lg:grid-cols-[minmax(0,1fr)_13rem]" : ""}`;
}

/** What the picture and its tools lie on, at its top: beside more templates it is higher than they are. */
export const cardStyle =
  "-mx-4 grid content-start place-items-center gap-1 bg-sunken pb-2 sm:mx-0 sm:rounded-lg sm:p-5 sm:pb-2";

/** CSS height a picture of this size has at most. */
export function mostHeight(size: Size): string {
  return isTall(size) ? "68dvh" : "47dvh";
}

/** The templates: in a grid of two columns beside a tall picture, of six below a wide one; on phones they scroll sideways. */
export function stripStyle(size: Size): string {
  return `-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1 lg:mx-0 lg:grid lg:overflow-visible lg:px-0 ${isTall(size) ? "lg:grid-cols-2" : "lg:grid-cols-6"}`;
}

/** Widths in the strip that scrolls; elsewhere its grid gives them. */
export const stripWidths: Record<Format, string> = {
  "9:16": "w-20",
  "4:5": "w-24",
  "1:1": "w-24",
  "16:9": "w-36",
};

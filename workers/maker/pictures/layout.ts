import type { Box } from "./measure-subject";

/** Where text is to lie; "none" gives the whole picture to the subject. */
export type TextSide = "start" | "end" | "none";

/** Lengths are in units, of which the shorter side has 1080: a picture looks the same in every size. */
export interface Layout {
  width: number;
  height: number;
  isWide: boolean;
  /** "top" and "bottom" of upright pictures, "left" and "right" of wide ones. */
  side: "top" | "bottom" | "left" | "right" | "none";
  /** Where text may lie. */
  text: Box;
  /** Where the subject is. */
  safe: Box;
  /** Whether two more of the subject stand behind it. */
  isGroup?: boolean;
}

const shortSide = 1080;

type Share = readonly [x: number, y: number, width: number, height: number];
interface Sides {
  start: readonly [text: Share, safe: Share];
  end: readonly [text: Share, safe: Share];
  none: readonly [text: Share, safe: Share];
}

/** Of the narrowest first. 9:16 keeps clear of what the apps lay over it: the top 12 %, the bottom 18 %. */
const layouts: readonly { mostRatio: number; isWide?: boolean; sides: Sides }[] = [
  {
    mostRatio: 0.64,
    sides: {
      start: [
        [0.08, 0.12, 0.84, 0.22],
        [0.1, 0.37, 0.8, 0.42],
      ],
      end: [
        [0.08, 0.58, 0.84, 0.22],
        [0.1, 0.14, 0.8, 0.4],
      ],
      none: [
        [0.08, 0.05, 0.84, 0.17],
        [0.08, 0.25, 0.84, 0.52],
      ],
    },
  },
  {
    mostRatio: 0.9,
    sides: {
      start: [
        [0.08, 0.07, 0.84, 0.26],
        [0.12, 0.37, 0.76, 0.54],
      ],
      end: [
        [0.08, 0.67, 0.84, 0.26],
        [0.12, 0.09, 0.76, 0.54],
      ],
      none: [
        [0.08, 0.04, 0.84, 0.13],
        [0.11, 0.2, 0.78, 0.64],
      ],
    },
  },
  {
    mostRatio: 1.2,
    sides: {
      start: [
        [0.07, 0.06, 0.86, 0.25],
        [0.15, 0.35, 0.7, 0.56],
      ],
      end: [
        [0.07, 0.69, 0.86, 0.25],
        [0.15, 0.09, 0.7, 0.56],
      ],
      none: [
        [0.07, 0.03, 0.86, 0.1],
        [0.15, 0.16, 0.7, 0.7],
      ],
    },
  },
  {
    mostRatio: Number.POSITIVE_INFINITY,
    isWide: true,
    sides: {
      start: [
        [0.05, 0.14, 0.42, 0.72],
        [0.52, 0.13, 0.42, 0.74],
      ],
      end: [
        [0.53, 0.14, 0.42, 0.72],
        [0.06, 0.13, 0.42, 0.74],
      ],
      none: [
        [0.03, 0.14, 0.22, 0.72],
        [0.28, 0.12, 0.44, 0.76],
      ],
    },
  },
];

const names = { start: ["top", "left"], end: ["bottom", "right"], none: ["none", "none"] } as const;

/** Places text and subject in a picture of any shape. */
export function layoutOf(size: { width: number; height: number }, side: TextSide): Layout {
  const scale = shortSide / Math.min(size.width, size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const { sides, isWide = false } = layouts.find(({ mostRatio }) => width / height <= mostRatio)!;
  const box = ([x, y, w, h]: Share): Box => ({
    x: x * width,
    y: y * height,
    width: w * width,
    height: h * height,
  });
  const [text, safe] = sides[side];
  return { width, height, isWide, side: names[side][isWide ? 1 : 0], text: box(text), safe: box(safe) };
}

import { overlapArea, type Rectangle, type Size } from "../geometry";
import type { Layer } from "../layers/layer";
import { boundsOf } from "../layers/turned-box";
import { costWithin, type PictureMap, subjectWithin } from "./picture-map";

/** Free on each side, as a share of the image's shorter side. */
const margin = 0.06;
const steps = 14;
/** Looked at around the words, too, so that they do not touch what the image shows. */
const room = 0.02;

interface Wish {
  /** Shares of the image's width and height that may be taken, from the smallest. */
  widths: readonly number[];
  heights: readonly number[];
}

/** What a headline with a button needs. */
const forWords: Wish = {
  widths: [0.34, 0.42, 0.52, 0.64, 0.86],
  heights: [0.24, 0.28, 0.32, 0.37, 0.42, 0.56],
};

/** How much worse than a busy ground it is to lie over what the image shows, or over another layer. */
const overSubject = 3;

/** A rectangle of the image, as shares of it, and how busy it is: 0 is a plain ground. */
export interface CalmArea extends Rectangle {
  cost: number;
}

/**
 * The emptiest part of an image that is large enough for words: within the margins, large rather than small where both
 * are empty. `ratio` is its width by its height, `taken` what lies on it already, as shares of it.
 */
export function calmArea(
  map: PictureMap,
  ratio: number,
  { widths, heights }: Wish = forWords,
  taken: readonly Rectangle[] = [],
): CalmArea {
  const marginX = ratio >= 1 ? margin / ratio : margin;
  const marginY = ratio >= 1 ? margin : margin * ratio;
  let best: (CalmArea & { worth: number }) | null = null;
  for (const width of widths) {
    for (const height of heights) {
      const roomX = 1 - 2 * marginX - width;
      const roomY = 1 - 2 * marginY - height;
      if (roomX < -1e-6 || roomY < -1e-6) continue;
      for (let across = 0; across <= steps; across++) {
        for (let down = 0; down <= steps; down++) {
          const x = marginX + (roomX * across) / steps;
          const y = marginY + (roomY * down) / steps;
          const around = { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room };
          const covered = taken.reduce((sum, one) => sum + overlapArea(one, around), 0) / (width * height);
          const cost = costWithin(map, around) + overSubject * (subjectWithin(map, around) + covered);
          // Words at an edge of the image look placed, words floating between two edges look left over.
          const isPlaced = across === 0 || across === steps || across * 2 === steps ? 0 : 0.02;
          const isLow = down === 0 || down === steps ? 0 : 0.02;
          const worth = 0.16 * Math.sqrt(width * height) - cost - isPlaced - isLow;
          if (!best || worth > best.worth) best = { x, y, width, height, cost, worth };
        }
      }
    }
  }
  if (!best) return { x: 0.06, y: 0.06, width: 0.88, height: 0.4, cost: 1 };
  const { worth: _worth, ...area } = best;
  return area;
}

/** The emptiest part of an image for words that come to what lies on it already. */
export function areaBeside(map: PictureMap, image: Size, layers: readonly Layer[]): CalmArea {
  const isOver = ({ hidden, ...layer }: Layer) =>
    !hidden && !(layer.kind === "shape" && (layer.shape === "fade" || layer.shape === "frame"));
  const taken = layers.filter(isOver).map((layer) => {
    const { x, y, width, height } = boundsOf(layer);
    return {
      x: x / image.width,
      y: y / image.height,
      width: width / image.width,
      height: height / image.height,
    };
  });
  const wish = { ...forWords, heights: [0.14, ...forWords.heights] };
  return calmArea(map, image.width / image.height, wish, taken);
}

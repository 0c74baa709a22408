import type { BackgroundFit } from "./fit-background";
import { aroundBorder, depthInside } from "./open-passages";
import { partsOf } from "./parts";
import { pullPushFill, type SparseMap } from "./pull-push-fill";

/** Ways that are looked, all around. */
const ways = Array.from({ length: 16 }, (_, way) => {
  const angle = ((way + 0.5) * Math.PI) / 8;
  return [Math.cos(angle), Math.sin(angle)] as const;
});
/** One look does for so many pixels across and down. */
const block = 3;
/** A shadow's edge is hardly as strong as the first, and never as the second. */
const strongEdge = { likely: 1.6, certain: 4 };
/** Of a picture; what is smaller is grain. */
const leastPart = 0.0006;

export interface Enclosures {
  likely: Float32Array;
  certain: Float32Array;
  /** By what has another colour alone: a hard shadow has edges too. */
  byColor: Float32Array;
}

/**
 * From each pixel, the share of all ways that end at what is likely to be no background, and at what is certainly none: at
 * another colour or a strong edge. Within an outline it is near 1, even where a part of the outline is missing; a shadow on the
 * ground is open to three sides. Where the border of the picture was not `reached`, it cuts the subject, and ends ways too.
 */
export function enclosures(
  reached: Uint8Array,
  { isLikely }: BackgroundFit,
  edges: Float32Array,
  width: number,
  height: number,
): Enclosures {
  const [likely, certain, byColor] = [strongEdge.likely, strongEdge.certain, Infinity].map((limit) =>
    enclosure(
      isLikely.map((isBackground, pixel) => (!isBackground || edges[pixel]! > limit ? 1 : 0)),
      reached,
      width,
      height,
    ),
  );
  return { likely: likely!, certain: certain!, byColor: byColor! };
}

function enclosure(marked: Uint8Array, reached: Uint8Array, width: number, height: number): Float32Array {
  const open = new Uint8Array(marked.length).fill(1);
  for (const part of partsOf(marked, width, height))
    if (part.length > marked.length * leastPart) for (const pixel of part) open[pixel] = 0;
  for (const pixel of aroundBorder(width, height)) if (!reached[pixel]) open[pixel] = 0;
  const room = depthInside(open, width, height);
  const looks: SparseMap = {
    width: Math.ceil(width / block),
    height: Math.ceil(height / block),
    values: new Float32Array(Math.ceil(width / block) * Math.ceil(height / block) * 3),
    weights: new Float32Array(Math.ceil(width / block) * Math.ceil(height / block)),
  };
  for (let look = 0; look < looks.weights.length; look++) {
    const x = Math.min(width - 1, (look % looks.width) * block + 1);
    const y = Math.min(height - 1, Math.floor(look / looks.width) * block + 1);
    if (room[y * width + x] === 0) continue;
    looks.values[look * 3] = endedWays(room, x, y, width, height) / ways.length;
    looks.weights[look] = 1;
  }
  // On an edge, as it is on both sides of it.
  pullPushFill(looks);
  const shares = new Float32Array(marked.length);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / block) * looks.width;
    for (let x = 0; x < width; x++) shares[y * width + x] = looks.values[(row + Math.floor(x / block)) * 3]!;
  }
  return shares;
}

/** Each step is as long as the room there is. */
function endedWays(room: Uint8Array, fromX: number, fromY: number, width: number, height: number): number {
  let ended = 0;
  for (const [across, down] of ways) {
    let x = fromX + 0.5;
    let y = fromY + 0.5;
    while (x >= 0 && y >= 0 && x < width && y < height) {
      const free = room[Math.floor(y) * width + Math.floor(x)]!;
      if (free === 0) {
        ended++;
        break;
      }
      x += across * free;
      y += down * free;
    }
  }
  return ended;
}

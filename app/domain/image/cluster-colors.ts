import type { Triple } from "./oklab";

/** A group of like colours: its middle in OKLab and its share of all. */
export interface ColorCluster {
  middle: Triple;
  share: number;
}

const rounds = 10;

/**
 * Groups of like colours, the largest first: k-means over OKLab, begun from the colours that are farthest apart, so
 * that a small strong colour has a group of its own. The same colours give the same groups.
 */
export function clusterColors(colors: readonly Triple[], most: number): ColorCluster[] {
  if (colors.length === 0) return [];
  let middles = farthestApart(colors, most);
  let sizes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const sums = middles.map((): [number, number, number, number] => [0, 0, 0, 0]);
    for (const [l, a, b] of colors) {
      const sum = sums[nearest([l, a, b], middles)]!;
      sum[0] += l;
      sum[1] += a;
      sum[2] += b;
      sum[3] += 1;
    }
    sizes = sums.map((sum) => sum[3]);
    middles = middles.map((middle, index) => {
      const [l, a, b, size] = sums[index]!;
      return size > 0 ? [l / size, a / size, b / size] : middle;
    });
  }
  return middles
    .map((middle, index) => ({ middle, share: sizes[index]! / colors.length }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share);
}

/** Squared distance; differences of hue weigh more than differences of light. */
function apart(one: Triple, other: Triple): number {
  return (one[0] - other[0]) ** 2 + 3 * (one[1] - other[1]) ** 2 + 3 * (one[2] - other[2]) ** 2;
}

function nearest(color: Triple, middles: readonly Triple[]): number {
  let best = 0;
  for (let index = 1; index < middles.length; index++) {
    if (apart(color, middles[index]!) < apart(color, middles[best]!)) best = index;
  }
  return best;
}

function farthestApart(colors: readonly Triple[], most: number): Triple[] {
  const chosen = [colors[Math.floor(colors.length / 2)]!];
  while (chosen.length < most) {
    let best = colors[0]!;
    let far = -1;
    for (const color of colors) {
      const distance = Math.min(...chosen.map((other) => apart(color, other)));
      if (distance > far) {
        far = distance;
        best = color;
      }
    }
    if (far <= 1e-6) break;
    chosen.push(best);
  }
  return chosen;
}

import type { Pixels } from "~/formats/raster/pixels";
import type { Oklch } from "../../pictures/oklch";
import { type ColorCluster, colorClusters } from "../color-clusters";
import { fromOklabPlane, toOklabPlane } from "../light";

/** What colours are to become what: everything towards a palette, or one colour for another. */
export interface Recolouring {
  /** Only what has about this colour; null for the picture's most colourful part, or all of it for several targets. */
  from: Oklch | null;
  to: readonly Oklch[];
}

/** Changes colours and keeps the light and shade within them. In place; alpha stays. */
export function recolour(pixels: Pixels, { from, to }: Recolouring) {
  const clusters = colorClusters(pixels, 7);
  if (clusters.length === 0 || to.length === 0) return;
  const lab = toOklabPlane(pixels);
  const plan = from
    ? [{ source: clusterOf(from), target: to[0]! }]
    : to.length === 1
      ? [{ source: mostColourful(clusters), target: to[0]! }]
      : paired(clusters, to);
  if (plan.length === 1) shiftOne(lab, plan[0]!.source, plan[0]!.target);
  else shiftAll(lab, plan);
  fromOklabPlane(lab, pixels);
}

const clusterOf = ({ l, c, h }: Oklch): ColorCluster => ({
  l,
  a: c * Math.cos((h * Math.PI) / 180),
  b: c * Math.sin((h * Math.PI) / 180),
  share: 0,
});

const chromaOf = ({ a, b }: ColorCluster) => Math.hypot(a, b);

function mostColourful(clusters: readonly ColorCluster[]): ColorCluster {
  return clusters.reduce((best, cluster) =>
    chromaOf(cluster) * Math.sqrt(cluster.share) > chromaOf(best) * Math.sqrt(best.share) ? cluster : best,
  );
}

/** Turns the hues about one colour to another: soft at the ends of the range, light and shade kept. */
function shiftOne(lab: Float32Array, source: ColorCluster, target: Oklch) {
  const sourceChroma = chromaOf(source);
  const hue = Math.atan2(source.b, source.a);
  const targetHue = (target.h * Math.PI) / 180;
  const isGray = sourceChroma < 0.035;
  const gain = Math.min(3, Math.max(0.05, target.c / Math.max(0.03, sourceChroma)));
  for (let at = 0; at < lab.length; at += 3) {
    const a = lab[at + 1]!;
    const b = lab[at + 2]!;
    const chroma = Math.hypot(a, b);
    let share: number;
    if (isGray) {
      share = step(0.07, 0.02, chroma) * step(0.45, 0.15, Math.abs(lab[at]! - source.l));
    } else {
      const away = Math.abs(wrapped(Math.atan2(b, a) - hue));
      share = step(0.8, 0.42, away) * step(0.018, 0.05, chroma);
    }
    if (share <= 0) continue;
    const turned = isGray ? targetHue : targetHue + wrapped(Math.atan2(b, a) - hue) * 0.5;
    const fresh = isGray ? target.c * 0.9 : chroma * gain;
    lab[at + 1] = a + (Math.cos(turned) * fresh - a) * share;
    lab[at + 2] = b + (Math.sin(turned) * fresh - b) * share;
    lab[at] = Math.max(0, Math.min(1, lab[at]! + (target.l - source.l) * 0.55 * share));
  }
}

function step(none: number, all: number, value: number): number {
  const share = Math.max(0, Math.min(1, (value - none) / (all - none)));
  return share * share * (3 - 2 * share);
}

const wrapped = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));

/** Dark colours become the palette's dark ones and light ones its light ones; large shares choose first. */
function paired(clusters: readonly ColorCluster[], to: readonly Oklch[]) {
  const targets = [...to].sort((one, other) => one.l - other.l);
  const byLight = [...clusters].sort((one, other) => one.l - other.l);
  return byLight.map((source, i) => ({
    source,
    target: targets[Math.min(targets.length - 1, Math.floor((i / byLight.length) * targets.length))]!,
  }));
}

/** Moves every pixel by the mean of its clusters' moves, weighted by nearness. */
function shiftAll(lab: Float32Array, plan: readonly { source: ColorCluster; target: Oklch }[]) {
  const moves = plan.map(({ source, target }) => {
    const to = clusterOf(target);
    return { source, l: (to.l - source.l) * 0.35, a: to.a - source.a, b: to.b - source.b };
  });
  for (let at = 0; at < lab.length; at += 3) {
    let total = 0;
    let l = 0;
    let a = 0;
    let b = 0;
    for (const move of moves) {
      const distance =
        (lab[at]! - move.source.l) ** 2 +
        2 * (lab[at + 1]! - move.source.a) ** 2 +
        2 * (lab[at + 2]! - move.source.b) ** 2;
      const weight = 1 / (distance * distance + 1e-4);
      total += weight;
      l += move.l * weight;
      a += move.a * weight;
      b += move.b * weight;
    }
    // White and black stay what they are.
    const middle = step(0, 0.12, lab[at]!) * step(1, 0.93, lab[at]!);
    const share = middle / total;
    lab[at] = lab[at]! + l * share;
    lab[at + 1] = lab[at + 1]! + a * share;
    lab[at + 2] = lab[at + 2]! + b * share;
  }
}

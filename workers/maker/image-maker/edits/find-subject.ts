import type { Pixels } from "~/formats/raster/pixels";
import { type Enclosures, enclosures } from "./enclosed";
import { findEdges } from "./find-edges";
import { type BackgroundFit, fitBackground } from "./fit-background";
import { splitPixels } from "./min-cut";
import { depthInside, growAlike, openedBy, openPassages } from "./open-passages";
import { partsOf } from "./parts";
import { fitPlainBackground, refit } from "./plain-background";
import { pullPushFill, type SparseMap } from "./pull-push-fill";
import { fitRowBackground } from "./row-background";
import { seenThrough } from "./seen-through";
import { fillSides } from "./straight-sides";

export interface FoundSubject {
  /** 1 a pixel. */
  subject: Uint8Array;
  /** 1 where the outline was found by its continuity alone: colours do not tell it there. */
  filled: Uint8Array;
  /** As `findEdges` has them. */
  edges: Float32Array;
}

/** Finds what stands before a plain background in a small picture. Null where the background is not plain. */
export function findSubject(picture: Pixels): FoundSubject | null {
  const { width, height } = picture;
  const { fine, all: edges } = findEdges(picture);
  let plain = fitPlainBackground(picture);
  const isSurface = plain !== null;
  plain ??= fitRowBackground(picture);
  if (!plain) return null;
  let fit = fitBackground(picture, plain);
  let reached = openPassages(fit, edges, width, height);
  for (let round = 0; round < 3 && isSurface; round++) {
    plain = refit(picture, ownPlaces(reached, fit, width, height), plain.spread);
    fit = fitBackground(picture, plain);
    reached = openPassages(fit, edges, width, height);
  }
  const enclosed = enclosures(reached, fit, edges, width, height);
  alignLight(fit, reached, enclosed.likely, width, height);
  const grown = growAlike(reached, fit, width, height);
  const isColored = coloredShare(reached, fit) > 0.5;
  const evidence = { reached, grown, isColored, ...enclosed, fit, edges, fine, width, height };
  const through = seenThrough(evidence);
  const subject = split(evidence, through);
  fillPockets(subject, through, width, height);
  dropSpurs(subject, fit, width, height);
  const filled = fillSides(subject, fit, width, height);
  return { subject, filled, edges };
}

/** What the background is all around, it is in between too: light that no surface follows is taken off. */
function alignLight(
  { lighter, lightLimit }: BackgroundFit,
  reached: Uint8Array,
  enclosed: Float32Array,
  width: number,
  height: number,
) {
  const strayed: SparseMap = {
    width,
    height,
    values: new Float32Array(width * height * 3),
    weights: new Float32Array(width * height),
  };
  for (let pixel = 0; pixel < reached.length; pixel++) {
    if (!reached[pixel] || enclosed[pixel]! > leastEnclosed || Math.abs(lighter[pixel]!) > lightLimit * 2)
      continue;
    strayed.weights[pixel] = 1;
    strayed.values[pixel * 3] = lighter[pixel]!;
  }
  const known = strayed.weights.slice();
  pullPushFill(strayed);
  for (let pixel = 0; pixel < reached.length; pixel++)
    if (!known[pixel]) lighter[pixel] = lighter[pixel]! - strayed.values[pixel * 3]!;
}

function coloredShare(reached: Uint8Array, { isLikely }: BackgroundFit): number {
  let colored = 0;
  let all = 0;
  for (let pixel = 0; pixel < reached.length; pixel++) {
    if (reached[pixel]) continue;
    all++;
    if (!isLikely[pixel]) colored++;
  }
  return colored / Math.max(1, all);
}

/** Half as thick as a spur is at most, in pixels. */
const spur = 3;

/** Takes off what sticks out thin and may be background: the line between wall and table is no part of what stands before it. */
function dropSpurs(subject: Uint8Array, { isLikely }: BackgroundFit, width: number, height: number) {
  const kept = openedBy(spur, subject, width, height);
  for (let pixel = 0; pixel < subject.length; pixel++)
    if (!kept[pixel] && isLikely[pixel]) subject[pixel] = 0;
}

/** Takes to the subject what is enclosed by it and is no view through it. */
function fillPockets(subject: Uint8Array, through: Uint8Array, width: number, height: number) {
  const rest = subject.map((value) => 1 - value);
  for (const part of partsOf(rest, width, height)) {
    let seen = 0;
    let isOpen = false;
    for (const pixel of part) {
      seen += through[pixel]!;
      const x = pixel % width;
      if (x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1)) isOpen = true;
    }
    if (!isOpen && seen < part.length / 3) for (const pixel of part) subject[pixel] = 1;
  }
}

/** Some thousands of the pixels that are background without a shadow. */
function ownPlaces(reached: Uint8Array, { lighter }: BackgroundFit, width: number, height: number): number[] {
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / 8000)));
  const places: number[] = [];
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step) if (reached[y * width + x]) places.push(y * width + x);
  const away = places.map((place) => Math.abs(lighter[place]!)).sort((a, b) => a - b);
  const limit = Math.max(4, 3.5 * (away[away.length >> 1] ?? 0));
  const own = places.filter((place) => Math.abs(lighter[place]!) < limit);
  return own.length > 200 ? own : places;
}

interface Evidence extends Enclosures {
  reached: Uint8Array;
  /** With the near side of the edges around it. */
  grown: Uint8Array;
  /** Whether most of what was not reached has another colour than the background. */
  isColored: boolean;
  fit: BackgroundFit;
  edges: Float32Array;
  /** As `findEdges` has them. */
  fine: Float32Array;
  width: number;
  height: number;
}

/** From this deep inside the background, in pixels, there is no doubt. */
const certainDepth = 7;
/** What is enclosed by less than this is outside for certain. */
const leastEnclosed = 0.42;
/** What it costs to part two pixels between which there is no edge, and two with the sharpest. */
const smooth = 3;
const sharp = 0.4;

/** The subject's outline along the edges, as short as they let it be. */
function split(evidence: Evidence, through: Uint8Array): Uint8Array {
  const { reached, likely, edges, fine, width, height } = evidence;
  const depth = depthInside(reached, width, height);
  return splitPixels({
    width,
    height,
    open: depth.map((deep, pixel) => (deep < certainDepth || likely[pixel]! > leastEnclosed ? 1 : 0)),
    isFirst: new Uint8Array(width * height),
    bias: (pixel) => (through[pixel] ? -1 : biasOf(evidence, pixel)),
    link(pixel, other) {
      const edge = (edges[pixel]! + edges[other]!) / 2;
      const near = (fine[pixel]! + fine[other]!) / 2;
      return sharp / (0.1 + near) + smooth * Math.exp(-edge * edge);
    },
  });
}

/** What a subject of another colour than the background encloses no more than this is its shadow, if it is dark. */
const leastByColor = 0.5;

/** How much a pixel speaks for the subject; less than 0 for the background. Where it could be either, the edges decide. */
function biasOf(
  { reached, grown, isColored, likely, certain, byColor, fit, edges }: Evidence,
  pixel: number,
): number {
  if (!fit.isLikely[pixel]) return Math.min(6, 1 + (fit.tint[pixel]! / fit.tintLimit) ** 2);
  const around = likely[pixel]!;
  if (grown[pixel] && !reached[pixel]) return -0.3;
  if (isColored && fit.lighter[pixel]! < -fit.lightLimit && byColor[pixel]! < leastByColor) return -0.4;
  if (edges[pixel]! >= 1) return ramp(around, [0.5, -0.15], [0.65, 0], [0.85, 0.4]);
  const lighter = fit.lighter[pixel]!;
  if (Math.abs(lighter) < fit.lightLimit)
    return reached[pixel]
      ? ramp(around, [0.45, -1], [0.65, -0.03], [0.85, 0.08])
      : ramp(around, [0.45, -0.15], [0.6, 0], [0.75, 0.4]);
  // A shadow is no lighter than what it falls on.
  if (lighter > 0)
    return reached[pixel]
      ? ramp(around, [0.45, -0.4], [0.6, 0.1], [0.75, 0.5])
      : ramp(around, [0.3, 0], [0.45, 0.5]);
  return ramp((around + certain[pixel]!) / 2, [0.45, reached[pixel] ? -0.6 : -0.3], [0.6, 0], [0.75, 0.4]);
}

/** What lies between points of a line, and level beyond its ends. */
function ramp(at: number, ...points: readonly (readonly [at: number, value: number])[]): number {
  const next = points.findIndex(([place]) => place > at);
  if (next === 0) return points[0]![1];
  const [from, to] = [points.at(next < 0 ? -1 : next - 1)!, points.at(next)!];
  if (next < 0) return from[1];
  return from[1] + ((at - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
}

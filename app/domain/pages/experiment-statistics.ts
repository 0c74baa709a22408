import type { EditionCounts, VisitCounts } from "./page-visits";

/**
 * Which of two editions gets more clicks, said at any time without being wrong more often for having looked often. Under the null
 * hypothesis that both are clicked alike, each click is of B with the probability that B is shown, whatever that rate of clicks is and
 * however it changes over the day. A mixture of betting martingales over that probability stays below 1/α for ever with probability
 * 1 − α (Ville 1939; Robbins 1970): exact for small numbers, and valid at every look. Lindon and Malek, "Anytime-valid inference for
 * multinomial count data", NeurIPS 2022, use it so.
 */

/** How often a winner is named where there is none, at the most. */
export const falseWinnerRate = 0.05;
/** How many clicks the expectation of no difference is worth: effects of some 15–40 % are found soonest. */
const priorClicks = 100;
const logThreshold = Math.log(1 / falseWinnerRate);

export interface Interval {
  low: number;
  high: number;
}

/** Share of viewers who clicked, with the 95 % interval of Wilson (1927). Null before there is a viewer. */
export function clickRate({ views, clicks }: VisitCounts): (Interval & { rate: number }) | null {
  if (views === 0) return null;
  const z = 1.959964;
  const rate = Math.min(1, clicks / views);
  const scale = 1 + (z * z) / views;
  const centre = (rate + (z * z) / (2 * views)) / scale;
  const half = (z / scale) * Math.sqrt((rate * (1 - rate)) / views + (z * z) / (4 * views * views));
  return { rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * How many times as often B is clicked as A, per viewer: a confidence sequence, so it holds at every look with probability 95 % in all.
 * From 0 to infinity where nothing is known yet.
 */
export function timesAsOften(counts: EditionCounts, shareB: number): Interval {
  const clicks = { a: counts.a.clicks, b: counts.b.clicks };
  const all = clicks.a + clicks.b;
  if (all === 0) return { low: 0, high: Number.POSITIVE_INFINITY };
  const best = clicks.b / all;
  const isPossible = (ofB: number) => logEvidence(clicks, ofB, shareB) < logThreshold;
  const low = clicks.b === 0 ? 0 : bisect(0, best, isPossible);
  const high = clicks.a === 0 ? 1 : bisect(1, best, isPossible);
  return { low: ratioOf(low, shareB), high: ratioOf(high, shareB) };
}

/** The better edition, where it can be said: the interval then leaves out "as often". */
export function winnerOf({ a, b }: EditionCounts, shareB: number): "a" | "b" | null {
  const clicks = { a: a.clicks, b: b.clicks };
  if (logEvidence(clicks, shareB, shareB) < logThreshold) return null;
  return clicks.b > (clicks.a + clicks.b) * shareB ? "b" : "a";
}

/**
 * Viewers after whom a difference is found with a probability of some 80 %, where `rate` of those of A click and B is clicked
 * `times` as often. Infinity where there is no difference.
 */
export function viewersNeeded(rate: number, times: number, shareB: number): number {
  const meanRate = rate * (1 - shareB + shareB * times);
  const ofB = (shareB * times) / (1 - shareB + shareB * times);
  const gain = { b: Math.log(ofB / shareB), a: Math.log((1 - ofB) / (1 - shareB)) };
  const mean = ofB * gain.b + (1 - ofB) * gain.a;
  const deviation = Math.sqrt(ofB * (1 - ofB)) * Math.abs(gain.b - gain.a);
  if (mean <= 1e-12 || meanRate <= 0) return Number.POSITIVE_INFINITY;
  // What is learned of the probability itself costs half a logarithm of the clicks.
  const surplus = (clicks: number) =>
    clicks * mean -
    0.8416 * deviation * Math.sqrt(clicks) -
    logThreshold -
    0.5 * Math.log(1 + clicks / priorClicks);
  let clicks = 1;
  while (surplus(clicks) < 0) clicks *= 1.02;
  return Math.ceil(clicks / meanRate);
}

/** The logarithm of the evidence against each click being of B with the probability `ofB`. */
function logEvidence(clicks: { a: number; b: number }, ofB: number, shareB: number): number {
  const prior = { a: priorClicks * (1 - shareB), b: priorClicks * shareB };
  const mixed = logBeta(prior.b + clicks.b, prior.a + clicks.a) - logBeta(prior.b, prior.a);
  const plain = times(clicks.b, Math.log(ofB)) + times(clicks.a, Math.log(1 - ofB));
  return mixed - plain;
}

/** 0 × −∞ is 0 here: what never happened says nothing. */
const times = (count: number, logarithm: number) => (count === 0 ? 0 : count * logarithm);

const ratioOf = (ofB: number, shareB: number) => (ofB * (1 - shareB)) / ((1 - ofB) * shareB);

/** Where, from `inside` towards `outside`, something is no longer so. */
function bisect(outside: number, inside: number, isInside: (value: number) => boolean): number {
  let [far, near] = [outside, inside];
  for (let step = 0; step < 60; step++) {
    const middle = (far + near) / 2;
    if (isInside(middle)) near = middle;
    else far = middle;
  }
  return near;
}

function logBeta(a: number, b: number): number {
  return logGamma(a) + logGamma(b) - logGamma(a + b);
}

const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** For arguments above a half; relative error below 1e-13 (Lanczos, g = 7). */
function logGamma(argument: number): number {
  const x = argument - 1;
  const sum = lanczos.reduce((total, factor, index) => total + factor / (x + index + 1), 0.9999999999998099);
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

import { formatSpan } from "./format-span";

/** A bar of a chart of times. Times are in ms since 1970. */
export interface Span {
  fromMs: number;
  toMs: number;
}

/** Time in which nothing happened, drawn as a mark of one width however long it was. */
export interface Fold extends Span {
  /** Where the mark begins and ends, 0..1 of the chart's width. */
  from: number;
  to: number;
  /** How long it was, in words: "2h". */
  label: string;
}

/** Where moments lie on a chart whose idle stretches are folded. */
export interface TimeScale {
  /** 0..1 of the chart's width. */
  at(ms: number): number;
  folds: Fold[];
  fromMs: number;
  toMs: number;
}

/** What is shorter is never folded, however short the rest. */
const leastFoldMs = 10_000;
/** A gap is folded where it would take more than this share of the chart. */
const leastFoldShare = 0.25;
/** The width of each mark, as a share of the chart. */
const foldWidth = 0.05;
const mostFoldedShare = 0.4;

/** A scale from the first to the last moment of the spans; long gaps between them, where nobody worked, are folded. */
export function foldIdle(spans: readonly Span[]): TimeScale {
  const busy = mergeSpans(spans);
  const fromMs = busy[0]?.fromMs ?? 0;
  const toMs = Math.max(busy.at(-1)?.toMs ?? 0, fromMs + 1);
  const gaps = busy.slice(1).map((span, index) => ({ fromMs: busy[index]!.toMs, toMs: span.fromMs }));
  const folded = chooseFolds(gaps, toMs - fromMs);
  const width = Math.min(foldWidth, mostFoldedShare / Math.max(1, folded.length));
  const workedMs = toMs - fromMs - folded.reduce((sum, gap) => sum + lengthOf(gap), 0);
  const perMs = (1 - width * folded.length) / Math.max(1, workedMs);

  const at = (ms: number) => {
    const moment = Math.min(toMs, Math.max(fromMs, ms));
    let place = (moment - fromMs) * perMs;
    for (const gap of folded) {
      if (moment <= gap.fromMs) break;
      const within = Math.min(1, (moment - gap.fromMs) / lengthOf(gap));
      place += within * width - Math.min(moment - gap.fromMs, lengthOf(gap)) * perMs;
    }
    return Math.min(1, Math.max(0, place));
  };
  const folds = folded.map((gap) => ({
    ...gap,
    from: at(gap.fromMs),
    to: at(gap.toMs),
    label: formatSpan(lengthOf(gap)),
  }));
  return { at, folds, fromMs, toMs };
}

/** Folding one gap makes the next stand out: the longest first, until none takes too much of what is left. */
function chooseFolds(gaps: readonly Span[], wholeMs: number): Span[] {
  const folded: Span[] = [];
  let leftMs = wholeMs;
  for (const gap of gaps.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    if (lengthOf(gap) < leastFoldMs || lengthOf(gap) < leftMs * leastFoldShare) break;
    folded.push(gap);
    leftMs -= lengthOf(gap);
  }
  return folded.sort((a, b) => a.fromMs - b.fromMs);
}

function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = merged.at(-1);
    if (last && span.fromMs <= last.toMs) last.toMs = Math.max(last.toMs, span.toMs);
    else merged.push({ fromMs: span.fromMs, toMs: Math.max(span.fromMs, span.toMs) });
  }
  return merged;
}

const lengthOf = ({ fromMs, toMs }: Span) => toMs - fromMs;

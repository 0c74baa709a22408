import { fitsUndivided, truncateLine, withEllipsis, wrapLines } from "~/scene/text/wrap-lines";

export interface FitRequest {
  text: string;
  language: string;
  width: number;
  height: number;
  maxSize: number;
  minSize: number;
  /** Distance between baselines, as a multiple of the size. */
  lineHeight: number;
  /** Added to every line's height in pixels, whatever the size: a plate's padding above and below. */
  linePadding: number;
  maxLines: number;
  /** Width of a text at a size, both in pixels. */
  measure: (text: string, sizePixels: number) => number;
}

export interface FittedText {
  lines: string[];
  sizePixels: number;
  isTruncated: boolean;
}

/**
 * The largest whole-pixel size within the limits at which the text fits its box in at most `maxLines`, without
 * dividing a word. At the smallest size words may be divided, and what still does not fit ends in an ellipsis.
 */
export function fitText(request: FitRequest): FittedText {
  const smallest = Math.max(1, Math.min(request.minSize, request.maxSize));
  const largest = Math.max(smallest, request.maxSize);
  const atLargest = attempt(request, largest);
  if (atLargest) return { lines: atLargest, sizePixels: largest, isTruncated: false };

  let fitting = Math.floor(smallest);
  let tooLarge = Math.ceil(largest);
  let best = attempt(request, smallest);
  if (!best) return truncated(request, smallest);
  while (tooLarge - fitting > 1) {
    const middle = (fitting + tooLarge) >> 1;
    const lines = attempt(request, middle);
    if (lines) {
      fitting = middle;
      best = lines;
    } else {
      tooLarge = middle;
    }
  }
  return { lines: best, sizePixels: Math.max(smallest, fitting), isTruncated: false };
}

function attempt(request: FitRequest, size: number): string[] | null {
  const measure = (text: string) => request.measure(text, size);
  if (!fitsUndivided(request.text, request.language, request.width, measure)) return null;
  const lines = wrapLines(request.text, request.language, request.width, measure);
  return lines.length <= lineLimit(request, size) ? lines : null;
}

function truncated(request: FitRequest, size: number): FittedText {
  const measure = (text: string) => request.measure(text, size);
  const all = wrapLines(request.text, request.language, request.width, measure);
  const limit = Math.max(1, lineLimit(request, size));
  const lines = all.slice(0, limit).map((line) => truncateLine(line, request.width, measure));
  const isTruncated = all.length > limit;
  if (isTruncated) {
    const last = lines.at(-1) as string;
    lines[lines.length - 1] = truncateLine(withEllipsis(last), request.width, measure);
  }
  return { lines, sizePixels: size, isTruncated };
}

function lineLimit(request: FitRequest, size: number): number {
  const lineHeight = request.lineHeight * size + request.linePadding;
  // Half a pixel of slack, or a box made exactly high enough would refuse its own text.
  return Math.min(request.maxLines, Math.floor((request.height + 0.5) / lineHeight));
}

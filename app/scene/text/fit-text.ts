import {
  fitsInLines,
  type Measure,
  paragraphsOf,
  truncateLine,
  withEllipsis,
  wrapParagraphs,
} from "~/scene/text/wrap-lines";

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
  const { text, language, width, measure } = request;
  const paragraphs = paragraphsOf(text, language);
  const smallest = Math.max(1, Math.min(request.minSize, request.maxSize));
  const largest = Math.max(smallest, request.maxSize);
  const at = (size: number) => (piece: string) => measure(piece, size);
  const fits = (size: number) => fitsInLines(paragraphs, lineLimit(request, size), width, at(size));
  const fitted = (size: number): FittedText => ({
    lines: wrapParagraphs(paragraphs, width, at(size)),
    sizePixels: size,
    isTruncated: false,
  });
  if (fits(largest)) return fitted(largest);
  if (!fits(smallest)) return truncated(request, fitted(smallest), at(smallest));

  let fitting = Math.floor(smallest);
  let tooLarge = Math.ceil(largest);
  while (tooLarge - fitting > 1) {
    const middle = (fitting + tooLarge) >> 1;
    if (fits(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitted(Math.max(smallest, fitting));
}

function truncated(
  request: FitRequest,
  { lines: all, sizePixels }: FittedText,
  measure: Measure,
): FittedText {
  const limit = Math.max(1, lineLimit(request, sizePixels));
  const lines = all.slice(0, limit).map((line) => truncateLine(line, request.width, measure));
  const isTruncated = all.length > limit;
  if (isTruncated) {
    const last = lines.at(-1) as string;
    lines[lines.length - 1] = truncateLine(withEllipsis(last), request.width, measure);
  }
  return { lines, sizePixels, isTruncated };
}

function lineLimit(request: FitRequest, size: number): number {
  const lineHeight = request.lineHeight * size + request.linePadding;
  // Half a pixel of slack, or a box made exactly high enough would refuse its own text.
  return Math.min(request.maxLines, Math.floor((request.height + 0.5) / lineHeight));
}

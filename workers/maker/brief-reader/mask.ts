import type { BriefPart } from "~/domain/video/brief-reading";

/** A stretch that a reader has found by its form. */
export interface Found extends Pick<BriefPart, "kind" | "start" | "end" | "contact" | "figure" | "bound"> {}

/** Stands for every code unit that an earlier reader has taken: neither letter, digit nor white space. */
export const maskSign = "\uFFFC";

/** A text with what was found in it blanked out, so that the next reader cannot take it again; as long as before. */
export function maskFound(text: string, found: readonly Found[]): string {
  let masked = text;
  for (const { start, end } of found) {
    masked = masked.slice(0, start) + maskSign.repeat(end - start) + masked.slice(end);
  }
  return masked;
}

/** A stretch without white space and separators around it; null where nothing is left. */
export function trimSpan(
  text: string,
  start: number,
  end: number,
  edge = /[\s,;:.!،、，。；：！·•|–—-]/u,
): { start: number; end: number } | null {
  let first = start;
  let last = end;
  while (first < last && edge.test(text[first]!)) first++;
  while (last > first && edge.test(text[last - 1]!)) last--;
  return first < last ? { start: first, end: last } : null;
}

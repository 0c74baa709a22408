import type { Range } from "@tanstack/react-virtual";

/** Rows come and go so many at a time, so that most frames of a scroll change nothing and are moved by the compositor alone. */
const groupRows = 8;

/** The rows that are there: those in sight with some beyond on both sides, in whole groups. */
export function rowsInGroups({ startIndex, endIndex, overscan, count }: Range): number[] {
  const first = Math.max(0, Math.floor((startIndex - overscan) / groupRows) * groupRows);
  const end = Math.min(count, Math.ceil((endIndex + 1 + overscan) / groupRows) * groupRows);
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
}

/** A time to a tenth of a second, the same on the server and in every browser. */
export function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

/** The time between two moments in tenths of a second, so that those of neighbours add up to the whole also as they are shown. */
export function tenthsBetween(startSeconds: number, endSeconds: number): number {
  return (Math.round(endSeconds * 10) - Math.round(startSeconds * 10)) / 10;
}

/** A time to a tenth of a second, the same on the server and in every browser. */
export function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

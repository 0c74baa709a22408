/** A length of time in ms as short as it can be read: "0.4s", "12s", "3m 5s", "2h", "4d 1h". */
export function formatSpan(ms: number): string {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 9.95) return `${seconds.toFixed(1)}s`;
  if (seconds < 59.5) return `${Math.round(seconds)}s`;
  const whole = Math.round(seconds);
  if (whole < 3600) return pair(Math.floor(whole / 60), "m", whole % 60, "s");
  const minutes = Math.round(whole / 60);
  if (minutes < 24 * 60) return pair(Math.floor(minutes / 60), "h", minutes % 60, "m");
  const hours = Math.round(minutes / 60);
  return pair(Math.floor(hours / 24), "d", hours % 24, "h");
}

function pair(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large}${largeUnit}` : `${large}${largeUnit} ${small}${smallUnit}`;
}

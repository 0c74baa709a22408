const dayMs = 24 * 3600 * 1000;

/** YYYY-MM-DD of a moment, in UTC. */
export function utcDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** YYYY-MM of a moment, in UTC. */
export function utcMonth(ms: number): string {
  return new Date(ms).toISOString().slice(0, 7);
}

/** Midnight UTC after a moment, in milliseconds since the epoch. */
export function nextDayMs(ms: number): number {
  return (Math.floor(ms / dayMs) + 1) * dayMs;
}

/** The first of the month after a moment, midnight UTC, in milliseconds since the epoch. */
export function nextMonthMs(ms: number): number {
  const date = new Date(ms);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

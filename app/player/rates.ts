/** Speeds on offer, in seconds of video per second. */
export const rates = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The next speed up (1) or down (-1); the ends stay. */
export function nextRate(rate: number, direction: 1 | -1): number {
  const faster = rates.find((candidate) => candidate > rate);
  const slower = rates.findLast((candidate) => candidate < rate);
  return (direction > 0 ? faster : slower) ?? rate;
}

/** The nearest speed on offer to one that somebody asked for. */
export function nearestRate(rate: number): number {
  return rates.reduce((best, candidate) =>
    Math.abs(candidate - rate) < Math.abs(best - rate) ? candidate : best,
  );
}

/** How a speed is written: "1.5×". */
export function rateName(rate: number): string {
  return rate === 1 ? "Normal" : `${rate}×`;
}

import { createRandom } from "../random/seeded-random";

export interface Comparison {
  wins: number;
  losses: number;
  ties: number;
  /** Mean of what the new scores are above the old ones, with its 95 % interval. */
  difference: { mean: number; low: number; high: number };
  /** Whether the interval leaves out 0 and enough cases differ: else no difference can be claimed. */
  isClaimable: boolean;
}

const samples = 2000;
/** Fewer cases that differ fall on one side by chance alone more often than once in twenty: five of five once in sixteen. */
export const leastDiffering = 6;

/**
 * New scores against old ones of the same cases, by a paired bootstrap: cases are drawn anew with replacement and their mean
 * difference is looked at. The same seed gives the same interval. Null of no cases.
 */
export function compareScores(
  pairs: readonly { before: number; after: number }[],
  seed = 1,
): Comparison | null {
  if (pairs.length === 0) return null;
  const random = createRandom(seed);
  const differences = pairs.map(({ before, after }) => after - before);
  const count = differences.length;
  const mean = (draw: (place: number) => number | undefined) => {
    let sum = 0;
    for (let place = 0; place < count; place++) sum += draw(place) ?? 0;
    return sum / count;
  };
  const means = Array.from({ length: samples }, () =>
    mean(() => differences[Math.floor(random() * count)]),
  ).toSorted((one, other) => one - other);
  const at = (share: number) => means[Math.min(samples - 1, Math.floor(share * samples))] ?? 0;
  const [low, high] = [at(0.025), at(0.975)];
  const wins = differences.filter((difference) => difference > 0).length;
  const losses = differences.filter((difference) => difference < 0).length;
  return {
    wins,
    losses,
    ties: differences.filter((difference) => difference === 0).length,
    difference: { mean: mean((place) => differences[place]), low, high },
    isClaimable: wins + losses >= leastDiffering && (low > 0 || high < 0),
  };
}

/** Of repeats of one question: the share of the commonest answer, 1 where all are alike. */
export function stabilityOf(answers: readonly string[]): number {
  const counts = Map.groupBy(answers, (answer) => answer);
  const most = Math.max(0, ...[...counts.values()].map(({ length }) => length));
  return answers.length === 0 ? 1 : most / answers.length;
}

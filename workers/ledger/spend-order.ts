/** A grant with something in it, as spending sees it. */
export type Purse = {
  grantId: number;
  left: number;
  priority: number;
  /** Milliseconds since the epoch; null for never. */
  expiresMs: number | null;
};

export type Part = {
  grantId: number;
  credits: number;
};

/** The order in which grants are spent: by priority, then what expires first, then the oldest. */
export function bySpendOrder(left: Purse, right: Purse): number {
  return (
    left.priority - right.priority ||
    (left.expiresMs ?? Infinity) - (right.expiresMs ?? Infinity) ||
    left.grantId - right.grantId
  );
}

/** From which grants an amount is taken, in spend order; null where they hold too little. */
export function planSpending(purses: readonly Purse[], credits: number): Part[] | null {
  const parts: Part[] = [];
  let missing = credits;
  for (const { grantId, left } of purses.toSorted(bySpendOrder)) {
    const taken = Math.min(left, missing);
    if (taken > 0) parts.push({ grantId, credits: taken });
    missing -= taken;
  }
  return missing > 0 ? null : parts;
}

/** To which grants an amount goes back: what was taken last returns first, so that what is spent was first in order. */
export function planReturn(parts: readonly Part[], credits: number): Part[] {
  const returned: Part[] = [];
  let missing = credits;
  for (const part of parts.toReversed()) {
    const given = Math.min(part.credits, missing);
    if (given > 0) returned.push({ grantId: part.grantId, credits: given });
    missing -= given;
  }
  return returned;
}

/**
 * The largest matching of two sides, by augmenting paths: for each of the left its partner on the right, or null. Taking the first
 * that fits instead would fail calls of which one fits two and the other only one of them.
 */
export function largestMatching(
  left: number,
  right: number,
  fits: (one: number, other: number) => boolean,
): (number | null)[] {
  const partnerOfRight: (number | null)[] = Array.from({ length: right }, () => null);
  const seat = (one: number, seen: Set<number>): boolean => {
    for (let other = 0; other < right; other++) {
      if (seen.has(other) || !fits(one, other)) continue;
      seen.add(other);
      const seated = partnerOfRight[other] ?? null;
      if (seated === null || seat(seated, seen)) {
        partnerOfRight[other] = one;
        return true;
      }
    }
    return false;
  };
  for (let one = 0; one < left; one++) seat(one, new Set());
  return Array.from({ length: left }, (_, one) => {
    const other = partnerOfRight.indexOf(one);
    return other < 0 ? null : other;
  });
}

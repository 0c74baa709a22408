/** "1 fact", "3 facts". */
export function factCount(count: number): string {
  return count === 1 ? "1 fact" : `${count} facts`;
}

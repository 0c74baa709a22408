/** Path data in a view box of 100 × 100 of a line drawn by hand through points, x and y in turn, 0–1. */
export function strokePath(points: readonly number[]): string {
  const count = Math.floor(points.length / 2);
  const at = (index: number) => {
    const place = 2 * Math.min(count - 1, Math.max(0, index));
    return { x: (points[place] ?? 0) * 100, y: (points[place + 1] ?? 0) * 100 };
  };
  if (count === 0) return "";
  const first = at(0);
  if (count === 1) return `M${write(first)}L${write(first)}`;
  // Each piece goes on in the direction of its neighbours (Catmull–Rom).
  const pieces = Array.from({ length: count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leaves = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrives = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${write(leaves)} ${write(arrives)} ${write(to)}`;
  });
  return `M${write(first)}${pieces.join("")}`;
}

function write({ x, y }: { x: number; y: number }): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A place, x and y. */
export type Point = readonly [number, number];
type Loop = readonly Point[];

/** Which sides of a cell a line enters and leaves by, for each way its corners can lie inside: top, right, bottom, left. */
const crossings: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];
/** Shorter lines are specks. */
const leastPoints = 12;

/** The closed lines at which a square grid crosses a level, by marching squares; lower values are inside. In cells. */
export function contours(field: Float64Array, side: number, level: number): Loop[] {
  const segments = new Map<string, { from: Point; to: Point }>();
  const key = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;
  for (let y = 0; y < side - 1; y++) {
    for (let x = 0; x < side - 1; x++) {
      const a = field[y * side + x]! - level;
      const b = field[y * side + x + 1]! - level;
      const c = field[(y + 1) * side + x + 1]! - level;
      const d = field[(y + 1) * side + x]! - level;
      const kind = Number(a < 0) | (Number(b < 0) << 1) | (Number(c < 0) << 2) | (Number(d < 0) << 3);
      if (kind === 0 || kind === 15) continue;
      const onSide = (which: number): Point =>
        which === 0
          ? [x + a / (a - b), y]
          : which === 1
            ? [x + 1, y + b / (b - c)]
            : which === 2
              ? [x + d / (d - c), y + 1]
              : [x, y + a / (a - d)];
      for (const [enter, leave] of crossings[kind]!) {
        const from = onSide(enter);
        segments.set(key(from), { from, to: onSide(leave) });
      }
    }
  }
  const loops: Loop[] = [];
  for (const start of segments.keys()) {
    const loop: Point[] = [];
    for (let at = start; segments.has(at); ) {
      const { from, to } = segments.get(at)!;
      segments.delete(at);
      loop.push(from);
      at = key(to);
    }
    if (loop.length > leastPoints) loops.push(loop);
  }
  return loops;
}

/** Signed by the direction in which the line runs. */
export function signedArea(loop: Loop): number {
  let twice = 0;
  for (const [i, [x, y]] of loop.entries()) {
    const [u, v] = loop[(i + 1) % loop.length]!;
    twice += x * v - u * y;
  }
  return twice / 2;
}

/** Each point moved towards its neighbours, so many times. */
export function smoothed(loop: Loop, rounds: number): Loop {
  let points = loop;
  for (let round = 0; round < rounds; round++) {
    const before = points;
    points = before.map(([x, y], i) => {
      const [ax, ay] = before[(i + before.length - 1) % before.length]!;
      const [bx, by] = before[(i + 1) % before.length]!;
      return [(ax + 2 * x + bx) / 4, (ay + 2 * y + by) / 4] as const;
    });
  }
  return points;
}

/** Path data through every second point, rounded by quadratic curves. */
export function pathOf(loops: readonly Loop[]): string {
  const middle = ([ax, ay]: Point, [bx, by]: Point) =>
    `${((ax + bx) / 2).toFixed(2)} ${((ay + by) / 2).toFixed(2)}`;
  return loops
    .map((loop) => {
      const points = loop.filter((_, i) => i % 2 === 0);
      const curves = points.map((point, i) => {
        const next = points[(i + 1) % points.length]!;
        return `Q${point[0].toFixed(2)} ${point[1].toFixed(2)} ${middle(point, next)}`;
      });
      return `M${middle(points.at(-1)!, points[0]!)}${curves.join("")}Z`;
    })
    .join("");
}

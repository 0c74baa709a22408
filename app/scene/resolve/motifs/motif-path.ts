/** SVG path data in the 100 × 100 view box of shape layers. */

/** A round whose edge is made of `count` half circles. */
export function scallopPath(count: number): string {
  // Chosen so that the half circles' outermost points touch the view box.
  const chord = Math.sin(Math.PI / count);
  const radius = 50 / (Math.cos(Math.PI / count) + chord);
  const bump = format(radius * chord);
  const points = Array.from({ length: count }, (_, index) => polar(radius, index / count));
  const [first, ...rest] = [...points, points[0] as string];
  return `M${first}${rest.map((point) => `A${bump} ${bump} 0 0 1 ${point}`).join("")}Z`;
}

/** A soft closed shape through points at these distances from the centre (0–50), evenly turned. */
export function blobPath(radii: readonly number[]): string {
  const count = radii.length;
  const at = (index: number): [number, number] => {
    const place = (index + count) % count;
    const angle = (2 * Math.PI * place) / count;
    const radius = radii[place] as number;
    return [50 + radius * Math.cos(angle), 50 + radius * Math.sin(angle)];
  };
  const pair = ([x, y]: readonly [number, number]) => `${format(x)} ${format(y)}`;
  // Catmull–Rom through the points, as cubic Béziers.
  const curves = radii.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: [number, number] = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: [number, number] = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${curves.join("")}Z`;
}

/** The line of an arch on two legs; `ratio` is the box's width to its height, `line` the line's share of the width. */
export function archPath(ratio: number, line: number): string {
  const rise = Math.min(100, 50 * ratio);
  const thick = line * 100;
  const inner = 50 - thick;
  const innerRise = (inner / 50) * rise;
  return (
    `M0 100V${format(rise)}A50 ${format(rise)} 0 0 1 100 ${format(rise)}V100H${format(100 - thick)}` +
    `V${format(rise)}A${format(inner)} ${format(innerRise)} 0 0 0 ${format(thick)} ${format(rise)}V100Z`
  );
}

/** One upright bar that leans to the right; `foot` is its width's share of the box. */
export function leaningBar(foot: number): string {
  const width = foot * 100;
  return `M${format(100 - width)} 0H100L${format(width)} 100H0Z`;
}

/** Thin lines across the whole box, at these places (0–1) from the left and from the top. */
export function linesPath(
  xs: readonly number[],
  ys: readonly number[],
  lineX: number,
  lineY: number,
): string {
  const upright = xs.map(
    (x) => `M${format(x * 100 - lineX * 50)} 0h${format(lineX * 100)}v100h${format(-lineX * 100)}z`,
  );
  const level = ys.map((y) => `M0 ${format(y * 100 - lineY * 50)}h100v${format(lineY * 100)}h-100z`);
  return [...upright, ...level].join("");
}

/** Rounds at these places (0–1); radii are parts of the box's width and height, so that they stay round. */
export function dotsPath(
  places: readonly (readonly [number, number])[],
  radiusX: number,
  radiusY: number,
): string {
  const [rx, ry] = [format(radiusX * 100), format(radiusY * 100)];
  const width = format(radiusX * 200);
  return places
    .map(([x, y]) => {
      const left = format((x - radiusX) * 100);
      return `M${left} ${format(y * 100)}a${rx} ${ry} 0 1 0 ${width} 0a${rx} ${ry} 0 1 0 -${width} 0z`;
    })
    .join("");
}

function polar(radius: number, turn: number): string {
  const angle = 2 * Math.PI * turn;
  return `${format(50 + radius * Math.cos(angle))} ${format(50 + radius * Math.sin(angle))}`;
}

function format(value: number): string {
  return String(Number(value.toFixed(3)));
}

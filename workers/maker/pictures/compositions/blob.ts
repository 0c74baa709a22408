import { digits } from "../picture";

const corners = 9;

/** A rounded shape that is nearly a disc: its path data at a share of its size. */
export function blobOf({
  x,
  y,
  radius,
  flat,
  wobble,
  random,
}: {
  x: number;
  y: number;
  radius: number;
  /** Height by width. */
  flat: number;
  /** Most the radius differs, as a share. */
  wobble: number;
  random: () => number;
}): (share?: number) => string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI + random() * 0.3;
    const length = radius * (1 - wobble + random() * 2 * wobble);
    return [x + Math.cos(angle) * length, y + Math.sin(angle) * length * flat] as const;
  });
  return (share = 1) => {
    const shape = points.map(([px, py]) => [x + (px - x) * share, y + (py - y) * share] as const);
    const middles = shape.map(([ax, ay], i) => {
      const [bx, by] = shape[(i + 1) % corners]!;
      return `${digits((ax + bx) / 2)} ${digits((ay + by) / 2)}`;
    });
    const curves = shape.map(([px, py], i) => `Q${digits(px)} ${digits(py)} ${middles[i]}`);
    return `M${middles.at(-1)}${curves.join("")}Z`;
  };
}

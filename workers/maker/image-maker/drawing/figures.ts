import type { Outline } from "./outline";

const turn = Math.PI * 2;

/** Corners of an ellipse, fine enough that none shows. */
export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): Outline {
  const corners = Math.max(24, Math.min(240, Math.ceil(Math.max(radiusX, radiusY) * 1.4)));
  return [
    Array.from({ length: corners * 2 }, (_, i) => {
      const angle = (Math.floor(i / 2) / corners) * turn;
      return i % 2 === 0 ? x + Math.cos(angle) * radiusX : y + Math.sin(angle) * radiusY;
    }),
  ];
}

/** A ring: an outer circle and a hole that runs the other way. */
export function annulus(x: number, y: number, outer: number, inner: number): Outline {
  const [hole = []] = ellipse(x, y, inner);
  return [...ellipse(x, y, outer), reversed(hole)];
}

export function rectangle(x: number, y: number, width: number, height: number): Outline {
  return [[x, y, x + width, y, x + width, y + height, x, y + height]];
}

/** The frame between a rectangle and a smaller one within it. */
export function frame(x: number, y: number, width: number, height: number, line: number): Outline {
  const [outer = []] = rectangle(x, y, width, height);
  const [inner = []] = rectangle(x + line, y + line, width - line * 2, height - line * 2);
  return [outer, reversed(inner)];
}

function reversed(contour: readonly number[]): number[] {
  const out: number[] = [];
  for (let i = contour.length - 2; i >= 0; i -= 2) out.push(contour[i]!, contour[i + 1]!);
  return out;
}

/** A part of a disc from one angle to another, in turns from the right, clockwise. */
export function sector(x: number, y: number, radius: number, from: number, to: number): Outline {
  const corners = Math.max(12, Math.ceil(radius * Math.abs(to - from) * 1.4));
  const contour = [x, y];
  for (let i = 0; i <= corners; i++) {
    const angle = (from + ((to - from) * i) / corners) * turn;
    contour.push(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
  }
  return [contour];
}

/** A star or, with shallow points, a sticker's edge. `phase` turns it, in turns. */
export function star(x: number, y: number, outer: number, inner: number, points: number, phase = 0): Outline {
  return [
    Array.from({ length: points * 4 }, (_, i) => {
      const corner = Math.floor(i / 2);
      const angle = (corner / (points * 2) + phase) * turn;
      const radius = corner % 2 === 0 ? outer : inner;
      return i % 2 === 0 ? x + Math.cos(angle) * radius : y + Math.sin(angle) * radius;
    }),
  ];
}

/** A polygon with equal sides. */
export function polygon(x: number, y: number, radius: number, corners: number, phase = 0): Outline {
  return [
    Array.from({ length: corners * 2 }, (_, i) => {
      const angle = (Math.floor(i / 2) / corners + phase) * turn;
      return i % 2 === 0 ? x + Math.cos(angle) * radius : y + Math.sin(angle) * radius;
    }),
  ];
}

/** A line of even width along points, its ends cut straight. */
export function stroke(points: readonly (readonly [number, number])[], width: number): Outline {
  const left: number[] = [];
  const right: number[] = [];
  for (let i = 0; i < points.length; i++) {
    const [x, y] = points[i]!;
    const before = points[Math.max(0, i - 1)]!;
    const after = points[Math.min(points.length - 1, i + 1)]!;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    left.push(x - (dy / length) * (width / 2), y + (dx / length) * (width / 2));
    right.push(x + (dy / length) * (width / 2), y - (dx / length) * (width / 2));
  }
  return [[...left, ...reversed(right)]];
}

/** A leaf or petal from a foot outwards: as long and wide as given, at an angle in turns. */
export function petal(x: number, y: number, length: number, width: number, angle: number): Outline {
  const cos = Math.cos(angle * turn);
  const sin = Math.sin(angle * turn);
  const contour: number[] = [];
  const steps = 14;
  for (let side = 0; side < 2; side++) {
    for (let i = 0; i < steps; i++) {
      const share = side === 0 ? i / steps : 1 - i / steps;
      const across = Math.sin(share ** 1.15 * Math.PI) ** 0.75 * (width / 2) * (side === 0 ? 1 : -1);
      contour.push(x + share * length * cos - across * sin, y + share * length * sin + across * cos);
    }
  }
  return [contour];
}

import type { shapes } from "~/scene/element";

/** Path data of shapes in a view box of 100 × 100, touching its edges. */
export const shapePaths: Partial<Record<(typeof shapes)[number], string>> = {
  arrow: "M0 36H58V8L100 50L58 92V64H0Z",
  triangle: "M50 0L100 100H0Z",
  star: "M50 0L61.8 36.2H100L69.1 58.6L80.9 95.1L50 72.5L19.1 95.1L30.9 58.6L0 36.2H38.2Z",
  heart:
    "M50 98C16 68 0 52 0 30C0 13 12 2 27 2C37 2 45 8 50 17C55 8 63 2 73 2C88 2 100 13 100 30C100 52 84 68 50 98Z",
  burst: burst(14, 0.78),
  speech:
    "M10 0H90C95.5 0 100 4.5 100 10V64C100 69.5 95.5 74 90 74H46L22 100V74H10C4.5 74 0 69.5 0 64V10C0 4.5 4.5 0 10 0Z",
};

/** A star of many short points; `inner` is the part of the radius between them. */
function burst(points: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? 50 : 50 * inner;
    return `${round(50 + radius * Math.cos(angle))} ${round(50 + radius * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

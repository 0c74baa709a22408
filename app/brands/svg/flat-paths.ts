import { parsePathData } from "~/engine/path-data";

/** Path data in one colour, filled as SVG fills by itself (nonzero). */
export interface FlatPath {
  d: string;
  color: string;
}

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The matrix of a `transform` attribute, after another one; null for what is none. */
export function readTransform(written: string | null, before: Matrix): Matrix | null {
  let matrix = before;
  let rest = (written ?? "").trim();
  while (rest !== "") {
    const match = /^(matrix|translate|scale|rotate|skewX|skewY)\s*\(([^)]*)\)[\s,]*/.exec(rest);
    if (!match) return null;
    const values = match[2]!
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (values.some((value) => !Number.isFinite(value))) return null;
    const next = matrixOf(match[1]!, values);
    if (!next) return null;
    matrix = multiply(matrix, next);
    rest = rest.slice(match[0].length);
  }
  return matrix;
}

function matrixOf(name: string, values: readonly number[]): Matrix | null {
  const [first = 0, second, third] = values;
  switch (name) {
    case "matrix":
      return values.length === 6 ? (values as unknown as Matrix) : null;
    case "translate":
      return [1, 0, 0, 1, first, second ?? 0];
    case "scale":
      return [first, 0, 0, second ?? first, 0, 0];
    case "rotate": {
      const [sin, cos] = [Math.sin((first * Math.PI) / 180), Math.cos((first * Math.PI) / 180)];
      const [x, y] = [second ?? 0, third ?? 0];
      return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
    }
    case "skewX":
      return [1, 0, Math.tan((first * Math.PI) / 180), 1, 0, 0];
    default:
      return [1, Math.tan((first * Math.PI) / 180), 0, 1, 0, 0];
  }
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Path data moved by a matrix, as absolute lines and curves of two decimals. */
export function placePath(data: string, [a, b, c, d, e, f]: Matrix): string {
  const at = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;
  const write = (x: number, y: number) =>
    at(x, y)
      .map((value) => Number(value.toFixed(2)))
      .join(" ");
  return parsePathData(data)
    .map(({ x, y, curves, isClosed }) => {
      let [fromX, fromY] = [x, y];
      const drawn = curves.map(([x1, y1, x2, y2, toX, toY]) => {
        const isLine = isOnLine(x1, y1, fromX, fromY, toX, toY) && isOnLine(x2, y2, fromX, fromY, toX, toY);
        [fromX, fromY] = [toX, toY];
        return isLine ? `L${write(toX, toY)}` : `C${write(x1, y1)} ${write(x2, y2)} ${write(toX, toY)}`;
      });
      return `M${write(x, y)}${drawn.join("")}${isClosed ? "Z" : ""}`;
    })
    .join("");
}

function isOnLine(x: number, y: number, fromX: number, fromY: number, toX: number, toY: number): boolean {
  const across = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
  const along = (x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY);
  const length = (toX - fromX) ** 2 + (toY - fromY) ** 2;
  return Math.abs(across) <= 1e-6 * Math.max(1, length) && along >= -1e-6 && along <= length + 1e-6;
}

/** Neighbours of one colour as one path. */
export function joinPaths(paths: readonly FlatPath[]): FlatPath[] {
  const joined: FlatPath[] = [];
  for (const path of paths) {
    const last = joined.at(-1);
    if (last?.color === path.color) last.d += path.d;
    else joined.push({ ...path });
  }
  return joined;
}

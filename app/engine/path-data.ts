/** One stroke of the pen: where it begins, and the curves it goes along. Lines are curves, too. */
export interface Subpath {
  x: number;
  y: number;
  curves: Curve[];
  isClosed: boolean;
}

/** A cubic Bézier curve from the point before: two control points and the end. */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

const argumentCounts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * Reads SVG path data (SVG 2, chapter 9) into cubic curves. Reading stops at the first error, as SVG asks for;
 * what stands before it is drawn.
 */
export function parsePathData(data: string): Subpath[] {
  const reader = new PathReader();
  let position = 0;
  let command = "";
  while (position < data.length) {
    const rest = data.slice(position);
    const letter = /^[\s,]*([a-zA-Z])/.exec(rest);
    if (letter) {
      command = letter[1] as string;
      position += letter[0].length;
    } else if (/^[\s,]*$/.test(rest)) {
      break;
    } else if (command === "" || command.toLowerCase() === "z") {
      break;
    }
    const count = argumentCounts[command.toLowerCase()];
    if (count === undefined) break;
    const values: number[] = [];
    for (let index = 0; index < count; index++) {
      const isFlag = command.toLowerCase() === "a" && (index === 3 || index === 4);
      const pattern = isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)/;
      const number = pattern.exec(data.slice(position));
      if (!number) return reader.subpaths;
      values.push(Number(number[1]));
      position += number[0].length;
    }
    reader.follow(command, values);
    // Further pairs after a move are lines.
    if (command === "m") command = "l";
    if (command === "M") command = "L";
  }
  return reader.subpaths;
}

class PathReader {
  readonly subpaths: Subpath[] = [];
  #x = 0;
  #y = 0;
  /** Control point that a smooth curve mirrors, and the kind of curve it came from. */
  #mirror: { kind: "c" | "q"; x: number; y: number } | null = null;

  follow(command: string, values: number[]): void {
    const kind = command.toLowerCase();
    const isRelative = command === kind;
    const [offsetX, offsetY] = isRelative ? [this.#x, this.#y] : [0, 0];
    const at = (index: number) => (values[index] ?? 0) + (index % 2 === 0 ? offsetX : offsetY);
    const mirror = this.#mirror;
    this.#mirror = null;
    switch (kind) {
      case "m":
        this.#x = at(0);
        this.#y = at(1);
        this.subpaths.push({ x: this.#x, y: this.#y, curves: [], isClosed: false });
        break;
      case "l":
        this.#line(at(0), at(1));
        break;
      case "h":
        this.#line(at(0), this.#y);
        break;
      case "v":
        this.#line(this.#x, (values[0] ?? 0) + offsetY);
        break;
      case "c":
        this.#cubic(at(0), at(1), at(2), at(3), at(4), at(5));
        break;
      case "s": {
        const [x1, y1] = this.#mirrored(mirror, "c");
        this.#cubic(x1, y1, at(0), at(1), at(2), at(3));
        break;
      }
      case "q":
        this.#quadratic(at(0), at(1), at(2), at(3));
        break;
      case "t": {
        const [x1, y1] = this.#mirrored(mirror, "q");
        this.#quadratic(x1, y1, at(0), at(1));
        break;
      }
      case "a": {
        const [radiusX = 0, radiusY = 0, degrees = 0, large = 0, sweep = 0, x = 0, y = 0] = values;
        this.#arc(radiusX, radiusY, degrees, large === 1, sweep === 1, x + offsetX, y + offsetY);
        break;
      }
      case "z": {
        const path = this.subpaths.at(-1);
        if (!path) break;
        if (this.#x !== path.x || this.#y !== path.y) this.#line(path.x, path.y);
        path.isClosed = true;
        break;
      }
    }
  }

  #open(): Subpath {
    const last = this.subpaths.at(-1);
    if (last && !last.isClosed) return last;
    const path: Subpath = { x: this.#x, y: this.#y, curves: [], isClosed: false };
    this.subpaths.push(path);
    return path;
  }

  #mirrored(mirror: { kind: "c" | "q"; x: number; y: number } | null, kind: "c" | "q"): [number, number] {
    return mirror?.kind === kind ? [2 * this.#x - mirror.x, 2 * this.#y - mirror.y] : [this.#x, this.#y];
  }

  #line(x: number, y: number): void {
    this.#add(lineCurve(this.#x, this.#y, x, y));
  }

  #cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.#add([x1, y1, x2, y2, x, y]);
    this.#mirror = { kind: "c", x: x2, y: y2 };
  }

  #quadratic(x1: number, y1: number, x: number, y: number): void {
    const third = (from: number, to: number) => from + ((to - from) * 2) / 3;
    this.#add([third(this.#x, x1), third(this.#y, y1), third(x, x1), third(y, y1), x, y]);
    this.#mirror = { kind: "q", x: x1, y: y1 };
  }

  /** An elliptical arc as cubic curves of at most a quarter each (SVG 2, appendix B.2). */
  #arc(
    radiusX: number,
    radiusY: number,
    degrees: number,
    isLarge: boolean,
    isSweep: boolean,
    x: number,
    y: number,
  ): void {
    const [startX, startY] = [this.#x, this.#y];
    if (startX === x && startY === y) return;
    if (radiusX === 0 || radiusY === 0) {
      this.#line(x, y);
      return;
    }
    const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const halfX = (startX - x) / 2;
    const halfY = (startY - y) / 2;
    const x1 = cosine * halfX + sine * halfY;
    const y1 = -sine * halfX + cosine * halfY;
    let [rx, ry] = [Math.abs(radiusX), Math.abs(radiusY)];
    const excess = (x1 / rx) ** 2 + (y1 / ry) ** 2;
    if (excess > 1) {
      rx *= Math.sqrt(excess);
      ry *= Math.sqrt(excess);
    }
    const free = (rx * ry) ** 2 - (rx * y1) ** 2 - (ry * x1) ** 2;
    const share = Math.sqrt(Math.max(0, free / ((rx * y1) ** 2 + (ry * x1) ** 2)));
    const sign = isLarge === isSweep ? -1 : 1;
    const centreX1 = (sign * share * rx * y1) / ry;
    const centreY1 = (-sign * share * ry * x1) / rx;
    const centreX = cosine * centreX1 - sine * centreY1 + (startX + x) / 2;
    const centreY = sine * centreX1 + cosine * centreY1 + (startY + y) / 2;
    const from = Math.atan2((y1 - centreY1) / ry, (x1 - centreX1) / rx);
    const to = Math.atan2((-y1 - centreY1) / ry, (-x1 - centreX1) / rx);
    let turn = to - from;
    if (isSweep && turn < 0) turn += 2 * Math.PI;
    if (!isSweep && turn > 0) turn -= 2 * Math.PI;

    const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
    const step = turn / pieces;
    const reach = (4 / 3) * Math.tan(step / 4);
    const place = (unitX: number, unitY: number): [number, number] => [
      centreX + cosine * rx * unitX - sine * ry * unitY,
      centreY + sine * rx * unitX + cosine * ry * unitY,
    ];
    for (let piece = 0; piece < pieces; piece++) {
      const [before, after] = [from + piece * step, from + (piece + 1) * step];
      const [c1x, c1y] = place(
        Math.cos(before) - reach * Math.sin(before),
        Math.sin(before) + reach * Math.cos(before),
      );
      const [c2x, c2y] = place(
        Math.cos(after) + reach * Math.sin(after),
        Math.sin(after) - reach * Math.cos(after),
      );
      const [endX, endY] = piece === pieces - 1 ? [x, y] : place(Math.cos(after), Math.sin(after));
      this.#add([c1x, c1y, c2x, c2y, endX, endY]);
    }
  }

  #add(curve: Curve): void {
    this.#open().curves.push(curve);
    this.#x = curve[4];
    this.#y = curve[5];
  }
}

/** A straight line as a curve. */
export function lineCurve(fromX: number, fromY: number, x: number, y: number): Curve {
  const third = (from: number, to: number) => from + (to - from) / 3;
  return [third(fromX, x), third(fromY, y), third(x, fromX), third(y, fromY), x, y];
}

import type { Shape, Solid } from "./solids";

const shapes: readonly Shape[] = [
  "sphere",
  "ellipsoid",
  "box",
  "cylinder",
  "cone",
  "ring",
  "hoop",
  "disc",
  "bowl",
  "cup",
  "arch",
  "rod",
  "slope",
];

/**
 * Solids as flat numbers, and their signed distance functions (Quilez, https://iquilezles.org/articles/distfunctions/).
 * A picture asks for some hundred million distances. Numbers passed to and from a function would each be put on the
 * heap, so a point goes in and its distance comes out through one array of floats.
 */
export class SolidTable {
  /** Numbers per solid. */
  static readonly stride = 12;
  readonly count: number;
  private readonly shapes: Uint8Array;
  /** Per solid: x, y, z, reach, four sizes, cosine and sine of yaw and of roll. */
  readonly numbers: Float64Array;

  constructor(solids: readonly Solid[]) {
    this.count = solids.length;
    this.shapes = Uint8Array.from(solids, (solid) => shapes.indexOf(solid.shape));
    this.numbers = new Float64Array(solids.length * SolidTable.stride);
    for (const [i, { x, y, z, reach, sizes, yawDegrees, rollDegrees }] of solids.entries()) {
      const yaw = (yawDegrees * Math.PI) / 180;
      const roll = (rollDegrees * Math.PI) / 180;
      const [a = 0, b = 0, c = 0, d = 0] = sizes;
      this.numbers.set(
        [x, y, z, reach, a, b, c, d, Math.cos(yaw), Math.sin(yaw), Math.cos(roll), Math.sin(roll)],
        i * SolidTable.stride,
      );
    }
  }

  /**
   * Distance from the point in `point[0..2]` to the surface of one solid, into `point[3]`; negative inside.
   */
  measure(index: number, point: Float64Array) {
    const { numbers } = this;
    const at = index * SolidTable.stride;
    let x = point[0]! - numbers[at]!;
    let y = point[1]! - numbers[at + 1]!;
    let z = point[2]! - numbers[at + 2]!;
    const a = numbers[at + 4]!;
    const b = numbers[at + 5]!;
    const c = numbers[at + 6]!;
    const d = numbers[at + 7]!;
    const sinRoll = numbers[at + 11]!;
    if (sinRoll !== 0) {
      const cosRoll = numbers[at + 10]!;
      const rolled = cosRoll * x + sinRoll * y;
      y = cosRoll * y - sinRoll * x;
      x = rolled;
    }
    const sinYaw = numbers[at + 9]!;
    if (sinYaw !== 0) {
      const cosYaw = numbers[at + 8]!;
      const spun = cosYaw * x - sinYaw * z;
      z = sinYaw * x + cosYaw * z;
      x = spun;
    }
    switch (this.shapes[index]) {
      case 0: // sphere
        point[3] = Math.sqrt(x * x + y * y + z * z) - a;
        return;
      case 1: {
        // ellipsoid, to the first order, which is exact at the surface
        const ux = x / a;
        const uy = y / b;
        const uz = z / c;
        const near = Math.sqrt(ux * ux + uy * uy + uz * uz);
        const vx = ux / a;
        const vy = uy / b;
        const vz = uz / c;
        const far = Math.sqrt(vx * vx + vy * vy + vz * vz);
        point[3] = far < 1e-6 ? -Math.min(a, b, c) : (near * (near - 1)) / far;
        return;
      }
      case 2: {
        // box: half sizes a, b, c, edge d
        const dx = Math.abs(x) - a + d;
        const dy = Math.abs(y) - b + d;
        const dz = Math.abs(z) - c + d;
        const ox = dx > 0 ? dx : 0;
        const oy = dy > 0 ? dy : 0;
        const oz = dz > 0 ? dz : 0;
        const inside = Math.max(dx, dy, dz);
        point[3] = Math.sqrt(ox * ox + oy * oy + oz * oz) + (inside < 0 ? inside : 0) - d;
        return;
      }
      case 3: // cylinder: radius a, half height b, edge c
        point[3] = rounded(Math.sqrt(x * x + z * z) - a + c, Math.abs(y) - b + c) - c;
        return;
      case 4: {
        // cone: bottom a, top b, half height c, edge d
        const slope = (b - a) / (2 * c);
        const lean = 1 / Math.sqrt(1 + slope * slope);
        const side = (Math.sqrt(x * x + z * z) - a - slope * (y + c)) * lean + d;
        point[3] = rounded(side, Math.abs(y) - c + d) - d;
        return;
      }
      case 5: {
        const away2 = Math.sqrt(x * x + z * z) - a;
        point[3] = Math.sqrt(away2 * away2 + y * y) - b;
        return;
      }
      case 6: {
        const away2 = Math.sqrt(x * x + y * y) - a;
        point[3] = Math.sqrt(away2 * away2 + z * z) - b;
        return;
      }
      case 7: // disc: radius a, half depth b, edge c
        point[3] = rounded(Math.sqrt(x * x + y * y) - a + c, Math.abs(z) - b + c) - c;
        return;
      case 8: {
        // bowl: radius a, thickness b, lip at height c and radius d
        const fromAxis = Math.sqrt(x * x + z * z);
        const isBelowLip = c * fromAxis - d * y >= 0 || y < c - a * 0.5;
        const toLip = fromAxis - d;
        const shell = isBelowLip
          ? Math.abs(Math.sqrt(fromAxis * fromAxis + y * y) - a)
          : Math.sqrt(toLip * toLip + (y - c) * (y - c));
        point[3] = shell - b;
        return;
      }
      case 9: {
        // cup: radius a, half height b, thickness c
        const fromAxis = Math.sqrt(x * x + z * z);
        const edge = c * 0.9;
        const outer = rounded(fromAxis - a + edge, Math.abs(y) - b + edge) - edge;
        const hole = Math.max(fromAxis - a + c * 2, -(y + b - c * 2));
        point[3] = Math.max(outer, -hole);
        return;
      }
      case 10: {
        // arch: half width a, height b, half depth c, half width of the opening d
        const edge = 0.03;
        const spring = b - a;
        const fromAxis = y > spring ? Math.sqrt(x * x + (y - spring) * (y - spring)) : Math.abs(x);
        const wall = Math.max(fromAxis - a, -y);
        const flat = (d > 0 ? Math.max(wall, d - fromAxis) : wall) + edge;
        point[3] = rounded(flat, Math.abs(z) - c + edge) - edge;
        return;
      }
      case 12: {
        // slope: half sizes a, b, c; it rises by d for each unit backwards
        const level = (y - d * z) / Math.sqrt(1 + d * d);
        const dx = Math.abs(x) - a;
        const dz = Math.abs(z) - c;
        point[3] = Math.max(rounded(dx + 0.01, Math.abs(level) - b + 0.01), dz + 0.01) - 0.01;
        return;
      }
      default: {
        // rod: offset a, b, c, radius d
        const along = Math.max(0, Math.min(1, (x * a + y * b + z * c) / (a * a + b * b + c * c)));
        const dx = x - a * along;
        const dy = y - b * along;
        const dz = z - c * along;
        point[3] = Math.sqrt(dx * dx + dy * dy + dz * dz) - d;
      }
    }
  }
}

/** Distance to a corner at the origin of a half plane in two directions. */
function rounded(across: number, along: number): number {
  const ox = across > 0 ? across : 0;
  const oy = along > 0 ? along : 0;
  const inside = Math.max(across, along);
  return Math.sqrt(ox * ox + oy * oy) + (inside < 0 ? inside : 0);
}

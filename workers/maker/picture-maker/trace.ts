import type { Rgb } from "./color";
import { clamp01, smoothstep } from "./noise";
import type { PictureIdea } from "./picture-idea";
import type { Raster } from "./raster";
import { rebuilt } from "./rebuilt";
import type { Spot } from "./scene-kit";
import { SolidTable } from "./solid-table";
import type { Material, Solid } from "./solids";

/**
 * Draws solids on a floor, lit by one soft light and the sky, by sphere tracing (Hart 1996): a ray may safely
 * advance by the distance to the nearest surface. Shadows and crevice darkening are soft, so they are found for
 * one pixel in sixteen and shared among neighbours on the same surface; edges get four rays per pixel. Before any ray is
 * followed, the solids it cannot meet are set aside by their bounding balls, which is most of the speed.
 */
export interface TracedScene {
  solids: readonly Solid[];
  camera: Camera;
  light: Light;
  /** The floor runs into the backdrop between two distances behind the origin. */
  floor: { material: Material; fadeFrom: number; fadeTo: number };
  /** An upright wall behind the scene; without one the backdrop is seen. */
  wall: { z: number; material: Material } | null;
  /** Which of the solids the picture is about; the raster then knows where they are seen. */
  subject?: { first: number; count: number };
  /** Shown otherwise than it stands; see `rebuilt`. */
  build?: PictureIdea["build"];
}

export interface Camera {
  /** Height of the eye over the floor and its distance from the origin. */
  height: number;
  distance: number;
  /** Height of the point looked at, over the origin. */
  targetHeight: number;
  /** Scene units across the smaller side of the picture, at the origin. */
  span: number;
  /** Moves the picture down by this share of its height, to leave calm space above. */
  shiftDown: number;
}

export interface Light {
  /** Towards the light; any length. */
  direction: readonly [number, number, number];
  color: Rgb;
  /** Light from above and from the floor, which fills shadows. */
  sky: Rgb;
  bounce: Rgb;
  /** Higher is sharper; 4 is a large window, 20 the sun. */
  sharpness: number;
  /** Share of the light that reaches a place, for light that falls through a window. */
  mask: ((x: number, y: number, z: number) => number) | null;
}

const backdropId = 0;
const floorId = 1;
const wallId = 2;
const firstSolidId = 3;
const tileSize = 8;
const lightingStep = 4;
const lightingOffset = 2;
const farAway = 60;
const surfaceDistance = 0.0015;

export function trace(raster: Raster, scene: TracedScene) {
  const tracer = new Tracer(raster, rebuilt(scene));
  tracer.findSurfaces();
  if (scene.subject) raster.subject = tracer.whereSeen(scene.subject);
  tracer.findLighting();
  tracer.paint();
}

/** Where a place of the scene is seen, in pixels. */
export function project({ width, height }: Raster, camera: Camera, x: number, y: number, z: number): Spot {
  const downward = camera.targetHeight - camera.height;
  const length = Math.hypot(downward, camera.distance);
  const forwardY = downward / length;
  const forwardZ = camera.distance / length;
  const fromEyeY = y - camera.height;
  const fromEyeZ = z + camera.distance;
  const depth = fromEyeY * forwardY + fromEyeZ * forwardZ;
  const rise = fromEyeY * forwardZ - fromEyeZ * forwardY;
  const pixelsPerUnit = ((camera.distance / camera.span) * Math.min(width, height)) / depth;
  return {
    x: width / 2 + x * pixelsPerUnit,
    y: height / 2 + camera.shiftDown * height - rise * pixelsPerUnit,
    pixelsPerUnit,
  };
}

class Tracer {
  private readonly width: number;
  private readonly height: number;
  private readonly ids: Uint8Array;
  private readonly depths: Float32Array;
  private readonly lightingWidth: number;
  private readonly lightingHeight: number;
  private readonly lit: Float32Array;
  private readonly open: Float32Array;
  private readonly masked: Float32Array;
  private readonly litIds: Uint8Array;
  private readonly count: number;
  private readonly table: SolidTable;
  /** Where distances are asked and answered; see `SolidTable`. */
  private readonly point = new Float64Array(5);
  private readonly key: readonly [number, number, number];
  private readonly eyeY: number;
  private readonly eyeZ: number;
  private readonly forwardY: number;
  private readonly forwardZ: number;
  private readonly focal: number;
  private readonly side: number;
  private nearestIndex = 0;
  /** Indices of the solids that `nearest` looks at. */
  private readonly active: Int32Array;
  private activeCount = 0;
  private dirX = 0;
  private dirY = 0;
  private dirZ = 0;
  private hitId = 0;
  private hitDepth = 0;
  private readonly out = new Float64Array(3);

  constructor(
    private readonly raster: Raster,
    private readonly scene: TracedScene,
  ) {
    const { width, height } = raster;
    this.width = width;
    this.height = height;
    this.ids = new Uint8Array(width * height);
    this.depths = new Float32Array(width * height);
    this.lightingWidth = Math.ceil(width / lightingStep);
    this.lightingHeight = Math.ceil(height / lightingStep);
    this.lit = new Float32Array(this.lightingWidth * this.lightingHeight);
    this.open = new Float32Array(this.lit.length);
    this.masked = new Float32Array(this.lit.length);
    this.litIds = new Uint8Array(this.lit.length);
    this.count = scene.solids.length;
    this.active = new Int32Array(this.count);
    this.table = new SolidTable(scene.solids);
    const [keyX, keyY, keyZ] = scene.light.direction;
    const keyLength = Math.hypot(keyX, keyY, keyZ);
    this.key = [keyX / keyLength, keyY / keyLength, keyZ / keyLength];
    const { camera } = scene;
    this.eyeY = camera.height;
    this.eyeZ = -camera.distance;
    const downward = camera.targetHeight - camera.height;
    const length = Math.hypot(downward, camera.distance);
    this.forwardY = downward / length;
    this.forwardZ = camera.distance / length;
    this.focal = camera.distance / camera.span;
    this.side = Math.min(width, height);
  }

  /** Sets aside the solids outside a cone around the aimed ray that widens by `spread` per unit of depth. */
  private activateCone(spread: number) {
    const { numbers } = this.table;
    this.activeCount = 0;
    for (let i = 0, at = 0; i < this.count; i++, at += SolidTable.stride) {
      const dx = numbers[at]!;
      const dy = numbers[at + 1]! - this.eyeY;
      const dz = numbers[at + 2]! - this.eyeZ;
      const along = dx * this.dirX + dy * this.dirY + dz * this.dirZ;
      const radius = numbers[at + 3]! + spread * along + 0.01;
      if (dx * dx + dy * dy + dz * dz - along * along < radius * radius) this.active[this.activeCount++] = i;
    }
  }

  /** Sets aside the solids that can neither darken a place nor shade it from the light. */
  private activateAround(x: number, y: number, z: number) {
    const [keyX, keyY, keyZ] = this.key;
    const penumbra = 1 / this.scene.light.sharpness;
    const { numbers } = this.table;
    this.activeCount = 0;
    for (let i = 0, at = 0; i < this.count; i++, at += SolidTable.stride) {
      const dx = numbers[at]! - x;
      const dy = numbers[at + 1]! - y;
      const dz = numbers[at + 2]! - z;
      const reach = numbers[at + 3]!;
      const squared = dx * dx + dy * dy + dz * dz;
      const near = reach + 0.8;
      if (squared > near * near) {
        const along = dx * keyX + dy * keyY + dz * keyZ;
        if (along < -reach) continue;
        const radius = reach + (along + reach) * penumbra + 0.02;
        if (squared - along * along > radius * radius) continue;
      }
      this.active[this.activeCount++] = i;
    }
  }

  /** Distance from `point` to the nearest active solid, at most `point[4]`, into `point[4]`. */
  private nearest() {
    const { table, point, active } = this;
    const { numbers } = table;
    for (let slot = 0; slot < this.activeCount; slot++) {
      const index = active[slot]!;
      const at = index * SolidTable.stride;
      const dx = point[0]! - numbers[at]!;
      const dy = point[1]! - numbers[at + 1]!;
      const dz = point[2]! - numbers[at + 2]!;
      const bound = point[4]! + numbers[at + 3]!;
      if (dx * dx + dy * dy + dz * dz > bound * bound && bound > 0) continue;
      table.measure(index, point);
      if (point[3]! < point[4]!) {
        point[4] = point[3]!;
        this.nearestIndex = index;
      }
    }
  }

  /** Puts a point so far along the aimed ray into `point`. */
  private advance(along: number) {
    this.point[0] = this.dirX * along;
    this.point[1] = this.eyeY + this.dirY * along;
    this.point[2] = this.eyeZ + this.dirZ * along;
  }

  private aim(px: number, py: number) {
    const u = (px - this.width / 2) / this.side;
    const v = (this.height / 2 - py) / this.side + (this.scene.camera.shiftDown * this.height) / this.side;
    const x = u;
    const y = v * this.forwardZ + this.forwardY * this.focal;
    const z = this.forwardZ * this.focal - v * this.forwardY;
    const length = Math.sqrt(x * x + y * y + z * z);
    this.dirX = x / length;
    this.dirY = y / length;
    this.dirZ = z / length;
  }

  /** Follows the aimed ray from `start`; sets `hitId` and `hitDepth`. `start` of Infinity skips the solids. */
  private cast(start: number) {
    let depth = farAway;
    let id = backdropId;
    const { wall } = this.scene;
    if (this.dirY < -1e-4) {
      depth = -this.eyeY / this.dirY;
      id = floorId;
    }
    if (wall && this.dirZ > 1e-4) {
      const toWall = (wall.z - this.eyeZ) / this.dirZ;
      if (toWall < depth) {
        depth = toWall;
        id = wallId;
      }
    }
    if (start < depth && this.activeCount > 0) {
      let along = start;
      for (let step = 0; step < 72; step++) {
        this.advance(along);
        this.point[4] = 1.5;
        this.nearest();
        const distance = this.point[4]!;
        if (distance < surfaceDistance * (1 + along * 0.1)) {
          depth = along;
          id = firstSolidId + this.nearestIndex;
          break;
        }
        along += distance;
        if (along >= depth) break;
      }
    }
    this.hitId = id;
    this.hitDepth = depth;
  }

  findSurfaces() {
    const { width, height } = this;
    for (let tileY = 0; tileY < height; tileY += tileSize) {
      for (let tileX = 0; tileX < width; tileX += tileSize) {
        const start = this.tileStart(tileX + tileSize / 2, tileY + tileSize / 2);
        const bottom = Math.min(height, tileY + tileSize);
        const right = Math.min(width, tileX + tileSize);
        for (let y = tileY; y < bottom; y++) {
          for (let x = tileX; x < right; x++) {
            this.aim(x + 0.5, y + 0.5);
            this.cast(start);
            this.ids[y * width + x] = this.hitId;
            this.depths[y * width + x] = this.hitDepth;
          }
        }
      }
    }
  }

  /** Where some of the solids are seen, 1 a pixel. */
  whereSeen({ first, count }: { first: number; count: number }): Uint8Array {
    const lowest = firstSolidId + first;
    return this.ids.map((id) => (id >= lowest && id < lowest + count ? 1 : 0));
  }

  /** Depth that no ray of a tile needs to search before, or Infinity when its whole cone misses every solid. */
  private tileStart(px: number, py: number): number {
    this.aim(px, py);
    const spread = (tileSize * 0.75) / (this.side * this.focal);
    this.activateCone(spread);
    if (this.activeCount === 0) return Infinity;
    let along = Math.max(0, this.scene.camera.distance - 9);
    for (let step = 0; step < 60; step++) {
      this.advance(along);
      this.point[4] = 2.5;
      this.nearest();
      const distance = this.point[4]!;
      const radius = along * spread;
      if (distance < radius) return Math.max(0, along - radius);
      along += Math.max(distance - radius * 0.5, 0.01);
      if (along > this.scene.camera.distance + 14) return Infinity;
    }
    return along;
  }

  findLighting() {
    for (let row = 0; row < this.lightingHeight; row++) {
      const y = Math.min(this.height - 1, row * lightingStep + lightingOffset);
      for (let column = 0; column < this.lightingWidth; column++) {
        const x = Math.min(this.width - 1, column * lightingStep + lightingOffset);
        const id = this.ids[y * this.width + x]!;
        const at = row * this.lightingWidth + column;
        this.litIds[at] = id;
        if (id === backdropId) continue;
        this.aim(x + 0.5, y + 0.5);
        this.measureLight(id, this.depths[y * this.width + x]!);
        this.lit[at] = this.measuredLit;
        this.open[at] = this.measuredOpen;
        this.masked[at] = this.measuredMask;
      }
    }
    this.smoothLighting();
  }

  /** Averages each measured place with its neighbours on the same surface, which takes out single dark places. */
  private smoothLighting() {
    const { lightingWidth, lightingHeight, litIds } = this;
    const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => down * lightingWidth + across));
    around.splice(4, 1);
    for (const values of [this.lit, this.open]) {
      const before = values.slice();
      for (let row = 1; row < lightingHeight - 1; row++) {
        for (let column = 1; column < lightingWidth - 1; column++) {
          const at = row * lightingWidth + column;
          if (litIds[at] === backdropId) continue;
          let sum = before[at]! * 2;
          let weight = 2;
          for (const away of around) {
            if (litIds[at + away] !== litIds[at]) continue;
            sum += before[at + away]!;
            weight += 1;
          }
          values[at] = sum / weight;
        }
      }
    }
  }

  private measuredLit = 0;
  private measuredOpen = 0;
  private measuredMask = 1;
  private normalX = 0;
  private normalY = 0;
  private normalZ = 0;

  private findNormal(id: number, x: number, y: number, z: number) {
    if (id === floorId) {
      this.normalX = 0;
      this.normalY = 1;
      this.normalZ = 0;
      return;
    }
    if (id === wallId) {
      this.normalX = 0;
      this.normalY = 0;
      this.normalZ = -1;
      return;
    }
    // Four samples at the corners of a tetrahedron give the slope of the distance.
    const { table, point } = this;
    const index = id - firstSolidId;
    const e = 0.004;
    point[0] = x + e;
    point[1] = y - e;
    point[2] = z - e;
    table.measure(index, point);
    const a = point[3]!;
    point[0] = x - e;
    point[2] = z + e;
    table.measure(index, point);
    const b = point[3]!;
    point[1] = y + e;
    point[2] = z - e;
    table.measure(index, point);
    const c = point[3]!;
    point[0] = x + e;
    point[2] = z + e;
    table.measure(index, point);
    const d = point[3]!;
    const nx = a - b - c + d;
    const ny = -a - b + c + d;
    const nz = -a + b - c + d;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    this.normalX = nx / length;
    this.normalY = ny / length;
    this.normalZ = nz / length;
  }

  /** Shadow and openness at the aimed ray's hit: 1 is fully lit and fully open. */
  private measureLight(id: number, depth: number) {
    const x = this.dirX * depth;
    const y = this.eyeY + this.dirY * depth;
    const z = this.eyeZ + this.dirZ * depth;
    this.findNormal(id, x, y, z);
    const { normalX: nx, normalY: ny, normalZ: nz, point } = this;
    const [keyX, keyY, keyZ] = this.key;
    const facing = nx * keyX + ny * keyY + nz * keyZ;
    let lit = 1;
    this.activateAround(x, y, z);
    if (facing > -0.15 && this.activeCount > 0) {
      const { sharpness } = this.scene.light;
      const originX = x + nx * 0.012;
      const originY = y + ny * 0.012;
      const originZ = z + nz * 0.012;
      // The floor under a rounded edge would be black for a hair's breadth; a soft light has no such line.
      let along = id === floorId ? 0.09 : 0.02;
      for (let step = 0; step < 20; step++) {
        point[0] = originX + keyX * along;
        point[1] = originY + keyY * along;
        point[2] = originZ + keyZ * along;
        point[4] = 1;
        this.nearest();
        const distance = point[4]!;
        lit = Math.min(lit, 0.5 + (0.5 * distance * sharpness) / along);
        if (lit <= 0.02) break;
        along += Math.max(0.03 + along * 0.02, Math.min(0.6, distance * 0.95));
        if (along > 6) break;
      }
      lit = smoothstep(0, 1, lit);
    }
    let closed = 0;
    for (let i = 1; i <= 4; i++) {
      const reach = 0.05 * i * i;
      point[0] = x + nx * reach;
      point[1] = y + ny * reach;
      point[2] = z + nz * reach;
      point[4] = reach;
      this.nearest();
      let distance = Math.min(point[4]!, point[1]!);
      if (this.scene.wall) distance = Math.min(distance, this.scene.wall.z - point[2]!);
      closed += Math.max(0, reach - distance) / (reach * 2 ** (i * 0.6));
    }
    this.measuredMask = this.scene.light.mask ? this.scene.light.mask(x, y, z) : 1;
    this.measuredLit = Math.max(0, lit);
    this.measuredOpen = Math.max(id === floorId ? 0.55 : 0.3, 1 - closed * 0.6);
  }

  /** Shared shadow and openness for a pixel, from the measured places around it on the same surface. */
  private shareLight(px: number, py: number, id: number): boolean {
    const fx = (px - lightingOffset) / lightingStep;
    const fy = (py - lightingOffset) / lightingStep;
    const column = Math.floor(fx);
    const row = Math.floor(fy);
    let weight = 0;
    let lit = 0;
    let open = 0;
    let masked = 0;
    for (let j = 0; j <= 1; j++) {
      for (let i = 0; i <= 1; i++) {
        const c = column + i;
        const r = row + j;
        if (c < 0 || r < 0 || c >= this.lightingWidth || r >= this.lightingHeight) continue;
        const at = r * this.lightingWidth + c;
        if (this.litIds[at] !== id) continue;
        const share =
          (i === 0 ? 1 - (fx - column) : fx - column) * (j === 0 ? 1 - (fy - row) : fy - row) + 1e-4;
        weight += share;
        lit += this.lit[at]! * share;
        open += this.open[at]! * share;
        masked += this.masked[at]! * share;
      }
    }
    if (weight === 0) return false;
    this.measuredLit = lit / weight;
    this.measuredOpen = open / weight;
    this.measuredMask = masked / weight;
    return true;
  }

  paint() {
    const { width, height, ids, raster } = this;
    const { data } = raster;
    const painted = new Float32Array(3);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x;
        const id = ids[pixel]!;
        const isEdge =
          (x > 0 && ids[pixel - 1] !== id) ||
          (x < width - 1 && ids[pixel + 1] !== id) ||
          (y > 0 && ids[pixel - width] !== id) ||
          (y < height - 1 && ids[pixel + width] !== id) ||
          (id >= firstSolidId && x > 0 && Math.abs(this.depths[pixel]! - this.depths[pixel - 1]!) > 0.12);
        if (!isEdge) {
          if (id === backdropId) continue;
          this.aim(x + 0.5, y + 0.5);
          const depth = this.depths[pixel]!;
          // Nothing is left of the floor where it has run into the backdrop.
          if (id === floorId && this.isFaded(depth)) continue;
          this.shade(x, y, id, depth);
          for (let channel = 0; channel < 3; channel++) data[pixel * 3 + channel] = this.out[channel]!;
          continue;
        }
        painted.fill(0);
        const pixelSpread = 2 / (this.side * this.focal);
        const start = Math.max(0, this.nearDepthAround(x, y) - 0.4);
        for (let sample = 0; sample < 4; sample++) {
          // A grid turned by 27 degrees meets both upright and level edges at four different places.
          this.aim(x + 0.5 + rotatedGridX[sample]!, y + 0.5 + rotatedGridY[sample]!);
          this.activateCone(pixelSpread);
          this.cast(start);
          this.shade(x, y, this.hitId, this.hitDepth);
          for (let channel = 0; channel < 3; channel++)
            painted[channel] = painted[channel]! + this.out[channel]! / 4;
        }
        data.set(painted, pixel * 3);
      }
    }
  }

  /** Whether the floor at a depth along the aimed ray lies where the backdrop alone is seen. */
  private isFaded(depth: number): boolean {
    const { fadeFrom, fadeTo } = this.scene.floor;
    return fadeTo > fadeFrom && this.eyeZ + this.dirZ * depth >= fadeTo;
  }

  private nearDepthAround(x: number, y: number): number {
    let near = farAway;
    for (let j = Math.max(0, y - 1); j <= Math.min(this.height - 1, y + 1); j++) {
      for (let i = Math.max(0, x - 1); i <= Math.min(this.width - 1, x + 1); i++) {
        const pixel = j * this.width + i;
        if (this.ids[pixel]! >= firstSolidId) near = Math.min(near, this.depths[pixel]!);
      }
    }
    return near;
  }

  /** Mirror image of the lights in a surface: a key light of finite size and a tall strip at the left, as in a studio. */
  private reflect({ gloss }: Material, toEye: number, masked: number): number {
    const [keyX, keyY, keyZ] = this.key;
    const x = this.dirX + 2 * toEye * this.normalX;
    const y = this.dirY + 2 * toEye * this.normalY;
    const z = this.dirZ + 2 * toEye * this.normalZ;
    const edge = 0.4 * (1 - gloss);
    const inKey = clamp01(x * keyX + y * keyY + z * keyZ);
    const box = smoothstep(0.9 - edge, 0.97, inKey) * 2.2 * masked * (0.25 + 0.75 * this.measuredLit);
    const strip =
      smoothstep(0.5 - edge, 0.68, -x) * (1 - smoothstep(0.8, 0.92 + edge, -x)) * smoothstep(-0.3, 0.1, y);
    return box + strip * 1.5 * gloss;
  }

  /** Colour of the aimed ray's hit, into `out`. */
  private shade(px: number, py: number, id: number, depth: number) {
    const { light, floor, wall, solids } = this.scene;
    const { out } = this;
    const pixel = (py * this.width + px) * 3;
    const behind = this.raster.data;
    if (id === backdropId) {
      out[0] = behind[pixel]!;
      out[1] = behind[pixel + 1]!;
      out[2] = behind[pixel + 2]!;
      return;
    }
    const x = this.dirX * depth;
    const y = this.eyeY + this.dirY * depth;
    const z = this.eyeZ + this.dirZ * depth;
    if (!this.shareLight(px, py, id)) this.measureLight(id, depth);
    this.findNormal(id, x, y, z);
    const surface =
      id === floorId ? floor.material : id === wallId ? wall!.material : solids[id - firstSolidId]!.material;
    const { normalX: nx, normalY: ny, normalZ: nz } = this;
    const [keyX, keyY, keyZ] = this.key;
    const facing = nx * keyX + ny * keyY + nz * keyZ;
    const masked = this.measuredMask;
    const wrap = surface.translucency * 0.5;
    const direct =
      clamp01((facing + wrap) / (1 + wrap)) * (this.measuredLit * (1 - wrap * 0.6) + wrap * 0.6) * masked;
    const open = this.measuredOpen;
    const up = ny * 0.5 + 0.5;

    const patterned = surface.pattern ? clamp01(surface.pattern.amount(x, y, z)) : 0;
    const toEye = -(nx * this.dirX + ny * this.dirY + nz * this.dirZ);
    const away = 1 - clamp01(toEye);
    // To the fifth power, as Schlick has it; the operator takes any exponent and far longer.
    const grazing = away * away * (away * away) * away;
    const isShiny = surface.gloss > 0.14;
    const studio = isShiny ? this.reflect(surface, toEye, masked) : 0;
    const mirror = surface.metal * 0.75 + (1 - surface.metal) * (0.035 + 0.05 * surface.gloss);
    const fresnel = (mirror + (1 - mirror) * grazing) * surface.gloss;
    const skyShare = isShiny ? smoothstep(-0.4, 0.9, this.dirY + 2 * toEye * ny) : 0.5;
    const diffuse = 1 - surface.metal * 0.8;

    for (let channel = 0 as 0 | 1 | 2; channel < 3; channel++) {
      const plain = surface.color[channel]!;
      const color = surface.pattern ? plain + (surface.pattern.color[channel]! - plain) * patterned : plain;
      const ambient = (light.bounce[channel]! * (1 - up) + light.sky[channel]! * up) * open;
      const fill = ambient + light.color[channel]! * direct + color * (1 - open) * 0.08;
      const around =
        (light.bounce[channel]! + (light.sky[channel]! * 1.3 - light.bounce[channel]!) * skyShare) *
          (0.35 + 0.65 * open) +
        light.color[channel]! * studio;
      const tint = surface.metal * color + (1 - surface.metal);
      out[channel] =
        color * fill * diffuse +
        around * fresnel * tint * (surface.metal * 1.2 + (1 - surface.metal) * 1.6) +
        color * surface.glow;
    }

    if (id === floorId && floor.fadeTo > floor.fadeFrom) {
      const fade = smoothstep(floor.fadeFrom, floor.fadeTo, z);
      for (let channel = 0; channel < 3; channel++) {
        out[channel] = out[channel]! + (behind[pixel + channel]! - out[channel]!) * fade;
      }
    }
  }
}

const rotatedGridX = [-0.125, 0.375, -0.375, 0.125];
const rotatedGridY = [-0.375, -0.125, 0.125, 0.375];

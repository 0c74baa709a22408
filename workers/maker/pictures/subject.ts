import { contours, pathOf, signedArea, smoothed } from "./contours";
import {
  artSide,
  type Box,
  cells,
  type Measures,
  margin,
  measureSubject,
  unitsPerCell,
} from "./measure-subject";
import { dataAddress, type Rendered, renderAtSomeScale } from "./render-svg";

/** A subject as a picture, crisp up to the size it was made for. */
export interface Sprite {
  /** A data address of a PNG. */
  href: string;
  /** What it covers, in units. */
  box: Box;
  rendered: Rendered;
}

export interface SpriteOptions {
  /** Standard deviation, in units. */
  blur?: number;
  /** The silhouette in one colour. */
  flat?: string;
}

/** What a picture shows: measured once, drawn at any size. Lengths in units, of which its square has 32. */
export interface Subject extends Measures {
  /** Of the room that a composition has for it, it takes this share of each length: a ring is smaller than a car. */
  size: number;
  /** A photograph shows what it was taken of upright: tilted, it looks pasted on. */
  isPhoto: boolean;
  /** Path data at a distance around it: 0 is the silhouette; farther out holes are closed. */
  outline(distance: number): string;
  sprite(pixelsPerUnit: number, options?: SpriteOptions): Sprite;
}

const square: Box = { x: -margin, y: -margin, width: artSide + 2 * margin, height: artSide + 2 * margin };
const measuredWidth = cells * 1.5;
/** Room around a sprite, in units. */
const bleed = 1;
const finest = 30;

/** Measures what is drawn on its square. */
export const measureArt = (body: string): Measures =>
  measureSubject(renderAtSomeScale(wrap(body, square), measuredWidth));

/** A subject whose own picture is any SVG in its square. */
export function subjectOf(measures: Measures, body: string, { size = 1, isPhoto = false } = {}): Subject {
  const outlines = new Map<number, string>();
  const sprites = new Map<string, Sprite>();
  const { box, field, winding } = measures;
  const outline = (distance: number) => {
    const kept = outlines.get(distance);
    if (kept !== undefined) return kept;
    const loops = contours(field, cells, Math.max(0.5, distance / unitsPerCell))
      .filter((loop) => distance === 0 || signedArea(loop) * winding > 0)
      .map((loop) => smoothed(loop, distance > 0 ? 6 : 2))
      .map((loop) =>
        loop.map(([x, y]) => [(x + 0.5) * unitsPerCell - margin, (y + 0.5) * unitsPerCell - margin] as const),
      );
    const path = pathOf(loops);
    outlines.set(distance, path);
    return path;
  };
  return {
    ...measures,
    size,
    isPhoto,
    outline,
    sprite(pixelsPerUnit, { blur = 0, flat } = {}) {
      const scale = Math.min(finest, Math.max(1, Math.ceil(pixelsPerUnit * 2) / 2));
      const key = `${scale} ${blur} ${flat ?? ""}`;
      const kept = sprites.get(key);
      if (kept) return kept;
      const room = bleed + blur * 3;
      const window: Box = {
        x: box.x - room,
        y: box.y - room,
        width: box.width + room * 2,
        height: box.height + room * 2,
      };
      const shape = flat ? `<path fill="${flat}" fill-rule="evenodd" d="${outline(0)}"/>` : body;
      const svg = wrap(blur > 0 ? blurred(shape, window, blur) : shape, window);
      const rendered = renderAtSomeScale(svg, window.width * scale, { asPng: true });
      const sprite = { href: dataAddress(rendered.png!), box: window, rendered };
      sprites.set(key, sprite);
      return sprite;
    },
  };
}

const wrap = (body: string, { x, y, width, height }: Box) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${x} ${y} ${width} ${height}">${body}</svg>`;

const blurred = (body: string, { x, y, width, height }: Box, deviation: number) =>
  `<defs><filter id="blur" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter></defs><g filter="url(#blur)">${body}</g>`;

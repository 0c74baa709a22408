import type { Layout } from "./layout";
import type { Box } from "./measure-subject";
import { tone } from "./oklch";
import type { Sprite, Subject } from "./subject";
import { turned } from "./turned";

/** A stop of a gradient: its place, 0–1, its colour and its opacity. */
export type Stop = readonly [at: number, color: string, opacity?: number];

/** Where a subject lies in a picture, turned, in units of the picture. */
export interface Placement {
  subject: Subject;
  /** Units of the picture per unit of the subject. */
  scale: number;
  turn: number;
  /** Of the subject's origin. */
  x: number;
  y: number;
  /** Around its outline. */
  box: Box;
  centre: { x: number; y: number };
  /** What touches the ground. */
  base: number;
  foot: { left: number; right: number };
}

export interface FitOptions {
  /** Degrees, clockwise. */
  turn?: number;
  /** Share of the box it may fill. */
  fill?: number;
  /** Where it lies in what is left of the box, 0–1: 1 is to the right and below. */
  across?: number;
  down?: number;
}

/** Sharpness of what is drawn small and stretched: shadows, in pixels per unit of a subject. */
export const shadowDetail = 5;
/** Sprites are rasterised finer than they are shown: the art's inner shadows have steps. */
const fineness = 1.2;
const footShare = 0.06;

export const digits = (value: number) => String(Math.round(value * 10) / 10);

/** An SVG being drawn, from the back to the front, and where its subjects are. */
export class Picture {
  /** Shown whole, the last one foremost. */
  readonly heroes: Placement[] = [];
  text: Box;
  /** Of large soft areas, which would show steps: the most a channel differs, as a share. */
  grain = 0;
  readonly #definitions: string[] = [];
  readonly #elements: string[] = [];
  #ids = 0;

  constructor(
    readonly layout: Layout,
    /** Pixels per unit of the picture as it will be rendered. */
    readonly resolution: number,
  ) {
    this.text = layout.text;
  }

  get width() {
    return this.layout.width;
  }

  get height() {
    return this.layout.height;
  }

  /** The shorter and the longer side. */
  get short() {
    return Math.min(this.width, this.height);
  }

  get long() {
    return Math.max(this.width, this.height);
  }

  newId(): string {
    return `z${(this.#ids++).toString(36)}`;
  }

  define(element: string) {
    this.#definitions.push(element);
  }

  add(element: string) {
    this.#elements.push(element);
  }

  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const id = this.newId();
    this.define(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${digits(x1)}" y1="${digits(y1)}" x2="${digits(x2)}" y2="${digits(y2)}">${stopsOf(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** From above to below, over the whole picture where nothing else is said. */
  vertical(stops: readonly Stop[], from = 0, to = this.height): string {
    return this.linear(0, from, 0, to, stops);
  }

  /** The same, from one tone of a colour to another. */
  shaded(color: string, above: number, below: number, from = 0, to = this.height): string {
    return this.vertical(
      [
        [0, tone(color, above)],
        [1, tone(color, below)],
      ],
      from,
      to,
    );
  }

  radial(x: number, y: number, rx: number, ry: number, stops: readonly Stop[]): string {
    const id = this.newId();
    this.define(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${digits(x)} ${digits(y)}) scale(${digits(rx)} ${digits(ry)})">${stopsOf(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  clip(shape: string): string {
    const id = this.newId();
    this.define(`<clipPath id="${id}">${shape}</clipPath>`);
    return `url(#${id})`;
  }

  rect({ x, y, width, height }: Box, fill: string, more = "") {
    this.add(
      `<rect x="${digits(x)}" y="${digits(y)}" width="${digits(width)}" height="${digits(height)}" fill="${fill}" ${more}/>`,
    );
  }

  /** The whole picture. */
  ground(fill: string, more = "") {
    this.rect({ x: 0, y: 0, width: this.width, height: this.height }, fill, more);
  }

  /** Everything below a line. */
  below(y: number, fill: string, more = "") {
    this.rect({ x: 0, y, width: this.width, height: this.height - y }, fill, more);
  }

  circle(x: number, y: number, radius: number, fill: string, more = "") {
    this.add(`<circle cx="${digits(x)}" cy="${digits(y)}" r="${digits(radius)}" fill="${fill}" ${more}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = "") {
    this.add(
      `<ellipse cx="${digits(x)}" cy="${digits(y)}" rx="${digits(rx)}" ry="${digits(ry)}" fill="${fill}" ${more}/>`,
    );
  }

  path(data: string, fill: string, more = "") {
    this.add(`<path d="${data}" fill="${fill}" ${more}/>`);
  }

  /** What is drawn within, seen only inside a shape. */
  within(shape: string, draw: () => void) {
    this.add(`<g clip-path="${this.clip(shape)}">`);
    draw();
    this.add("</g>");
  }

  /** A soft spot of light or shade that falls off to nothing. */
  glow(x: number, y: number, rx: number, color: string, opacity: number, ry = rx) {
    const fall: Stop[] = [
      [0, color, opacity],
      [0.35, color, opacity * 0.72],
      [0.7, color, opacity * 0.2],
      [1, color, 0],
    ];
    this.ellipse(x, y, rx, ry, this.radial(x, y, rx, ry, fall));
  }

  /** Where a subject lands so that its outline, turned, fits into a box. */
  fit(
    subject: Subject,
    box: Box,
    { turn: wanted = 0, fill = 1, across = 0.5, down = 0.5 }: FitOptions = {},
  ): Placement {
    const turn = subject.isPhoto ? (subject.standing ?? 0) : wanted;
    const shape = subject.points.map((point) => turned(point, turn));
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [x, y] of shape) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const scale = Math.min(box.width / (right - left), box.height / (bottom - top)) * fill * subject.size;
    const width = (right - left) * scale;
    const height = (bottom - top) * scale;
    const x = box.x + (box.width - width) * across;
    const y = box.y + (box.height - height) * down;
    const low = shape.filter(([, v]) => v > bottom - (bottom - top) * footShare).map(([u]) => u);
    return {
      subject,
      scale,
      turn,
      x: x - left * scale,
      y: y - top * scale,
      box: { x, y, width, height },
      centre: { x: x + width / 2, y: y + height / 2 },
      base: y + height,
      foot: { left: x + (Math.min(...low) - left) * scale, right: x + (Math.max(...low) - left) * scale },
    };
  }

  /** For `transform`, moved by so much. */
  transformOf({ x, y, turn, scale }: Placement, dx = 0, dy = 0): string {
    return `translate(${digits(x + dx)} ${digits(y + dy)}) rotate(${turn}) scale(${scale.toFixed(4)})`;
  }

  /** Draws a subject that has to be seen whole. */
  put(placement: Placement) {
    this.heroes.push(placement);
    this.lay(placement);
  }

  /** Draws a subject that is one of many. */
  lay(placement: Placement) {
    this.add(`<g transform="${this.transformOf(placement)}">${imageOf(this.spriteOf(placement))}</g>`);
  }

  /** What `put` draws. */
  spriteOf({ subject, scale }: Placement): Sprite {
    return subject.sprite(scale * fineness * this.resolution);
  }

  /** A blurred copy, in its own colours or flat, moved by so much. */
  blurred(
    placement: Placement,
    { blur, flat, opacity = 1, dx = 0, dy = 0, detail = shadowDetail }: BlurOptions,
  ) {
    const sprite = placement.subject.sprite(detail, { blur, flat });
    this.add(
      `<g transform="${this.transformOf(placement, dx, dy)}" opacity="${opacity}">${imageOf(sprite)}</g>`,
    );
  }

  /** The shape of a subject at a distance around it. */
  silhouette(placement: Placement, distance: number, fill: string, { dx = 0, dy = 0, opacity = 1 } = {}) {
    this.add(
      `<g transform="${this.transformOf(placement, dx, dy)}"><path d="${placement.subject.outline(distance)}" fill="${fill}" fill-rule="evenodd" fill-opacity="${opacity}"/></g>`,
    );
  }

  toSvg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${digits(this.width)} ${digits(this.height)}"><defs>${this.#definitions.join("")}</defs>${this.#elements.join("")}</svg>`;
  }
}

interface BlurOptions {
  blur: number;
  flat?: string;
  opacity?: number;
  dx?: number;
  dy?: number;
  detail?: number;
}

/** A sprite as an element, in units of its subject. */
export const imageOf = ({ href, box }: Sprite, more = "") =>
  `<image href="${href}" x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" ${more}/>`;

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([at, color, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`,
    )
    .join("");

import { lchOf, tone } from "../oklch";
import { digits } from "../picture";
import { plainScheme } from "../scheme";
import type { Field } from "./field";

export const repeats = [
  "geometric",
  "waves",
  "checks",
  "stripes",
  "dots",
  "memphis",
  "scales",
  "tiles",
  "chevron",
  "gingham",
  "plaid",
  "herringbone",
  "hearts",
  "stars",
] as const;
export type Repeat = (typeof repeats)[number];

/** What repeats: its width and height in shares of the picture's shorter side, and its elements, 100 units wide. */
interface Tile {
  width: number;
  /** Height by width. */
  shape?: number;
  draw(colors: { ground: string; first: string; second: string; third: string }): string;
}

const rect = (x: number, y: number, width: number, height: number, fill: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const circle = (x: number, y: number, radius: number, fill: string, more = "") =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
const path = (data: string, fill: string, more = "") => `<path d="${data}" fill="${fill}" ${more}/>`;
const line = (data: string, color: string, width: number, more = "") =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`;
const at = (x: number, y: number, turn: number, size: number, element: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${element}</g>`;

const heart = "M0 8C-4 3-11-1-11-6C-11-12-3-13 0-7C3-13 11-12 11-6C11-1 4 3 0 8Z";
const star = Array.from({ length: 10 }, (_, i) => {
  const angle = (i / 10) * 2 * Math.PI - Math.PI / 2;
  const radius = i % 2 ? 4.6 : 11;
  return `${i ? "L" : "M"}${digits(Math.cos(angle) * radius)} ${digits(Math.sin(angle) * radius)}`;
}).join("");
/** Two of a motif in a tile, the second set off, so that rows alternate. */
const strewn = (motif: (color: string) => string, first: string, second: string) =>
  at(25, 25, -10, 1.5, motif(first)) + at(75, 75, 12, 1.5, motif(second));

const tiles: Record<Repeat, Tile> = {
  geometric: {
    width: 0.36,
    draw: ({ first, second, third }) =>
      path("M0 0H50V50A50 50 0 0 1 0 0Z", first) +
      path("M50 0H100A50 50 0 0 1 50 50Z", second) +
      circle(25, 75, 16, third) +
      path("M50 50H100V100Z", first) +
      path("M0 100A50 50 0 0 1 50 50V100Z", second, 'fill-opacity=".35"'),
  },
  waves: {
    width: 0.2,
    shape: 0.5,
    draw: ({ first, second }) =>
      line("M-5 12Q20-6 50 12T105 12", first, 9) + line("M-5 37Q20 19 50 37T105 37", second, 9),
  },
  checks: {
    width: 0.22,
    draw: ({ first }) => rect(0, 0, 50, 50, first) + rect(50, 50, 50, 50, first),
  },
  stripes: {
    width: 0.3,
    shape: 0.2,
    draw: ({ first, second }) =>
      rect(8, -1, 34, 22, first) + rect(58, -1, 10, 22, second) + rect(80, -1, 4, 22, first),
  },
  dots: {
    width: 0.17,
    draw: ({ first, second }) => circle(25, 25, 15, first) + circle(75, 75, 15, second),
  },
  memphis: {
    width: 0.5,
    draw: ({ first, second, third }) =>
      line("M8 18l8-9l8 9l8-9l8 9", first, 3.5) +
      circle(72, 16, 8, second) +
      at(88, 46, 24, 1, rect(-8, -8, 16, 16, third)) +
      path("M22 44A12 12 0 0 1 46 44Z", third) +
      line("M58 70l14 14M66 66l14 14", first, 3.5) +
      at(18, 78, -18, 1, path("M-9 8H9L0-9Z", second)) +
      circle(44, 88, 5, "none", `stroke="${first}" stroke-width="3.5"`) +
      circle(58, 40, 2.4, first) +
      circle(8, 56, 2.4, third) +
      circle(90, 90, 2.4, second),
  },
  scales: {
    width: 0.18,
    draw: ({ ground, first, second }) =>
      [
        [50, 100],
        [0, 50],
        [100, 50],
        [50, 0],
        [0, -50],
        [100, -50],
      ]
        .toReversed()
        .map(([x = 0, y = 0]) =>
          [
            [50, first],
            [42, ground],
            [34, second],
            [25, ground],
            [16, first],
          ]
            .map(([radius, color]) => circle(x, y, Number(radius), String(color)))
            .join(""),
        )
        .join(""),
  },
  tiles: {
    width: 0.32,
    draw: ({ first, second, third }) =>
      [0, 90, 180, 270]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} 50 50)">${path("M50 50C38 30 38 14 50 4C62 14 62 30 50 50Z", first)}${path("M0 0H22A22 22 0 0 1 0 22Z", second)}${path("M30 30C22 26 16 18 15 15C18 16 26 22 30 30Z", third)}</g>`,
        )
        .join("") +
      circle(50, 50, 7, third) +
      line("M0 0H100V100", second, 1.6),
  },
  chevron: {
    width: 0.2,
    draw: ({ first, second }) =>
      line("M-10 35L50-5L110 35", first, 17) +
      line("M-10 85L50 45L110 85", second, 17) +
      line("M-10 135L50 95L110 135", first, 17),
  },
  gingham: {
    width: 0.13,
    draw: ({ first }) =>
      rect(0, 0, 50, 100, first, 'fill-opacity=".5"') + rect(0, 0, 100, 50, first, 'fill-opacity=".5"'),
  },
  plaid: {
    width: 0.34,
    draw: ({ first, second, third }) =>
      [0, 90]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} 50 50)">${rect(8, 0, 30, 100, first, 'fill-opacity=".5"')}${rect(52, 0, 14, 100, second, 'fill-opacity=".5"')}${rect(21, 0, 3, 100, third, 'fill-opacity=".8"')}${rect(84, 0, 2.5, 100, third, 'fill-opacity=".8"')}</g>`,
        )
        .join(""),
  },
  herringbone: {
    width: 0.18,
    draw: ({ first, second }) =>
      [-1, 0, 1, 2, 3, 4]
        .map(
          (i) =>
            line(`M0 ${i * 25}L50 ${i * 25 + 38}`, i % 2 ? first : second, 13) +
            line(`M100 ${i * 25}L50 ${i * 25 + 38}`, i % 2 ? second : first, 13),
        )
        .join(""),
  },
  hearts: { width: 0.24, draw: ({ first, second }) => strewn((color) => path(heart, color), first, second) },
  stars: { width: 0.24, draw: ({ first, second }) => strewn((color) => path(star, color), first, second) },
};

/** A tile over the whole picture. */
export const repeatOf = (id: Repeat): Field => ({
  id,
  kind:
    id === "dots"
      ? "dots"
      : id === "stripes" || id === "chevron"
        ? "stripes"
        : id === "waves"
          ? "waves"
          : "shapes",
  draw(picture, { palette, random }) {
    const scheme = plainScheme(palette, "light", random);
    const [first, second, third] = scheme.accents.map((hex) =>
      lchOf(hex).l > 0.88 ? tone(hex, -0.12, 1.3) : hex,
    ) as [string, string, string];
    const { width, shape = 1, draw } = tiles[id];
    // So wide that whole tiles fill the picture.
    const side = picture.width / Math.max(1, Math.round(picture.width / (picture.short * width)));
    const name = picture.newId();
    picture.define(
      `<pattern id="${name}" patternUnits="userSpaceOnUse" width="${side}" height="${side * shape}" viewBox="0 0 100 ${100 * shape}">${draw({ ground: scheme.ground, first, second, third })}</pattern>`,
    );
    picture.ground(scheme.ground);
    picture.ground(`url(#${name})`);
    return scheme;
  },
});

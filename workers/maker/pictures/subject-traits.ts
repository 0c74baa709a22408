import { lchOf, type Oklch } from "./oklch";
import type { Surroundings } from "./surroundings";

/** Of trades that are not to be shown at play: law, money, health, mourning. */
const serious = new Set(
  "balance-scale classical-building bank money-bag credit-card chart-increasing bar-chart briefcase stethoscope tooth hospital adhesive-bandage ambulance dna microscope coffin funeral-urn candle dove shield locked key fountain-pen scroll hearing-aid manual-wheelchair crutch lungs anatomical-heart brain bone house-with-garden".split(
    " ",
  ),
);

export const isSerious = (id: string) => serious.has(id);

/** Art that fills so much of its box has no thin parts that would look lost when it is shown close. */
export const compactFill = 0.62;

/** Subjects whose art is a picture of a place in a frame: the place is drawn instead. */
const sceneries: Readonly<Record<string, Surroundings>> = {
  sunrise: { place: "sea", time: "dawn" },
  "sunrise-over-mountains": { place: "hills", time: "dawn" },
  sunset: { place: "street", time: "dusk" },
  cityscape: { place: "street", time: "noon" },
  "cityscape-at-dusk": { place: "street", time: "dusk" },
  "night-with-stars": { place: "street", time: "night" },
  "bridge-at-night": { place: "street", time: "night" },
  foggy: { place: "street", time: "dawn" },
  "milky-way": { place: "hills", time: "night" },
  "national-park": { place: "hills", time: "noon" },
};

export const sceneryOf = (id: string): Surroundings | null => sceneries[id] ?? null;

/** Art whose colours nobody knows the thing by: coffee in it is mauve, china and rice are lilac. */
const paints: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  "hot-beverage": [
    ["#7d4a50", "#59331f"],
    ["#b4a0cc", "#dccfbd"],
  ],
  "teacup-without-handle": [["#d9cdef", "#ece4d6"]],
  "cooked-rice": [["#e9def8", "#f3eee4"]],
};

export const paintsOf = (id: string): readonly { from: Oklch; to: Oklch }[] =>
  (paints[id] ?? []).map(([from, to]) => ({ from: lchOf(from), to: lchOf(to) }));

/**
 * What is painted where a thing is said to have a colour, if that is not the colour of most of its art: a bicycle's frame, not
 * its tyres. Null of what would lose more by it: the coffee in a white cup.
 */
const bodies: Readonly<Record<string, string | null>> = { bicycle: "#e3455a", "hot-beverage": null };

/** The colour of a thing that another one may take the place of; null where none may. `main` is that of most of its art. */
export function bodyColorOf(id: string, main: Oklch | null): Oklch | null {
  const body = bodies[id];
  return body ? lchOf(body) : body === null ? null : main;
}

/** Art seen from a corner, and what grows: turned until it balances, it would lean. */
const uprights = new Set(["bread", "palm-tree"]);

export const standsUpright = (id: string) => uprights.has(id);

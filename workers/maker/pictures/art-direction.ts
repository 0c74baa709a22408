import type { ArtDirection } from "~/domain/image/art-direction";
import { seededRandom, seedOf } from "../seeded-random";
import { completedPalette, paletteOf } from "./palettes";
import { type Time, times } from "./surroundings";

/** What the pictures of one video have in common, or of one prompt. */
export interface Direction {
  palette: readonly string[];
  time: Time;
  /** Ids of compositions that go together, in the order of their turns; null for all of them. */
  family: readonly string[] | null;
  /** Which picture of its series this is. */
  turn: number;
  /** Orders the ideas: the same for all pictures of a series. */
  seed: number;
}

const families = {
  stillLife: ["window", "float", "table", "mesh", "halo", "rings", "outdoors", "frame"],
  print: ["paper", "echo", "sticker", "frame", "pattern", "blocks", "grid", "stripes", "outdoors"],
  graphic: ["split", "sunburst", "crop", "stripes", "rings", "toss", "blocks", "halo", "outdoors"],
  evening: ["spotlight", "float", "table", "rings", "mesh", "halo", "outdoors", "rhythm"],
} as const;
const familiesOfTone: Record<ArtDirection["tone"], readonly (keyof typeof families)[]> = {
  plain: ["stillLife", "graphic"],
  warm: ["stillLife", "print"],
  bold: ["graphic", "print"],
  playful: ["print", "graphic"],
  premium: ["evening", "stillLife"],
};
/** Pictures of one video have seeds that follow one another; farther apart they are taken as they come. */
const longestSeries = 64;
const mostAgain = 1000;

/** The direction of a picture of a video; of one that stands alone, its own. */
export function directionOf(order: {
  prompt: string;
  seed: number;
  direction: ArtDirection | null;
  /** Colours that the words name. */
  named?: readonly string[];
}): Direction {
  const { direction, seed, named = [] } = order;
  if (!direction) {
    const own = seedOf(order.prompt, 0);
    const random = seededRandom(own);
    return {
      palette:
        named.length > 0 ? completedPalette(named) : paletteOf(null, seed + Math.floor(random.next() * 1000)),
      time: times[(seed + Math.floor(random.next() * 4)) % times.length]!,
      family: null,
      turn: seed,
      seed: own,
    };
  }
  const random = seededRandom(direction.seed);
  const away = (seed - direction.seed) >>> 0;
  const place = direction.place ?? (away < longestSeries ? away : null);
  // A scene that is drawn anew keeps to its half of the ideas, and so apart from its neighbours.
  const again = place === null ? 0 : ((away - place) >>> 0) % mostAgain;
  const chosen = random.pick(familiesOfTone[direction.tone]);
  return {
    palette:
      direction.palette.length > 0
        ? completedPalette(direction.palette)
        : paletteOf(direction.tone, Math.floor(random.next() * 1000)),
    time:
      direction.tone === "premium" ? random.pick(["dusk", "night"]) : random.pick(["dawn", "noon", "dusk"]),
    family: random.shuffle(families[chosen]),
    turn: place === null ? seed : place + 2 * again,
    seed: direction.seed,
  };
}

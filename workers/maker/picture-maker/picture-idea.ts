import type { Oklch } from "./color";

/** What a picture is to show, as read from its words. */
export interface PictureIdea {
  subject: Subject;
  /** The thing on a stage or a table. */
  thing: Thing;
  /** Colours named in the words, most important first. */
  colors: Oklch[];
  time: TimeOfDay;
  mood: Mood;
  view: View;
  /** What is left out of the scene. */
  without?: ReadonlySet<Without>;
  /** Colours to keep away from. */
  avoid?: readonly Oklch[];
  /** Colours named for the ground: one, or two that run into one another. */
  ground?: readonly Oklch[];
  /** Colour of what stands around the thing. */
  around?: Oklch;
  /** What else the words put into the scene. */
  details?: ReadonlySet<Detail>;
  /** How solids are shown; as they are where absent. */
  build?: "clay" | "isometric";
}

/** What a painter may leave out when asked to. */
export type Without =
  | "plants"
  | "props"
  | "sun"
  | "stars"
  | "clouds"
  | "grain"
  | "vignette"
  | "text"
  | "bokeh";

/** What a scene may hold beside its subject. */
export type Detail =
  | "lake"
  | "sand"
  | "palms"
  | "window"
  | "snow"
  | "autumn"
  | "fireworks"
  | "bed"
  | "blossom"
  | "face"
  | "pastel";

export const subjects = [
  "stage",
  "table",
  "mountains",
  "sea",
  "forest",
  "desert",
  "city",
  "room",
  "waves",
  "blocks",
  "celebration",
  "leaves",
  "cloth",
  "shopfront",
] as const;
export type Subject = (typeof subjects)[number];

/** Things that stand for a kind of sentence. */
export const symbolThings = [
  "calendar",
  "pin",
  "coins",
  "clock",
  "people",
  "medal",
  "bulb",
  "heart",
] as const;
export type SymbolThing = (typeof symbolThings)[number];

/** Things of trades and households. */
export const objectThings = [
  "house",
  "key",
  "laptop",
  "plate",
  "glass",
  "pan",
  "pancakes",
  "shoe",
  "dog",
  "hammer",
  "bicycle",
  "van",
  "machine",
  "panel",
  "radiator",
  "camera",
  "speaker",
  "crate",
  "stall",
  "plant",
  "bag",
  "shirt",
  "hat",
  "sunglasses",
  "watch",
  "headphones",
  "chair",
  "lamp",
  "cake",
  "cat",
  "teddy",
  "tulips",
  "roses",
  "sunflowers",
  "candle",
  "pumpkin",
  "firtree",
  "gift",
  "eggs",
  "burger",
  "pizza",
  "icecream",
  "donut",
  "cookies",
  "cocktail",
  "perfume",
  "lipstick",
  "dress",
  "necklace",
  "tooth",
  "dumbbell",
  "car",
  "keyboard",
  "suitcase",
] as const;
export type ObjectThing = (typeof objectThings)[number];

export const things = [
  "bottle",
  "jar",
  "soap",
  "box",
  "cup",
  "phone",
  "book",
  "ring",
  "bowl",
  "bread",
  "fruit",
  "tube",
  "vase",
  "ball",
  "forms",
  /** An empty place, for a subject that is put there afterwards. */
  "nothing",
  ...symbolThings,
  ...objectThings,
] as const;
export type Thing = (typeof things)[number];

export type TimeOfDay = "dawn" | "day" | "golden" | "dusk" | "night";
export type View = "usual" | "wide" | "close" | "above";
export type Mood = "plain" | "warm" | "bold" | "playful" | "premium";

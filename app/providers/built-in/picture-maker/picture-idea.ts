import type { Oklch } from "~/providers/built-in/picture-maker/color";

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
}

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
] as const;
export type Subject = (typeof subjects)[number];

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
] as const;
export type Thing = (typeof things)[number];

export type TimeOfDay = "dawn" | "day" | "golden" | "dusk" | "night";
export type View = "usual" | "wide" | "close" | "above";
export type Mood = "plain" | "warm" | "bold" | "playful" | "premium";

import type { Format } from "../../../app/domain/video/format.ts";

/** A brief as somebody would type it, and what a video of it has to keep. */
export interface SampleBrief {
  /** Language and what it is about: "en-bike-repair". */
  id: string;
  kind: "product" | "service" | "event" | "food" | "place" | "course" | "charity" | "job" | "app" | "health";
  manner: "good" | "vague" | "long" | "hostile";
  /** Of the words to be shown. */
  language: string;
  format: Format;
  lengthSeconds: number;
  prompt: string;
  /** Ids of @iconify-json/fluent-emoji that show what it is about; with none only a picture without a subject is right. */
  subjects: readonly string[];
  /** What must be on screen, as the brief has it. */
  facts: Partial<Record<FactKind, readonly string[]>>;
  /** Whether the brief says enough for the length asked for; if not, a shorter video is right. */
  isEnough: boolean;
  /** What must never be on screen: the request itself, markup, orders to the machine. */
  never?: readonly string[];
}

export type FactKind = "name" | "price" | "date" | "place" | "contact";

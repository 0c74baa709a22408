import type { Tone } from "~/domain/video/brief";
import { scriptLimits } from "~/domain/video/script";
import { cutAtClauses } from "./fragment";
import type { Phrases } from "./phrases";

/** What a sentence of this sort is pictured by when it names no thing of its own. */
export type Emblem = "date" | "place" | "money" | "people" | "proof" | "steps" | null;

export interface Pictured {
  /** What the video is about. */
  subject: string;
  /** The sentence of the scene; empty for one that frames the others. */
  sentence: string;
  emblem: Emblem;
}

/**
 * What the picture of a scene shows: the subject before a dash, by which the pictures of one video share a palette,
 * then the sentence it goes with, then distance and light.
 */
export function pictureBrief(
  { subject, sentence, emblem }: Pictured,
  phrases: Phrases,
  tone: Tone,
  index: number,
): string {
  const limit = scriptLimits.pictureBriefCharacters;
  const view = phrases.views[index % phrases.views.length]!;
  const setting = `${view}, ${phrases.light[tone]}`;
  const sign = emblem ? phrases.emblems[emblem] : "";
  const about = sentence.replace(/\s*\n\s*/gu, ", ");
  const tail = [sign, setting].filter(Boolean).join(" – ");
  const room = limit - tail.length - 6;
  const short = cutAtClauses(subject, Math.min(90, room))[0]!;
  const left = room - short.length - 3;
  const detail = about && left > 12 ? [cutAtClauses(about, left)[0]!] : [];
  return [short, ...detail, tail].join(" – ");
}

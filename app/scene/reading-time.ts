import { isPrice } from "~/domain/video/figure";
import type { Scene } from "~/scene/storyboard";
import { isUnspaced } from "~/scene/text/script";

/**
 * Silent reading speed in characters per minute, from the standardised IReST texts: Trauzettel-Klosinski, Dietz
 * and the IReST Study Group, "Standardized Assessment of Reading Performance", Investigative Ophthalmology &
 * Visual Science 53(9), 2012, table of 17 languages.
 */
const charactersPerMinute: Record<string, number> = {
  ar: 612,
  de: 920,
  en: 987,
  es: 1025,
  fi: 1078,
  fr: 998,
  he: 833,
  // Not in the study: 12 letters with their marks a second on screen.
  hi: 900,
  it: 950,
  ja: 357,
  nl: 978,
  pl: 916,
  pt: 913,
  ru: 986,
  sl: 885,
  sv: 917,
  tr: 1054,
  zh: 255,
};

/** Where a language was not studied: the English rate, or the Japanese for scripts written without spaces. */
const FALLBACK = { spaced: 987, unspaced: 357 };

/**
 * On screen the eye also takes in the picture: about 13 characters a second of English, within the 12–20 that the
 * subtitle guides of broadcasters allow (BBC Subtitle Guidelines, 160–180 words a minute; Netflix, 17–20 characters).
 */
const SCREEN_SHARE = 0.8;
/** Time for entrances and for finding the text. */
const ORIENTATION_SECONDS = 0.9;
/** Time for a number to run up to its value and to be taken in. */
const COUNTING_SECONDS = 1.4;
/** A price stands at once. */
const PRICE_SECONDS = 0.6;
export const MIN_SCENE_SECONDS = 2;
export const MAX_SCENE_SECONDS = 12;

/**
 * Time a viewer needs to read a text once on screen, in seconds; 0 for none. A letter and its marks are one character, and digits and
 * Latin letters take no longer within Chinese or Japanese than elsewhere: a telephone number is no sentence.
 */
export function readingSeconds(text: string, language: string): number {
  const characters = [...text.trim().replace(/\p{Mark}/gu, "")].length;
  if (characters === 0) return 0;
  const primary = language.toLowerCase().split("-")[0] as string;
  const rate = charactersPerMinute[primary] ?? (isUnspaced(text) ? FALLBACK.unspaced : FALLBACK.spaced);
  const quick = rate < FALLBACK.spaced / 2 ? (text.match(/[\p{Nd}\p{Script=Latin}]/gu)?.length ?? 0) : 0;
  const minutes = (characters - quick) / rate + quick / FALLBACK.spaced;
  return (minutes / SCREEN_SHARE) * 60;
}

/**
 * Speaking speed as a share of silent reading speed: about 15 characters of English a second, which is the 160 words a
 * minute of an unhurried narrator, and as much slower or faster in other languages as they are read.
 */
const SPEAKING_SHARE = 0.91;
/** Before the first word and after the last. */
const BREATH_SECONDS = 0.6;

/** Time a voice needs to say a text, with a breath before and after, in seconds; 0 for none. */
export function speakingSeconds(text: string, language: string): number {
  const reading = readingSeconds(text, language);
  return reading === 0 ? 0 : (reading * SCREEN_SHARE) / SPEAKING_SHARE + BREATH_SECONDS;
}

/** How long a scene should hold the screen for all its text to be read, in seconds to a tenth, within 2–12. */
export function sceneSecondsFor(slots: Scene["slots"], language: string): number {
  const reading = Object.values(slots).reduce((sum, slot) => {
    if (slot.kind === "number") return sum + (isPrice(slot) ? PRICE_SECONDS : COUNTING_SECONDS);
    return sum + (slot.kind === "text" ? readingSeconds(slot.text, language) : 0);
  }, 0);
  const seconds = Math.round((ORIENTATION_SECONDS + reading) * 10) / 10;
  return Math.min(MAX_SCENE_SECONDS, Math.max(MIN_SCENE_SECONDS, seconds));
}

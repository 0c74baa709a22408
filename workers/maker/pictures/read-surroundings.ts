import { placePhrases } from "~/domain/image/place-words";
import { colorWord } from "../named-colors";
import type { Place, Time } from "./surroundings";
import {
  compositionWords,
  fillers,
  manner,
  materialWords,
  placeWords,
  timeWords,
} from "./surroundings-words";

/** What a prompt says of where and when, and of how it is to be composed. */
export interface Asked {
  place: Place | null;
  time: Time | null;
  /** Ids of compositions. */
  compositions: readonly string[];
}

/** Reads what is said of place, time and manner, in the commonest languages; what is not said is left open. */
export function readSurroundings(prompt: string): Asked {
  const has = (pattern: RegExp) => new RegExp(pattern.source, "iu").test(prompt);
  return {
    place: placeWords.find(([, pattern]) => has(pattern))?.[0] ?? null,
    time: timeWords.find(([, pattern]) => has(pattern))?.[0] ?? null,
    compositions: compositionWords.filter(([, pattern]) => has(pattern)).map(([id]) => id),
  };
}

/** Whether a prompt asks for a place and a time of day alone. */
export function asksForPlaceAlone(prompt: string): boolean {
  return !/\p{L}{3}/u.test(without(prompt, [...placeWords, ...timeWords]));
}

/** The place that words ask for and that no picture shows, or not of its material; "" where there is none. What has figures is a price or a date. */
export function missingPlace(prompt: string): string {
  const isKnown = (phrase: string) =>
    [...placeWords, ...timeWords, ...compositionWords].some(([, { source }]) =>
      new RegExp(source, "iu").test(phrase),
    );
  const saysMore = (phrase: string) =>
    /\p{L}{3}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]/u.test(
      without(phrase.replace(/^\S+\s/u, ""), []),
    );
  const isPlace = (phrase: string) =>
    // "By" names a maker as well as a place.
    saysMore(phrase) && !/^by\s|\p{N}/iu.test(phrase);
  const isDrawn = (phrase: string) => isKnown(phrase) && !new RegExp(materialWords.source, "iu").test(phrase);
  return placePhrases(prompt).find((phrase) => isPlace(phrase) && !isDrawn(phrase)) ?? "";
}

const without = (text: string, named: readonly (readonly [string, RegExp])[]) =>
  [...named.map(([, pattern]) => pattern), colorWord, manner, fillers].reduce(
    (rest, { source }) => rest.replace(new RegExp(source, "giu"), " "),
    text,
  );

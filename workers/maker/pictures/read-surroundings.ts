import { placed } from "~/domain/image/place-words";
import { colorWord } from "../named-colors";
import type { Place, Time } from "./surroundings";
import { compositionWords, fillers, manner, placeWords, timeWords } from "./surroundings-words";

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

/** The place that words ask for and that no picture shows; "" where there is none. */
export function missingPlace(prompt: string): string {
  const isKnown = (phrase: string) =>
    [...placeWords, ...timeWords, ...compositionWords].some(([, { source }]) =>
      new RegExp(source, "iu").test(phrase),
    );
  const phrases = [...prompt.matchAll(new RegExp(placed.source, "giu"))].map(([phrase]) => phrase.trim());
  const saysMore = (phrase: string) => /\p{L}{3}/u.test(without(phrase.replace(/^\S+/u, ""), []));
  // "By" names a maker as well as a place.
  return phrases.find((phrase) => !isKnown(phrase) && saysMore(phrase) && !/^by\s/iu.test(phrase)) ?? "";
}

const without = (text: string, named: readonly (readonly [string, RegExp])[]) =>
  [...named.map(([, pattern]) => pattern), colorWord, manner, fillers].reduce(
    (rest, { source }) => rest.replace(new RegExp(source, "giu"), " "),
    text,
  );

import { fold } from "./fold";
import lists from "./word-lists.json";

const set = (words: readonly string[]) => new Set(words.map(fold));
const sets = (byLanguage: Record<string, string[]>) =>
  new Map(Object.entries(byLanguage).map(([language, words]) => [language, set(words)]));

const stopWords = sets(lists.stop);
const people = sets(lists.people);
const offers = new Map(
  Object.entries(lists.offers).map(([language, words]) => [language, set(words.split(" "))]),
);
const listed = {
  /** What follows is not there. */
  negations: set(lists.negations),
  /** What follows stands beside the subject. */
  beside: set(lists.beside),
  /** A person who follows is served, not shown. */
  forWhom: set(lists.forWhom),
  /** English words that mean something else most of the time. */
  vague: set(lists.vague),
  /** How an animal is said to be prepared as food. */
  cooked: set(lists.cooked),
  /** What food and drinks are shown in: "a cup of coffee", "Weinglas". */
  vessels: set(lists.vessels.split(" ")),
  /** Qualities, times, ideas: what nobody can point at. */
  abstract: set(lists.abstract),
};

/** Whether a word, folded, stands in every text of its language. */
export function isStopWord(word: string, language: string): boolean {
  return stopWords.get(language)?.has(word) ?? false;
}

/** Whether a word, folded, names a person in a language or in English. */
export function isPerson(word: string, language: string): boolean {
  return people.get(language)?.has(word) || people.get("en")!.has(word);
}

/** Whether a word, folded, is in a list. */
export function isOneOf(list: keyof typeof listed, word: string): boolean {
  return listed[list].has(word);
}

/** Whether a compound names a place: a square, a street, a village. */
export function namesPlace(word: string): boolean {
  return lists.placeEndings.some((ending) => word.endsWith(ending));
}

/** Whether a word, folded, is a quality, a number or an idea that nobody can point at. */
export function namesNothing(word: string): boolean {
  return listed.abstract.has(word);
}

/**
 * Whether a word, folded, says how a thing is offered: sold, taught, celebrated, served. What is offered is still what is
 * shown: "a honey shop", "cours de guitare".
 */
export function isOffer(word: string, language: string): boolean {
  return offers.get(language)?.has(word) ?? false;
}

/** Whether a compound ends in what food and drinks are shown in. */
export function endsInVessel(word: string): boolean {
  return [...listed.vessels].some((vessel) => word.endsWith(vessel));
}

/** Whether a compound or a word of a script without spaces begins or ends in such a word. */
export function holdsOffer(word: string, language: string): boolean {
  return [...(offers.get(language) ?? [])].some((offer) => word.startsWith(offer) || word.endsWith(offer));
}

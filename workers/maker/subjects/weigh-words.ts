import type { TextWord } from "./reading";
import { fold } from "./words/fold";
import { readWords } from "./words/read-words";
import { isOneOf, isPerson } from "./words/word-lists";

/** Words that are read of one text: what comes later says little of what it is about. */
const mostWords = 120;
/** From this word on, all count the same. */
const mostSteps = 14;
/** Words after a "without" that are not there: "sans prendre la voiture". */
const negationReach = 3;

/** The words of a text with what each counts: what comes later says less of what it is about. */
export function weighWords(text: string, language: string): TextWord[] {
  const words = readWords(text, language)
    .slice(0, mostWords)
    .map(({ text, at }) => ({ text, at, folded: fold(text) }));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word.text)).length;
  const tellsNames = language !== "de" && capitals <= words.length * 0.6;
  let phrase = 0;
  return words.map((word, place) => {
    const last = words[place - 1];
    const between = last ? text.slice(last.at + last.text.length, word.at) : ".";
    if (/[.!?:;,\n–—…()]/u.test(between)) phrase = place;
    const negated = words.slice(Math.max(phrase, place - negationReach), place);
    // What a phrase begins with is no side matter: "With our app".
    const beside = words.slice(Math.max(phrase + 1, place - 2), place);
    let weight = 1 / (1 + 0.035 * Math.min(place, mostSteps));
    if (negated.some(({ folded }) => isOneOf("negations", folded))) weight = 0;
    if (beside.some(({ folded }) => isOneOf("beside", folded))) weight *= 0.6;
    // In German every noun begins with a capital.
    const isName = tellsNames && place !== phrase && /^\p{Lu}\p{Ll}/u.test(word.text);
    return { ...word, weight, isName, isKnown: false, isTaken: false, isRefused: false };
  });
}

/** Places of words that name a person who is not only whom it is for. */
export function findPeople(words: readonly TextWord[], language: string): number[] {
  return words.flatMap(({ folded, text }, place) => {
    const named = isPerson(folded, language);
    return named && !served(words, place) && !/['’]s$/u.test(text) ? [place] : [];
  });
}

/** Whether somebody is only whom it is for: "shoes for busy women". */
function served(words: readonly TextWord[], place: number): boolean {
  return words.slice(Math.max(0, place - 3), place).some(({ folded }) => isOneOf("forWhom", folded));
}

/** Whether the word after a person is a thing, as in "family dentist": then the person only says whose it is. */
export function describesNext(words: readonly TextWord[], place: number): boolean {
  return words[place]!.isKnown || words[place + 1]?.isKnown === true;
}

/** What a person wears, holds or is surrounded by is not what was asked for. */
export function weakenAfter(words: TextWord[], place: number): void {
  for (const word of words.slice(place + 2)) word.weight *= 0.6;
}

import type { Reading } from "./reading";
import { isOneOf, isStopWord, namesNothing } from "./words/word-lists";

const mostCharacters = 80;

/** The words of a text that ask for something to be seen; "" where they name nothing. */
export function missingWords(text: string, { words, people }: Reading, language: string): string {
  const isTelling = ({ folded }: Reading["words"][number]) =>
    ![language, "en"].some((tag) => isStopWord(folded, tag)) &&
    !namesNothing(folded) &&
    /\p{L}/u.test(folded);
  const [person] = people;
  const first = person ?? words.findIndex((word) => isTelling(word) && !isOneOf("negations", word.folded));
  const word = words[first];
  if (!word) return "";
  // The part of the sentence that the word stands in.
  const ends = /[.,;:!?–—\n。、，；：！？]/u;
  const before = text.slice(0, word.at).split(ends).at(-1)!;
  const part = text
    .slice(word.at - before.length)
    .split(ends)[0]!
    .trim();
  return shorten(part);
}

/** Cut at a word's end. */
function shorten(part: string): string {
  if (part.length <= mostCharacters) return part;
  const cut = part.slice(0, mostCharacters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), mostCharacters / 2)).trim()}…`;
}

import type { Hit } from "./ranking";
import { endOf, type IndexedLanguage, longestPhrase, type TextWord } from "./reading";
import { compoundingLanguages } from "./words/compounds";
import { leastLength, unspaced } from "./words/fold";
import type { WordIndex } from "./words/index-words";
import { stem } from "./words/stem";
import { holdsOffer, isOneOf, isStopWord, namesPlace } from "./words/word-lists";

/** What the name of a person or a place says of a thing. */
const nameFactor = 0.6;

/** How much a tag says by how many subjects have it. */
const tagScore = (subjects: number) =>
  subjects === 1 ? 0.62 : subjects === 2 ? 0.45 : subjects <= 4 ? 0.28 : 0.1;

/** A text may say "constructor". */
function subjectsOf(map: WordIndex["labels"], key: string): readonly number[] {
  return Object.hasOwn(map, key) ? map[key]! : [];
}

/** Hits of what emojibase calls the subjects in one language. */
export function findNames(
  words: TextWord[],
  { language, weight, index }: IndexedLanguage,
  ids: readonly string[],
  hits: Hit[],
): void {
  if (!index) return;
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
      const phrase = words.slice(from, from + length);
      if (phrase.some((word) => word.isTaken || word.isRefused)) continue;
      const [first] = phrase;
      if (length === 1 && [language, "en"].some((tag) => isStopWord(first!.folded, tag))) continue;
      const isUnspaced = unspaced.test(first!.text);
      const key = isUnspaced
        ? phrase.map((word) => word.folded).join("")
        : phrase.map((word) => stem(word.text, language)).join(" ");
      if (key.length < leastLength(key)) continue;
      const labelled = subjectsOf(index.labels, key);
      const tagged = subjectsOf(index.tags, key);
      if (labelled.length + tagged.length === 0) {
        if (length === 1) findCompound(first!, key);
        continue;
      }
      const isVague = language === "en" && isOneOf("vague", key);
      const letter = isUnspaced && key.length === 1;
      const factor = weight * first!.weight * (length > 1 ? 1.15 : 1) * (first!.isName ? nameFactor : 1);
      for (const subject of labelled) add(subject, (isVague ? 0.45 : letter ? 0.7 : 1) * factor, key, phrase);
      const tag = tagScore(new Set([...labelled, ...tagged]).size) * (labelled.length > 0 ? 0.4 : 1);
      for (const subject of tagged) {
        if (!labelled.includes(subject))
          add(subject, tag * (isVague ? 0.25 : letter ? 0.3 : 1) * factor, key, phrase, false);
      }
    }
  }

  function add(
    subject: number,
    score: number,
    key: string,
    phrase: readonly TextWord[],
    isNamed = true,
  ): void {
    const end = endOf(phrase);
    const { at } = phrase[0]!;
    hits.push({
      id: ids[subject]!,
      score,
      word: key,
      isNamed,
      isThing: isNamed,
      at,
      end,
      language,
      trade: null,
    });
    if (score >= 0.4) for (const word of phrase) word.isKnown = true;
  }

  /** The longest name that a compound begins with: "Fahrrad" of "Fahrradwerkstatt", not of a square or a street. */
  function findCompound(word: TextWord, key: string): void {
    if (!compoundingLanguages.has(language) || weight < 0.9 || namesPlace(key)) return;
    for (let end = key.length - 2; end >= (language === "ko" ? 2 : 5); end--) {
      const front = key.slice(0, end);
      const exact = subjectsOf(index!.labels, front);
      const labelled = exact.length > 0 ? exact : subjectsOf(index!.labels, stem(front, language));
      if (labelled.length === 0) continue;
      // "Weinregal" is no wine: a compound is what it ends in, or an offer of it.
      if (language !== "ko" && !holdsOffer(word.folded.slice(end), language)) return;
      for (const subject of labelled)
        add(subject, 0.75 * weight * word.weight * (word.isName ? nameFactor : 1), key, [word]);
      return;
    }
  }
}

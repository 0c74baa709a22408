import { fold, unspaced } from "./fold";
import { stem } from "./stem";

const segmenters = new Map<string, Intl.Segmenter>();

/** A word of a text and where it stands. */
export interface Word {
  text: string;
  at: number;
}

/** The words of a text, in order, without what stands between them. */
export function readWords(text: string, language: string): Word[] {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: "word" });
    segmenters.set(language, segmenter);
  }
  // French and Italian write the article together with its noun.
  const apart = /^(?:fr|it)$/.test(language) ? text.replace(/(?<=\p{L})['’](?=\p{L})/gu, " ") : text;
  const words: Word[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(apart)) {
    if (isWordLike) words.push({ text: text.slice(index, index + segment.length), at: index });
  }
  return words;
}

/** What a phrase is found by: its words without their endings; in scripts without spaces, all of it. */
export function phraseKey(phrase: string, language: string): string {
  if (unspaced.test(phrase)) return fold(phrase).replace(/\s/gu, "");
  return readWords(phrase, language)
    .map(({ text }) => stem(text, language))
    .join(" ");
}

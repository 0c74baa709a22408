import { leastLength } from "./fold";
import { phraseKey } from "./read-words";

/** What a language calls the subjects, which are numbered. */
export interface WordIndex {
  /** The name of each subject, to be shown. */
  names: readonly string[];
  /** Subjects by their name. */
  labels: Readonly<Record<string, readonly number[]>>;
  /** Subjects by words that people look for them with. */
  tags: Readonly<Record<string, readonly number[]>>;
}

/** The index of one language from what emojibase says of each subject. */
export function indexWords(
  subjects: readonly { label: string; tags: readonly string[]; isFound: boolean }[],
  language: string,
): WordIndex {
  const labels: Record<string, number[]> = {};
  const tags: Record<string, number[]> = {};
  const put = (map: Record<string, number[]>, phrase: string, subject: number) => {
    const key = phraseKey(phrase, language);
    if (key.length < leastLength(key)) return;
    map[key] ??= [];
    if (!map[key].includes(subject)) map[key].push(subject);
  };
  for (const [number, { label, tags: words, isFound }] of subjects.entries()) {
    // What only trades show has a name and is not found by it.
    if (!isFound) continue;
    put(labels, label, number);
    for (const word of words) put(tags, word, number);
  }
  return { names: subjects.map(({ label }) => label), labels, tags };
}

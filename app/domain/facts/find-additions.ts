import type { Claim } from "~/domain/facts/claim";
import type { ClaimScene } from "~/domain/facts/find-claims";

/** Words shorter than this join others and state nothing. */
const shortestWord = 4;
/** Beginnings of words are compared, so that "bakes" is backed by "baked". */
const stemCharacters = 5;
/** One new word may be a turn of phrase; more are a statement. */
const fewestNew = 2;

/**
 * Sentences of a script most of whose words stand nowhere in what is known: statements a model added. A question states
 * nothing.
 */
export function findAdditions(scenes: readonly ClaimScene[], known: string, language: string): Claim[] {
  const stems = new Set(wordsOf(known, language).map(stemOf));
  return scenes.flatMap(({ id, headline, body, spoken = "" }) =>
    [...new Set([headline, ...body.split("\n"), spoken].map((text) => text.trim()))].flatMap(
      (statement): Claim[] => {
        if (statement === "" || /[?？؟]$/u.test(statement)) return [];
        const words = wordsOf(statement, language);
        const added = words.filter((word) => !stems.has(stemOf(word)));
        const isAdded = added.length >= fewestNew && added.length * 2 > words.length;
        return isAdded
          ? [{ sceneId: id, statement: statement.slice(0, 400), about: added, backing: { kind: "unbacked" } }]
          : [];
      },
    ),
  );
}

function wordsOf(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike &&
    (segment.length >= shortestWord ||
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(segment))
      ? [segment.toLowerCase()]
      : [],
  );
}

function stemOf(word: string): string {
  return [...word].slice(0, stemCharacters).join("");
}

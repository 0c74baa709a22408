import { sentencesOf } from "~/domain/facts/check/sentences";

const ended = /[.!?…。！？।؟][\p{Pe}\p{Pf}"'”’»]*$/u;
/** The check cuts what is longer; such a piece is no sentence. */
const longest = 400;

/** The whole sentences of a text, in their order; one that is too long to be read as one is left out, never cut. */
export function splitSentences(text: string): string[] {
  return text
    .split(/\n+/u)
    .flatMap((line) => {
      const words = line.replace(/\s+/gu, " ").trim();
      if (words.length <= longest) return sentencesOf(words);
      const pieces = sentencesOf(words);
      return pieces.filter(
        (piece, index) => ended.test(piece) && (index === 0 || ended.test(pieces[index - 1]!)),
      );
    })
    .filter((sentence) => /\p{L}|\p{N}/u.test(sentence));
}

/** As many whole sentences from the first on as stay within so many characters; empty where not even one does. */
export function sentencesWithin(sentences: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let characters = 0;
  for (const sentence of sentences) {
    characters += sentence.length + (kept.length > 0 ? 1 : 0);
    if (characters > most) break;
    kept.push(sentence);
  }
  return kept;
}

/** Sentences as one text: parted by spaces but where the script has none. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => {
    if (text === "") return sentence;
    return /[。！？]$/u.test(text) ? text + sentence : `${text} ${sentence}`;
  }, "");
}

/** Without the point that ends it, as headings and bullets have none. */
export function withoutPoint(text: string): string {
  return /[^.]\.$/u.test(text) && !/\p{L}\.\p{L}\.$/u.test(text) ? text.slice(0, -1) : text;
}

/**
 * A line in a short part and what explains it, at a colon, a dash or the end of its first sentence; null where it has no such place or the first
 * part is too long.
 */
export function parted(text: string, most: number): { first: string; rest: string } | null {
  const found = /^(.{2,}?)(?::\s+|\s[–—-]\s+)(?=\S)/su.exec(text);
  if (found?.[1] && found[1].length <= most && !/[.!?]\s/u.test(found[1]))
    return { first: found[1], rest: upperFirst(text.slice(found[0].length)) };
  const [first, ...rest] = splitSentences(text);
  if (!first || rest.length === 0 || withoutPoint(first).length > most) return null;
  return { first: withoutPoint(first), rest: joinSentences(rest) };
}

function upperFirst(text: string): string {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
}

import { findClaims } from "~/domain/facts/find-claims";
import { guessLanguage } from "~/domain/text/guess-language";
import { baseOf } from "~/sections/writer/phrases/phrases-of";
import { joinSentences, sentencesWithin, splitSentences, withoutPoint } from "~/sections/writer/sentences";
import type { WriterInput } from "~/sections/writer/write-input";

export interface WordsChecked {
  /** What of it may stand; empty where nothing may. */
  text: string;
  /** What is wrong with it, a line each, for whoever wrote it. */
  problems: string[];
  /** Its sentences that no fact and no word of the person backs. */
  unbacked: string[];
}

/** Fewer letters do not tell a language. */
const fewestToGuess = 60;

/**
 * Words of a model as they may stand on a page: whole sentences within the length, in the language, each backed by the facts or by the
 * person's own words. Pure.
 */
export function checkWords(
  written: string,
  { mostCharacters, lines }: { mostCharacters: number; lines: "one" | "many" },
  { facts, decisions, brief, language }: Pick<WriterInput, "facts" | "decisions" | "brief" | "language">,
): WordsChecked {
  const text = cleanedText(written, lines);
  const problems: string[] = [];
  const guessed = text.length >= fewestToGuess ? guessLanguage(text) : null;
  if (guessed !== null && guessed !== baseOf(language)) {
    return { text: "", problems: [`it is not in the language "${language}"`], unbacked: [] };
  }
  const unbacked = findClaims([{ id: "text", texts: [text] }], {
    brief,
    sheets: [{ facts, decisions }],
    language,
  }).flatMap(({ backing, statement }) => {
    if (backing.kind === "backed") return [];
    const words = backing.reasons.map((reason) => `"${reason.words}"`).join(", ");
    problems.push(`nothing backs ${words} in "${statement}"`);
    return [statement];
  });
  if (text.length > mostCharacters)
    problems.push(`it has ${text.length} characters, of at most ${mostCharacters}`);
  const paragraphs = text
    .split(/\n{2,}/u)
    .map((paragraph) =>
      splitSentences(paragraph).filter(
        (sentence) => !unbacked.some((one) => one.includes(sentence) || sentence.includes(one)),
      ),
    );
  const isWhole = unbacked.length === 0 && text.length <= mostCharacters;
  return { text: isWhole ? text : within(paragraphs, mostCharacters, lines), problems, unbacked };
}

function within(paragraphs: readonly (readonly string[])[], most: number, lines: "one" | "many"): string {
  let left = most;
  const kept: string[] = [];
  for (const paragraph of paragraphs) {
    const text = joinSentences(sentencesWithin(paragraph, left));
    if (text === "") break;
    kept.push(text);
    left -= text.length + 2;
  }
  const text = kept.join("\n\n");
  return lines === "one" ? withoutPoint(text) : text;
}

/** Without control characters, marks of Markdown at the beginning of lines, and tags. */
export function cleanedText(written: string, lines: "one" | "many"): string {
  const plain = written
    .replace(/\r\n?/gu, "\n")
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu, " ")
    .replace(/<\/?[a-z][^<>]*>/giu, " ")
    .replace(/^[ \t]*(?:#{1,6}|[*>])\s+/gmu, "")
    .replace(/\*\*(.+?)\*\*/gu, "$1")
    .replace(/[ \t]+/gu, " ");
  return lines === "one"
    ? withoutPoint(plain.replace(/\s+/gu, " ").trim())
    : plain.replace(/ ?\n ?/gu, "\n").trim();
}

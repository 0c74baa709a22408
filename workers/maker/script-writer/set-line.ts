import { loadDefaultJapaneseParser } from "budoux";
import { stopWords } from "~/domain/text/stop-words";
import { scriptLimits } from "~/domain/video/script";
import { directionOfLanguage, isUnspaced } from "~/scene/text/script";

/** How a stretch of the user's words is set on the screen: capital, question mark, line. Nothing is added or inflected. */

/** Headlines read well on a phone up to about this length; more goes below. */
const punchy = { spaced: 46, unspaced: 20 };

/** The words without what parts them from their neighbours, with a capital as their language writes it. */
export function setLine(text: string, language: string): string {
  const line = text
    .replace(/\s+/gu, " ")
    .replace(/^[\s,;:.–—\-•*、。，；：〜～]+|[\s,;:–—\-、，；]+$/gu, "")
    // The other half of the pair went with the end of the sentence.
    .replace(/^¡(?!.*!)|^¿(?!.*\?)/u, "")
    .replace(/(?<!\.)[.。।]$/u, "")
    .trim();
  const [first = ""] = line.split(" ");
  // A name with capitals inside, an address, a handle or an abbreviation is written as it is written.
  const isFixed = /[@/]|\p{L}\.\p{L}|^\p{Ll}+(?:\p{Lu}|\.$)/u.test(first);
  return isFixed ? line : line.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
}

/** A number or address runs from left to right also where the words around it do not. */
export function setContact(text: string, language: string): string {
  return directionOfLanguage(language) === "rtl" ? `\u2066${text}\u2069` : text;
}

/** The line with the question mark of its language. */
export function asQuestion(text: string, language: string): string {
  const line = setLine(text, language).replace(/[.!?。！？؟]+$/u, "");
  switch (language.toLowerCase().split("-")[0]) {
    case "es":
      return `¿${line}?`;
    case "fr":
      return `${line}\u202f?`;
    case "ar":
    case "fa":
    case "ur":
      return `${line}؟`;
    case "ja":
    case "zh":
      return `${line}？`;
    case "el":
      return `${line};`;
    default:
      return `${line}?`;
  }
}

/**
 * A line as a headline, and what remains for below it; null where it cannot be parted and is too long. It parts at a
 * border of clauses, else before a short word in its second half; Japanese between phrases, other scripts without
 * spaces between words.
 */
export function splitHeadline(text: string, language: string): [string, string] | null {
  const most = isUnspaced(text) ? punchy.unspaced : punchy.spaced;
  const line = setLine(text, language);
  if (line.length <= most) return [line, ""];
  const at = clauseBorder(line, most) ?? clauseBorder(line, scriptLimits.headlineCharacters);
  if (at) return partAt(line, at, language);
  if (line.length <= scriptLimits.headlineCharacters) return [line, ""];
  const border = wordBorder(line, language, most);
  const parted = border > 0 ? partAt(line, border, language) : null;
  if (!parted || /[,،;]$/u.test(line.slice(0, border))) return parted;
  // The sentence goes on: no capital in its middle that is not the user's.
  const [headline, rest] = parted;
  const isOwn = line.slice(border).includes(rest);
  return [headline, isOwn ? rest : rest.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase(language))];
}

function partAt(line: string, at: number, language: string): [string, string] | null {
  const [headline, rest] = [line.slice(0, at), line.slice(at)].map((part) => setLine(part, language));
  return rest!.length <= scriptLimits.bodyCharacters ? [headline!, rest!] : null;
}

/** Where the last clause ends that leaves a headline of some length; a comma of a list or a number is no border. */
function clauseBorder(line: string, most: number): number | null {
  const borders = [
    ...line.matchAll(
      /[,;:](?=\s)|\s[–—-](?=\s)|[、，；]|(?<!\p{N})：|：(?!\p{N})|(?<!\d)[.!?](?=\s+\p{Lu})|[。！？]/gu,
    ),
  ];
  const commas = borders.filter(([mark]) => mark === "," || mark === "、").length;
  const at = borders
    .filter(([mark]) => commas < 2 || (mark !== "," && mark !== "、"))
    .map(({ index, 0: mark }) => index + (/[.!?。！？]/u.test(mark) ? 1 : 0))
    .findLast((index) => index >= Math.min(8, most / 2) && index <= most && line.length - index > 3);
  return at ?? null;
}

/** Small words that belong to the word before them. */
const ofBefore: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set("of than".split(" ")),
  fr: new Set("de du des".split(" ")),
  es: new Set("de del".split(" ")),
  pt: new Set("de do da dos das".split(" ")),
  it: new Set("di del della dei delle degli dello".split(" ")),
  nl: new Set("van".split(" ")),
  de: new Set("von vom".split(" ")),
  sv: new Set("av".split(" ")),
  da: new Set("af".split(" ")),
};
/** Small words that follow what they belong to. */
const postpositions: Readonly<Record<string, ReadonlySet<string>>> = {
  tr: new Set("için ile gibi kadar göre sonra önce".split(" ")),
  hi: new Set("का की के को से में पर ने तक लिए साथ".split(" ")),
};

/**
 * Where a line may part that has no clause to end a headline with: at a comma, else before a small word, never behind
 * one. A headline of a few words that is torn off a name or a verb is worse than a long one.
 */
function wordBorder(line: string, language: string, most: number): number {
  if (isUnspaced(line)) return ends(phrasesIn(line, language)).findLast((end) => end <= most) ?? 0;
  const primary = language.toLowerCase().split("-")[0]!;
  const behind = postpositions[primary];
  const known = Object.entries(stopWords).find(([one]) => one === primary)?.[1];
  const isSmall = (word: string) => {
    const lower = word.toLocaleLowerCase(language);
    return known?.has(lower) ?? behind?.has(lower) ?? /^\p{Ll}{1,3}$/u.test(word);
  };
  const borders = [...line.matchAll(/(\S+)\s+(?=(\S+))/gu)]
    .map(({ index, 1: before = "", 2: after = "" }) => ({ at: index + before.length, before, after }))
    .filter(({ before, after }) => !isSmall(behind ? after : before) && !ofBefore[primary]?.has(after));
  const within = (least: number, longest: number) => {
    const some = borders.filter(({ at }) => at > least && at <= longest);
    return (
      some.findLast(({ before }) => /[,،;]$/u.test(before)) ??
      some.findLast(({ before, after }) => isSmall(behind ? before : after))
    );
  };
  const best =
    within(most * 0.55, most) ??
    within(most, scriptLimits.headlineCharacters) ??
    within(most * 0.3, most) ??
    borders.findLast(({ at }) => at <= most);
  return best?.at ?? 0;
}

/** What may not be torn apart in a script without spaces. */
export function phrasesIn(text: string, language: string): string[] {
  if (language.toLowerCase().startsWith("ja")) return loadDefaultJapaneseParser().parse(text);
  const words = new Intl.Segmenter(language, { granularity: "word" });
  return [...words.segment(text)].map(({ segment }) => segment);
}

function ends(pieces: readonly string[]): number[] {
  let end = 0;
  return pieces.map((piece) => {
    end += piece.length;
    return end;
  });
}

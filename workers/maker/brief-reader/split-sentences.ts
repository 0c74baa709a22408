import { maskSign, trimSpan } from "./mask";

export interface Sentence {
  start: number;
  end: number;
  /** How it was closed. */
  mark: "." | "?" | "!" | "";
}

/** Ends that end no sentence: "e.g.", "St.", "z. B." and initials. */
const unfinished =
  /(?:(?<!\p{L})(?:e\.g|est|i\.e|approx|st|dr|mr|mrs|ms|prof|no|nr|str|ca|inkl|bzw|usw|z\.\s?b|d\.\s?h|p\. ?ex|env|av|avda|sr|sra|dra|pág|núm|vs|inc|ltd|co|ul|al|św|ks|tel|tél|tlf|tfn|godz|(?<!\p{Nd}\s?)min|max|ok|m\.in|np|kl|bl\.a|t\.ex|f\.eks|bijv|o\.a|incl|excl|örn|vb|tlf|no)|(?<![\p{L}\d])\p{Lu})\.\s*$/iu;

/** "2 years experience min. Send CV": where nouns have no capitals, one behind a limit begins a sentence. */
function isUnfinished(before: string, behind: string, language: string): boolean {
  const isClosed =
    language !== "de" && /(?<!\p{L})(?:min|max)\.\s*$/iu.test(before) && /^\p{Lu}/u.test(behind);
  return unfinished.test(before) && !isClosed;
}

/** Languages that write "3." for "third"; in all others a number before a point ends its sentence. */
const withOrdinals = new Set(["de", "da", "nb", "pl", "cs", "sk", "sl", "hr", "fi", "et", "lv", "hu", "tr"]);
const number = /(?<![\d.,])\d{1,2}\.\s*$/u;
/** Before an ordinal: "in der 3. Klasse"; but not before a limit: "bis 21. Termine unter …". */
const determined =
  /(?:^|(?<!\p{L})(?:d(?:er|ie|as|en|em|es)|am|im|zum|zur|beim|vom|ins|jede[mnrs]?|unser\p{L}*|mein\p{L}*|eine?[mnrs]?|den|det|ved|på|i|w|na|od|do|po|v|ve|our|bu))\s*\d{1,2}\.\s*$/iu;
const counted =
  /^(?:klassen?|stock|etage|obergeschoss|og|ug|platz|\p{L}*liga|auflage|jahrgang|semester|geburtstag|lebensjahr|runde|advent|weihnachts\p{L}*|quartal|generation|hand|kind|person|jubiläum)(?!\p{L})/iu;

/** Whether what ends in a number and a point goes on: "3. Klasse". Where nouns have no capitals, a capital begins a sentence. */
function isOrdinal(before: string, behind: string, language: string): boolean {
  if (!withOrdinals.has(language) || !number.test(before)) return false;
  return counted.test(behind) || (determined.test(before) && (language === "de" || /^\p{Ll}/u.test(behind)));
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Sentences and lines of a text, without the marks that close them. `masked` has no dots of dates, prices and addresses in it. */
export function splitSentences(masked: string, language: string): Sentence[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "sentence" });
  segmenters.set(language, segmenter);
  const sentences: Sentence[] = [];
  for (const line of masked.matchAll(/[^\n;；]+/gu)) {
    let start = line.index;
    const close = (end: number) => {
      const span = trimSpan(masked, start, end, /[\s.!?。！？؟।…:：]/u);
      const closing = masked.slice(span?.end ?? start, end).match(/[.!?。！？؟।]/u)?.[0] ?? "";
      const mark = "?？؟".includes(closing || " ")
        ? "?"
        : "!！".includes(closing || " ")
          ? "!"
          : closing
            ? "."
            : "";
      if (span && /[\p{L}\p{N}\uFFFC]/u.test(masked.slice(span.start, span.end))) {
        sentences.push({ ...span, mark });
      }
      start = end;
    };
    // What was masked begins a sentence as a capital does.
    for (const { segment, index } of segmenter.segment(line[0].replaceAll(maskSign, "X"))) {
      // The rules of Unicode break neither at "。" without a space in every script nor at "?" before a small letter.
      // … and neither before a small letter, which begins the sentences of many who type in a hurry.
      for (const inner of segment.matchAll(
        /.*?(?:[。！？।؟]+["”»」』]?\s*|[.!?]["”»]?\s+(?=\p{Nd})|(?<=[\p{L}\p{N}]{4}|\p{Lu}{3})[.!?]["”»]?\s+(?=\p{Ll})|$)/gu,
      )) {
        if (inner[0] === "") continue;
        const end = line.index + index + inner.index + inner[0].length;
        const before = masked.slice(start, end).replaceAll(maskSign, "XX");
        const behind = masked.slice(end, line.index + line[0].length);
        if (!isUnfinished(before, behind, language) && !isOrdinal(before, behind, language)) close(end);
      }
    }
    if (start < line.index + line[0].length) close(line.index + line[0].length);
  }
  return sentences;
}

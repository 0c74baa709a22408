import { isUnspaced } from "~/scene/text/script";

/** A piece of text no line break may divide, and whether a space stands before it when it is not first in a line. */
export interface Unit {
  text: string;
  spaceBefore: boolean;
}

// Closing marks never begin a line and opening marks never end one (CLREQ, JLREQ: kinsoku).
const opening = /^[\p{Ps}\p{Pi}¿¡]+$/u;
const closing = /^[\p{Pe}\p{Pf}\p{Po}ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々〜～]+$/u;

const LONGEST_PHRASE = 8;

/** What a number counts in a sign or a few letters: parted from it by a line, neither says anything. */
const unit =
  "(?:\\p{Sc}|[%‰°]|kr|zł|kč|Ft|TL|руб|грн|EUR|USD|GBP|CHF|SEK|DKK|NOK|PLN|mm|cm|m|km|m²|g|kg|ml|cl|l|h|min|Uhr|元|円|원)(?![\\p{L}\\p{M}])";
/**
 * Any but those within a number, and between it and its unit: "(11) 3555 0199" and "3 500 ₽" are read, and typed, as one.
 */
const breakingSpace = new RegExp(
  `(?<![\\p{Nd})\\p{Sc}])[^\\S\\u00a0\\u202f]+|(?<=[\\p{Nd})])[^\\S\\u00a0\\u202f]+(?!\\p{Nd}|\\s|${unit})|(?<=\\p{Sc})[^\\S\\u00a0\\u202f]+(?![\\p{Nd}\\s])`,
  "u",
);

/**
 * Cuts a paragraph where lines may break: at spaces, after hyphens, and between the words of scripts that write
 * no spaces.
 */
export function breakIntoUnits(paragraph: string, language: string): Unit[] {
  return paragraph
    .split(breakingSpace)
    .filter((chunk) => chunk !== "")
    .flatMap((chunk) => {
      const pieces = isUnspaced(chunk) ? breakUnspaced(chunk, language) : breakAfterHyphens(chunk);
      return pieces.map((text, index) => ({ text, spaceBefore: index === 0 }));
    });
}

/** The characters a reader sees as one each, for breaking what is wider than a line by itself. */
export function graphemesOf(text: string): string[] {
  return [...segmenterFor("und", "grapheme").segment(text)].map((segment) => segment.segment);
}

function breakAfterHyphens(chunk: string): string[] {
  return chunk.split(/(?<=\p{L}{2}[-‐–—/])(?=\p{L}{2})/u);
}

function breakUnspaced(chunk: string, language: string): string[] {
  const pieces: string[] = [];
  let glueNext = false;
  for (const { segment } of segmenterFor(language, "word").segment(chunk)) {
    const last = pieces.length - 1;
    const isGlued = glueNext || closing.test(segment) || isEnding(pieces[last] ?? "", segment);
    if (last >= 0 && isGlued) pieces[last] += segment;
    else pieces.push(segment);
    glueNext = opening.test(segment);
  }
  return pieces;
}

/**
 * Japanese phrases end in hiragana: particles and endings belong to the word before them. Dictionaries divide
 * there, readers do not.
 */
function isEnding(before: string, segment: string): boolean {
  return (
    /^\p{Script=Hiragana}/u.test(segment) &&
    /[\p{L}\p{N}]$/u.test(before) &&
    before.length + segment.length <= LONGEST_PHRASE
  );
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(language: string, granularity: "word" | "grapheme"): Intl.Segmenter {
  const key = `${language}/${granularity}`;
  let segmenter = segmenters.get(key);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(isKnownTag(language) ? language : "und", { granularity });
    segmenters.set(key, segmenter);
  }
  return segmenter;
}

function isKnownTag(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length === 1;
  } catch {
    return false;
  }
}

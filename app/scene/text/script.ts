const rightToLeftCharacter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const leftToRightLetter =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/u;
const joinedScript =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u;
const tallScript =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;
const squareScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u;

const rightToLeftLanguages = new Set([
  "ar",
  "arc",
  "ckb",
  "dv",
  "fa",
  "he",
  "iw",
  "ks",
  "ps",
  "sd",
  "ug",
  "ur",
  "yi",
]);

/** Writing direction of a language, from its BCP 47 tag. */
export function directionOfLanguage(language: string): "ltr" | "rtl" {
  const primary = language.toLowerCase().split("-")[0] as string;
  return rightToLeftLanguages.has(primary) ? "rtl" : "ltr";
}

/** Languages written in scripts without capital letters. */
const languagesWithoutCapitals = new Set([
  ...rightToLeftLanguages,
  "bn",
  "gu",
  "hi",
  "ja",
  "ka",
  "kn",
  "ko",
  "ml",
  "mr",
  "ne",
  "pa",
  "ta",
  "te",
  "th",
  "yue",
  "zh",
]);

/** Whether the usual script of a language has capital letters. */
export function hasCapitals(language: string): boolean {
  return !languagesWithoutCapitals.has(language.toLowerCase().split("-")[0] as string);
}

/**
 * Direction a text reads in: that of its first strong character (rule P2 of the Unicode bidirectional
 * algorithm), and the language's where the text has none.
 */
export function directionOfText(text: string, language: string): "ltr" | "rtl" {
  for (const character of text) {
    if (rightToLeftCharacter.test(character)) return "rtl";
    if (leftToRightLetter.test(character)) return "ltr";
  }
  return directionOfLanguage(language);
}

/**
 * The side a text's "start" is at. Right-to-left words start at the right in any language; others follow the language, as in
 * CSS, so that a Latin brand name stays in line with Arabic text.
 */
export function alignedFrom(text: string, language: string): "ltr" | "rtl" {
  return directionOfLanguage(language) === "rtl" ? "rtl" : directionOfText(text, language);
}

/** Whether any part of the text runs from right to left, so that it can only be drawn line by line. */
export function hasRightToLeft(text: string): boolean {
  return rightToLeftCharacter.test(text);
}

/** Whether letters join, so that spacing between them would tear words apart. */
export function hasJoinedLetters(text: string): boolean {
  return joinedScript.test(text);
}

/** Whether marks above and below the letters need more leading than Latin does. */
export function needsTallLines(text: string): boolean {
  return tallScript.test(text);
}

/** Whether letters fill their whole square, so that lines set as tight as Latin capitals would touch. */
export function hasSquareLetters(text: string): boolean {
  return squareScript.test(text);
}

/** Whether the letters are of a script whose stand-in faces are taller than the Latin capitals beside them. */
export function hasTallCapitals(text: string): boolean {
  return /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text);
}

/** Whether words follow each other without spaces, so that lines break between segments. */
export function isUnspaced(text: string): boolean {
  return unspacedScript.test(text);
}

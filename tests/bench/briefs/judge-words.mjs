/**
 * What a video says held against its brief. `table` has the product's own phrases, by language.
 *
 * @param {import("./brief.ts").SampleBrief} brief
 * @param {{ video: import("./make-videos.mjs").MadeVideo, shown: import("../../browser/pages/brief-sheet-page.ts").ShownVideo | null }} made
 * @param {Readonly<Record<string, readonly string[]>>} table
 */
export function judgeWords(brief, { video, shown }, table) {
  const facts = Object.entries(brief.facts).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text })));
  if (!shown)
    return { facts, lost: facts, foreign: [], filler: [], printed: [], isLengthKept: false, seconds: null };
  const scenes = shown.scenes.map((texts) => texts.join("\n"));
  const ownTable = table[baseOf(brief.language)] ?? [];
  const otherTables = Object.entries(table).flatMap(([language, phrases]) =>
    language === baseOf(brief.language) ? [] : phrases,
  );
  const known = vocabulary([withoutNever(brief), ...ownTable], brief.language);
  const elsewhere = vocabulary(otherTables, brief.language);
  const strange = [
    ...new Set(scenes.flatMap((text) => wordsIn(text, brief.language)).filter((word) => !known(word))),
  ];
  const wrongLanguage =
    baseOf(video.storyboard.language) === baseOf(brief.language)
      ? []
      : [`the video is in ${video.storyboard.language}`];
  return {
    facts,
    lost: facts.filter((fact) => !isShown(fact, scenes)),
    foreign: [...wrongLanguage, ...strange.filter((word) => elsewhere(word))],
    filler: strange,
    printed: (brief.never ?? []).filter((text) =>
      scenes.some((scene) => spaceless(scene).includes(spaceless(text))),
    ),
    isLengthKept: isLengthKept(brief, shown.durationSeconds),
    seconds: shown.durationSeconds,
  };
}

function isLengthKept({ lengthSeconds, isEnough }, seconds) {
  return seconds <= lengthSeconds * 1.1 && (!isEnough || seconds >= lengthSeconds * 0.9);
}

const baseOf = (language) => language.split("-")[0];

/** The brief's words that may be shown. */
function withoutNever({ prompt, never = [] }) {
  return never.reduce((text, part) => text.replace(new RegExp(RegExp.escape(part), "giu"), " "), prompt);
}

/** Digits of any script as 0–9, one case, no marks of direction. */
function plain(text) {
  return text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/\p{Cf}/gu, "")
    .toLowerCase()
    .replace(/\u0307/g, "")
    .replace(/ı/g, "i")
    .replace(/ß/g, "ss");
}

/** The digits of a script stand in rows of ten that begin with its zero. */
function digitValue(digit) {
  let zero = digit.codePointAt(0);
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && digit.codePointAt(0) - zero < 9) zero--;
  return digit.codePointAt(0) - zero;
}

const spaceless = (text) => plain(text).replace(/\s/gu, "");

/** Letters and digits alone. */
const flat = (text) => plain(text).replace(/[^\p{L}\p{M}\p{N}]/gu, "");

function wordsIn(text, language) {
  return [...new Intl.Segmenter(language, { granularity: "word" }).segment(plain(text))]
    .filter(({ isWordLike, segment }) => isWordLike && /\p{L}/u.test(segment))
    .map(({ segment }) => segment);
}

const isWithoutSpaces = (language) => /^(ja|zh|th)/.test(language);

/** Whether a word is among those of the texts; where words are not parted by spaces, whether it stands in them. */
function vocabulary(texts, language) {
  if (isWithoutSpaces(language)) {
    const all = texts.map(flat).join("\n");
    return (word) => all.includes(flat(word));
  }
  const words = new Set(texts.flatMap((text) => wordsIn(text, language)));
  // Arabic writes small words as letters in front: what stands as "for a shop" may be shown as "shop".
  const fronts = language.startsWith("ar") ? ["", "ل", "ب", "ك", "و", "ف"] : [""];
  return (word) => fronts.some((front) => words.has(front + word));
}

/**
 * In one scene, whole or in all its parts; a price may be written as the language writes it, with the same number. No
 * number is taken for a part of a longer one.
 */
function isShown({ kind, text }, scenes) {
  const whole = new RegExp(`(?<!\\d)${RegExp.escape(flat(text))}(?!\\d)`, "u");
  if (scenes.some((scene) => whole.test(flat(scene)))) return true;
  const figures = kind === "price" ? figuresIn(text) : [];
  if (figures.length > 0) {
    return scenes.some((scene) => figures.every((figure) => figuresIn(scene).includes(figure)));
  }
  const parts = partsOf(text);
  return scenes.some((scene) => {
    const shown = partsOf(scene);
    return parts.every((part) => (/^\d/.test(part) ? shown.includes(part) : plain(scene).includes(part)));
  });
}

/** Runs of letters and of digits. */
const partsOf = (text) => plain(text).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];

/** The numbers of a text without the marks between their digits and without empty decimals. */
function figuresIn(text) {
  return (plain(text).match(/\d+(?:[.,'’ \u202f\u00a0]\d+)*/gu) ?? []).map((figure) =>
    figure.replace(/[.,]00$/, "").replace(/\D/gu, ""),
  );
}

/** How hard words are to read, by the formula that was made for their language. */
export interface ReadingLevel {
  /** Of the formula; for Flesch and Gulpease more is easier, for LIX less. */
  score: number;
  formula: string;
  level: "easy" | "plain" | "hard" | "very hard";
  wordsPerSentence: number;
  /** The hardest first. */
  hardest: readonly { text: string; words: number }[];
}

interface Counts {
  words: number;
  sentences: number;
  syllables: number;
  letters: number;
  /** Of more than six letters. */
  longWords: number;
}

interface Formula {
  name: string;
  score: (counts: Counts) => number;
  /** Scores from which words are easy, plain, hard; beyond the last they are very hard. */
  steps: readonly [number, number, number];
}

const flesch = (name: string, base: number, perLength: number, perSyllable: number): Formula => ({
  name,
  score: ({ words, sentences, syllables }) =>
    base - perLength * (words / sentences) - perSyllable * (syllables / words),
  steps: [70, 50, 30],
});

/** Sources are named as they are cited: author and year. */
const formulas: Readonly<Record<string, Formula>> = {
  en: flesch("Flesch Reading Ease (Flesch 1948)", 206.835, 1.015, 84.6),
  de: flesch("Flesch for German (Amstad 1978)", 180, 1, 58.5),
  fr: flesch("Flesch for French (Kandel & Moles 1958)", 207, 1.015, 73.6),
  es: flesch("Lecturabilidad (Fernández Huerta 1959)", 206.84, 1.02, 60),
  nl: flesch("Leesgemak (Douma 1960)", 206.84, 0.93, 77),
  pt: flesch("Flesch for Portuguese (Martins et al. 1996)", 248.835, 1.015, 84.6),
  it: {
    name: "Gulpease (Lucisano & Piemontese 1988)",
    score: ({ words, sentences, letters }) => 89 + (300 * sentences - 10 * letters) / words,
    steps: [80, 60, 40],
  },
};
const lix: Formula = {
  name: "LIX (Björnsson 1968)",
  score: ({ words, sentences, longWords }) => words / sentences + (100 * longWords) / words,
  steps: [-30, -40, -50],
};
const inLix = new Set(["sv", "da", "nb", "no", "fi", "pl", "cs", "hu", "tr"]);

const mostListed = 5;
/** Shorter ones are hard by their words alone; nothing of them can be cut. */
const leastWords = 12;

/** Null where too little is written, or the language has no formula here. */
export function readingLevel(texts: readonly string[], language: string): ReadingLevel | null {
  const code = language.split("-")[0]?.toLowerCase() ?? "";
  const formula = formulas[code] ?? (inLix.has(code) ? lix : null);
  if (!formula) return null;
  const sentences = texts
    .flatMap((text) => sentencesIn(text, code))
    .map((text) => ({ text, ...count(text, code) }));
  const whole = sentences.filter(({ words }) => words > 2);
  const total = whole.reduce(
    (sum, { words, syllables, letters, longWords }) => ({
      words: sum.words + words,
      sentences: sum.sentences + 1,
      syllables: sum.syllables + syllables,
      letters: sum.letters + letters,
      longWords: sum.longWords + longWords,
    }),
    { words: 0, sentences: 0, syllables: 0, letters: 0, longWords: 0 },
  );
  if (total.words < 20) return null;
  const ease = (counts: Counts) => (formula === lix ? -formula.score(counts) : formula.score(counts));
  const hardest = whole
    .filter((each) => each.words >= leastWords && ease(each) < formula.steps[1])
    .sort((one, other) => ease(one) - ease(other))
    .slice(0, mostListed)
    .map(({ text, words }) => ({ text, words }));
  const [easy, plain, hard] = formula.steps;
  const present = ease(total);
  return {
    score: Math.round(formula.score(total)),
    formula: formula.name,
    level: present >= easy ? "easy" : present >= plain ? "plain" : present >= hard ? "hard" : "very hard",
    wordsPerSentence: Math.round((total.words / total.sentences) * 10) / 10,
    hardest,
  };
}

function sentencesIn(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  return text
    .split(/\n+/)
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter(Boolean);
}

function count(sentence: string, language: string): Counts {
  const words = sentence.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  return {
    words: words.length,
    sentences: 1,
    syllables: words.reduce((sum, word) => sum + syllablesIn(word, language), 0),
    letters: words.reduce((sum, word) => sum + word.length, 0),
    longWords: words.filter((word) => word.length > 6).length,
  };
}

/** By groups of vowels; an "e" that is not spoken at the end of English and French words is not counted. */
export function syllablesIn(word: string, language: string): number {
  const plain = word.toLowerCase();
  const isSilent =
    (language === "en" && /[^aeiouyl]e$|[^aeiouy]es$/.test(plain)) ||
    (language === "fr" && /[^aeiouyé]es?$/.test(plain));
  const groups = plain.match(/[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýœąęıőű]+/g)?.length ?? 0;
  return Math.max(1, groups - (isSilent ? 1 : 0));
}

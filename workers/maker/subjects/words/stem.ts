import { fold } from "./fold";

/** Endings that plural, case and article put behind a noun, longest first. */
const endings: Record<string, readonly string[]> = {
  de: ["en", "er", "es", "e", "n", "s"],
  nl: ["en", "s", "e"],
  fr: ["es", "s", "x", "e"],
  es: ["es", "s", "a", "o", "e"],
  pt: ["es", "s", "a", "o", "e"],
  it: ["che", "chi", "i", "e", "o", "a"],
  pl: ["ami", "ach", "owy", "owa", "owe", "ow", "om", "em", "ie", "a", "y", "i", "e", "u", "o"],
  ru: [
    ...["ами", "ями", "ах", "ях", "ов", "ев", "ом", "ем", "ой", "ей", "ый", "ая", "ые"],
    ...["а", "я", "ы", "и", "у", "ю", "е", "о", "ь"],
  ],
  sv: ["arna", "orna", "erna", "en", "et", "ar", "or", "er", "a", "n"],
  da: ["erne", "ene", "en", "et", "er", "e"],
  fi: ["ssa", "sta", "lla", "lle", "t", "n", "a"],
  hu: ["ok", "ek", "ak", "k", "t"],
  tr: ["lari", "leri", "lar", "ler", "miz", "imiz"],
};
endings.nb = endings.da!;
endings.uk = [...endings.ru!, "і", "ів"];

/** The particles that Arabic writes together with a word. */
const arabicParticles = /^(?:وال|بال|لل|ال|و(?=ال))/u;

/** A word without its ending, folded: by rules of thumb that only have to treat a text and the index alike. */
export function stem(word: string, language: string): string {
  const folded = fold(word);
  if (language === "en") return englishStem(folded);
  if (language === "ar") return folded.length > 4 ? folded.replace(arabicParticles, "") : folded;
  for (const ending of endings[language] ?? []) {
    const least = ending === "s" && language === "de" ? 5 : 4;
    if (folded.endsWith(ending) && folded.length - ending.length >= least) {
      return folded.slice(0, -ending.length);
    }
  }
  return folded;
}

function englishStem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 5 && /(?:l|r)ves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (word.length > 4 && /(?:ch|sh|ss|x|to)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^su]s$/.test(word)) return word.slice(0, -1);
  return word;
}

import type { Term } from "./claim-kind";
import { stemOf } from "./find-words";
import type { Token } from "./tokens";
import type { WordLanguage } from "./words/word-table";

interface Rule {
  /** Words one of which stands before, within `reach` words. */
  before: ReadonlySet<string> | null;
  reach: number;
  /** What the word, folded, looks like. */
  word: RegExp;
  /** Words that look like it and are none. */
  not: ReadonlySet<string>;
  /** The word behind it is the quality: "the most *", "más *". */
  qualifies?: { not: ReadonlySet<string> };
}

const set = (words: string) => new Set(words.split(" "));
const none: ReadonlySet<string> = new Set();

/** How each language forms superlatives of any quality. Chinese, Japanese and Arabic have theirs in the table. */
const rules: Partial<Record<WordLanguage, readonly Rule[]>> = {
  en: [
    {
      before: set("the our your its their s world"),
      reach: 1,
      word: /^\p{L}{3,}est$/u,
      not: set(
        "forest harvest interest request guest honest modest protest contest digest suggest priest quest crest chest conquest tempest everest invest earnest dearest nearest latest rest west nest test vest quietest-room southwest northwest midwest pinterest arrest behest inquest unrest manifest bequest incest zest fest furthest farthest budapest bucharest",
      ),
    },
    {
      before: set("the our your its their s world"),
      reach: 1,
      word: /^most$/u,
      not: none,
      qualifies: { not: set("of important part recent") },
    },
  ],
  de: [
    {
      before: set(
        "der die das den dem des am unser unsere unseren unserem euer eure dein deine ihr ihre sein seine",
      ),
      reach: 1,
      word: /^\p{L}{3,}(?:s|ss)te[nrms]?$/u,
      not: set(
        "erste ersten erster erstes erstem letzte letzten letzter letztes letztem nachste nachsten nachster nachstes nachstem meiste meisten vorletzte feste festen fester festes bewusste bewussten robuste robusten robuster robustes ernste ernsten fruheste spateste spatesten fruhesten mindesten wenigsten gewusste beste besten",
      ),
    },
  ],
  fr: [
    {
      before: set("le la les l"),
      reach: 1,
      word: /^plus$/u,
      not: none,
      qualifies: { not: set("de que du des souvent tot tard vite possible proche en") },
    },
  ],
  es: [
    {
      before: set("el la los las lo nuestro nuestra su tu"),
      reach: 2,
      word: /^mas$/u,
      not: none,
      qualifies: { not: set("de que a y o cerca") },
    },
  ],
  it: [
    {
      before: set("il la lo i gli le l"),
      reach: 2,
      word: /^piu$/u,
      not: none,
      qualifies: { not: set("di che e a presto vicino tardi") },
    },
  ],
  pt: [
    {
      before: set("o a os as"),
      reach: 2,
      word: /^mais$/u,
      not: none,
      qualifies: { not: set("de do que da e a cedo perto") },
    },
  ],
  nl: [
    {
      before: set("de het onze ons jouw uw"),
      reach: 1,
      word: /^\p{L}{3,}ste$/u,
      not: set(
        "eerste laatste meeste juiste vaste volgende naaste bewuste robuuste verste hoogste-punt gepaste rustste dichtste",
      ),
    },
  ],
  pl: [
    {
      before: null,
      reach: 0,
      word: /^naj\p{L}{4,}$/u,
      not: set(
        "najpierw najem najemca najemcow najmniej najblizsz najpozniej najwczesniej najblizej najblizsza najblizszy",
      ),
    },
  ],
  sv: [
    {
      before: set("den det de var vart varldens sveriges"),
      reach: 1,
      word: /^\p{L}{4,}aste$/u,
      not: set("faste senaste"),
    },
  ],
  da: [
    {
      before: set("den det de vores verdens danmarks"),
      reach: 1,
      word: /^\p{L}{3,}este$/u,
      not: set("fleste seneste gaeste taeste naeste meste"),
    },
  ],
  tr: [
    {
      before: null,
      reach: 0,
      word: /^en$/u,
      not: none,
      qualifies: { not: set("az fazla gec erken son kisa yakin azindan cok") },
    },
  ],
  hi: [
    {
      before: null,
      reach: 0,
      word: new RegExp(`^${"सबसे".normalize("NFKD").replace(/\p{Mark}/gu, "")}$`, "u"),
      not: none,
      qualifies: { not: set("पहल") },
    },
  ],
};

/** "The softest", "am leckersten", "el más fresco": what is formed by the rules of these languages. */
export function findSuperlatives(
  text: string,
  tokens: readonly Token[],
  languages: readonly WordLanguage[],
): Term[] {
  const words = tokens.filter(
    ({ kind, text: word }) => kind === "word" || (kind === "sign" && !/['’]/u.test(word)),
  );
  return languages.flatMap((language) =>
    (rules[language] ?? []).flatMap((rule) =>
      words.flatMap((token, at): Term[] => {
        if (token.kind !== "word" || !rule.word.test(token.folded) || rule.not.has(token.folded)) return [];
        // A noun, in German.
        if (language === "de" && /^\p{Lu}/u.test(token.text)) return [];
        const before = words.slice(Math.max(0, at - rule.reach), at);
        if (rule.before && !before.some(({ folded }) => rule.before?.has(folded))) return [];
        const next = words[at + 1];
        if (rule.qualifies && (next?.kind !== "word" || rule.qualifies.not.has(next.folded))) return [];
        const last = rule.qualifies ? next! : token;
        const key = `w:superlative:${stemOf(last.folded)}`;
        return [
          {
            kind: "superlative",
            text: text.slice(token.start, last.end),
            start: token.start,
            asks: [key],
            offers: [key],
          },
        ];
      }),
    ),
  );
}

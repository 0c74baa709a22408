import type { ClaimKind, Term } from "./claim-kind";
import { plainText, type Token, tokensOf } from "./tokens";
import { environment } from "./words/environment";
import { health } from "./words/health";
import { origin } from "./words/origin";
import { certificates, freeOfCharge, guarantees, multiples, neutralPhrases } from "./words/promises";
import { superlatives } from "./words/superlatives";
import type { WordLanguage, WordTable } from "./words/word-table";

const tables: readonly (readonly [ClaimKind | null, WordTable])[] = [
  ["superlative", superlatives],
  ["health", health],
  ["environment", environment],
  ["origin", origin],
  ["guarantee", guarantees],
  ["certificate", certificates],
  ["price", freeOfCharge],
  ["number", multiples],
  [null, neutralPhrases],
];

interface Phrase {
  /** Null for a turn of phrase that states nothing. */
  kind: ClaimKind | null;
  idea: string;
  words: readonly { text: string; isPrefix: boolean }[];
  /** The word behind it belongs to the idea: "made in +". */
  takesNext: boolean;
}

interface Index {
  /** By first word, the longest phrase first. */
  byWord: ReadonlyMap<string, readonly Phrase[]>;
  /** By the first letters of a first word that stands for all that begin like it. */
  byPrefix: ReadonlyMap<string, readonly Phrase[]>;
  cjk: { pattern: RegExp; phrases: ReadonlyMap<string, Phrase> } | null;
}

const prefixLength = 3;
const articles = new Set(
  "the a an der die das den dem la le les l el los las il lo gli i o os as de het en".split(" "),
);

const indexes = new Map<WordLanguage, Index>();
function indexOf(language: WordLanguage): Index {
  const known = indexes.get(language);
  if (known) return known;
  const made = makeIndex(language);
  indexes.set(language, made);
  return made;
}

function makeIndex(language: WordLanguage): Index {
  const phrases = tables.flatMap(([kind, table]) =>
    Object.entries(table).flatMap(([idea, row]) =>
      (row[language] ?? "").split(",").flatMap((written) => phraseOf(written.trim(), kind, idea) ?? []),
    ),
  );
  const byWord = new Map<string, Phrase[]>();
  const byPrefix = new Map<string, Phrase[]>();
  const cjk = new Map<string, Phrase>();
  for (const { phrase, run } of phrases) {
    if (run) {
      cjk.set(run, phrase);
      continue;
    }
    const [first] = phrase.words;
    if (!first) continue;
    const [map, key] = first.isPrefix
      ? ([byPrefix, first.text.slice(0, prefixLength)] as const)
      : ([byWord, first.text] as const);
    map.set(
      key,
      [...(map.get(key) ?? []), phrase].sort((a, b) => b.words.length - a.words.length),
    );
  }
  const runs = [...cjk.keys()].sort((one, other) => other.length - one.length);
  return {
    byWord,
    byPrefix,
    cjk:
      runs.length > 0
        ? { pattern: new RegExp(runs.map(escapePattern).join("|"), "giu"), phrases: cjk }
        : null,
  };
}

function phraseOf(
  written: string,
  kind: ClaimKind | null,
  idea: string,
): { phrase: Phrase; run: string | null } | null {
  if (written === "") return null;
  const takesNext = written.endsWith(" +");
  const tokens = wordsOf(tokensOf(plainText(takesNext ? written.slice(0, -2) : written)));
  const isRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(written);
  const words: { text: string; isPrefix: boolean }[] = [];
  for (const { text, folded } of tokens) {
    const last = words.at(-1);
    if (text === "*" && last) last.isPrefix = true;
    else words.push({ text: folded, isPrefix: false });
  }
  const phrase = { kind, idea, words, takesNext };
  return { phrase, run: isRun ? written.toLowerCase() : null };
}

/** The words of the tables that a text holds, in these languages. */
export function findWords(
  text: string,
  tokens: readonly Token[],
  languages: readonly WordLanguage[],
): Term[] {
  const words = wordsOf(tokens);
  const found = languages.flatMap((language) => {
    const index = indexOf(language);
    return [...findPhrases(text, words, index), ...findRuns(text, index)];
  });
  return withoutOverlaps(found);
}

interface FoundNumber {
  phrase: Phrase;
  start: number;
  end: number;
  text: string;
  /** Of the words that follow, for a phrase that takes them. */
  next: readonly string[];
}

function findPhrases(text: string, words: readonly Token[], index: Index): FoundNumber[] {
  return words.flatMap((token, at): FoundNumber[] => {
    const candidates = formsOf(token.folded).flatMap((form) => [
      ...(index.byWord.get(form) ?? []),
      ...(index.byPrefix.get(form.slice(0, prefixLength)) ?? []),
    ]);
    const phrase = candidates
      .filter((one) => isAt(one, words, at))
      .reduce<Phrase | null>(
        (longest, one) => (longest && longest.words.length >= one.words.length ? longest : one),
        null,
      );
    if (!phrase) return [];
    const last = at + phrase.words.length - 1;
    const following = words
      .slice(last + 1, last + 4)
      .filter(({ kind, folded }) => kind === "word" && !articles.has(folded));
    const end = (phrase.takesNext ? following[0] : words[last])?.end ?? words[last]!.end;
    return [
      {
        phrase,
        start: token.start,
        end,
        text: text.slice(token.start, end),
        next: following.map(({ folded }) => stemOf(folded)),
      },
    ];
  });
}

function isAt({ words: wanted }: Phrase, words: readonly Token[], at: number): boolean {
  return wanted.every(({ text, isPrefix }, offset) => {
    const token = words[at + offset];
    if (!token) return false;
    const isSame = (form: string) => (isPrefix ? form.startsWith(text) : form === text);
    // Only the first word is read without what Arabic joins to it: the others stand as they are listed.
    return offset === 0 ? formsOf(token.folded).some(isSame) : isSame(token.folded);
  });
}

function findRuns(text: string, { cjk }: Index): FoundNumber[] {
  if (!cjk) return [];
  return [...text.toLowerCase().matchAll(cjk.pattern)].flatMap(({ 0: written, index }) => {
    const phrase = cjk.phrases.get(written);
    return phrase ? [{ phrase, start: index, end: index + written.length, text: written, next: [] }] : [];
  });
}

/** The longest of those that share words; what states nothing takes its words along. */
function withoutOverlaps(found: readonly FoundNumber[]): Term[] {
  let end = 0;
  return found
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .flatMap(({ phrase: { kind, idea, takesNext }, start, end: foundEnd, text, next }): Term[] => {
      if (start < end) return [];
      end = foundEnd;
      if (!kind || (takesNext && next.length === 0)) return [];
      const key = `w:${idea}`;
      const places = next.map((place) => `${key}:${place}`);
      return [
        {
          kind,
          text,
          start,
          asks: takesNext ? places.slice(0, 1) : [key],
          offers: takesNext ? [key, ...places] : [key],
        },
      ];
    });
}

/** Words, numbers and "#", without what joins them: "eco-friendly" is two, "No. 1" is two. */
function wordsOf(tokens: readonly Token[]): Token[] {
  return tokens.filter(({ kind, text }, at) => {
    if (kind !== "sign") return true;
    if (text === "#" || text === "*") return true;
    const next = tokens[at + 1];
    const isJoined = tokens[at]!.isAttached && next?.isAttached === true;
    if (/[-‐‑’'·/]/u.test(text)) return !isJoined;
    return !(text === "." && (isJoined || next?.kind === "number"));
  });
}

/** An Arabic word without "and", "in", "for" and "the" joined to it. */
function formsOf(folded: string): string[] {
  if (!/^\p{Script=Arabic}/u.test(folded)) return [folded];
  const bare = folded.replace(/^[وف]/u, "");
  return [
    ...new Set([
      folded,
      bare,
      folded.replace(/^[وفبلك]?ال/u, ""),
      bare.replace(/^[بلك]/u, ""),
      folded.replace(/^لل/u, ""),
    ]),
  ].filter((form) => form.length > 1);
}

/** Endings differ by grammar: "from Italy", "Italien", "İtalya'dan". */
export function stemOf(folded: string): string {
  return [...folded].slice(0, 4).join("");
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

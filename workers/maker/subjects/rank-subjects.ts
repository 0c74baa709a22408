import { type NamedTrade, tradeTable } from "./trade-table";
import { fold, unspaced } from "./words/fold";
import type { LanguageGuess } from "./words/guess-languages";
import type { WordIndex } from "./words/index-words";
import { readWords } from "./words/read-words";
import { stem } from "./words/stem";
import { isOneOf, isPerson, isStopWord, namesPlace } from "./words/word-lists";

/** A language of the text with its index. */
export interface IndexedLanguage extends LanguageGuess {
  index: WordIndex | null;
}

/** A subject with what speaks for it. */
export interface RankedSubject {
  id: string;
  /** One hit of a name is 1. */
  score: number;
  /** The words that speak for it. */
  words: readonly string[];
  /** What goes well with it, where a trade says so. */
  company: readonly string[];
}

/** What was read of a text. */
export interface Reading {
  ranked: RankedSubject[];
  words: TextWord[];
  /** Places of words that ask for a person. */
  people: readonly number[];
  /** How loud the text asks for what no subject shows. */
  refused: number;
}

/** A word of the text, how much it counts, and whether anything was found by it. */
export interface TextWord {
  text: string;
  at: number;
  folded: string;
  weight: number;
  /** Likely the name of a person or a place. */
  isName: boolean;
  isKnown: boolean;
  /** Part of a phrase that names a trade: it is not read as the name of a thing, too. */
  isTaken: boolean;
  /** Part of a phrase that names what no subject shows. */
  isRefused: boolean;
}

/** Words that are read of one text: what comes later says little of what it is about. */
const mostWords = 120;
/** A second word for the same subject. */
const secondFactor = 0.25;
/** Where or for whom something is says less than what it is: "vegan tacos", "strawberries from our farm shop". */
const broadFactor = 0.8;
/** From this word on, all count the same. */
const mostSteps = 14;
/** What names of people and places say of what is offered, beside a trade and beside a thing. */
const nameFactor = { trade: 0.8, thing: 0.6 };
/** In a longer text a person is somebody it is told of, not a picture asked for. */
const mostWordsOfScene = 16;
const longestPhrase = 3;

/** Ranks the subjects by what the words of a text say for them, best first. */
export function rankSubjects(
  text: string,
  languages: readonly IndexedLanguage[],
  ids: readonly string[],
): Reading {
  const language = languages[0]!.language;
  const words = weighWords(text, language);
  const people = words.length > mostWordsOfScene ? [] : findPeople(words, language);
  for (const place of people) weakenAfter(words, place);
  const ranking = new Ranking();
  findTrades(text, words, languages, ranking);
  for (const candidate of languages) findNames(words, candidate, ids, ranking);
  const standing = people.filter((place) => !describesNext(words, place));
  const refused = Math.max(0, ...words.map(({ isRefused, weight }) => (isRefused ? weight : 0)));
  return { ranked: ranking.best(), words, people: standing, refused };
}

/** A hit says what a subject is, or only what people think of with it. */
type Hit = { id: string; score: number; word: string; isNamed: boolean; company?: readonly string[] };

class Ranking {
  readonly #subjects = new Map<
    string,
    { score: number; words: string[]; isNamed: boolean; company: readonly string[] }
  >();

  /** A second word speaks less loud; the same word speaks once. */
  add({ id, score, word, isNamed, company = [] }: Hit): void {
    if (score <= 0) return;
    const known = this.#subjects.get(id);
    if (!known) this.#subjects.set(id, { score, words: [word], isNamed, company });
    else if (!known.words.includes(word)) {
      known.score += score * secondFactor;
      known.words.push(word);
      known.isNamed ||= isNamed;
      if (known.company.length === 0) known.company = company;
    }
  }

  best(): RankedSubject[] {
    return [...this.#subjects]
      .filter(([, { isNamed }]) => isNamed)
      .map(([id, { score, words, company }]) => ({ id, score, words, company }))
      .sort((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1));
  }
}

function weighWords(text: string, language: string): TextWord[] {
  const words = readWords(text, language)
    .slice(0, mostWords)
    .map(({ text, at }) => ({ text, at, folded: fold(text) }));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word.text)).length;
  const tellsNames = language !== "de" && capitals <= words.length * 0.6;
  let phrase = 0;
  return words.map((word, place) => {
    const last = words[place - 1];
    const between = last ? text.slice(last.at + last.text.length, word.at) : ".";
    if (/[.!?:;,\n–—…()]/u.test(between)) phrase = place;
    const before = words.slice(Math.max(phrase, place - 2), place).map(({ folded }) => folded);
    // What a phrase begins with is no side matter: "With our app".
    const beside = words.slice(Math.max(phrase + 1, place - 2), place);
    let weight = 1 / (1 + 0.035 * Math.min(place, mostSteps));
    if (before.some((earlier) => isOneOf("negations", earlier))) weight = 0;
    if (beside.some(({ folded }) => isOneOf("beside", folded))) weight *= 0.6;
    // In German every noun begins with a capital.
    const isName = tellsNames && place !== phrase && /^\p{Lu}\p{Ll}/u.test(word.text);
    return { ...word, weight, isName, isKnown: false, isTaken: false, isRefused: false };
  });
}

function findPeople(words: readonly TextWord[], language: string): number[] {
  return words.flatMap(({ folded, text }, place) => {
    const named = isPerson(folded, language);
    return named && !served(words, place) && !/['’]s$/u.test(text) ? [place] : [];
  });
}

/** Whether somebody is only whom it is for: "shoes for busy women". */
function served(words: readonly TextWord[], place: number): boolean {
  return words.slice(Math.max(0, place - 3), place).some(({ folded }) => isOneOf("forWhom", folded));
}

/** Whether the word after a person is a thing, as in "family dentist": then the person only says whose it is. */
function describesNext(words: readonly TextWord[], place: number): boolean {
  return words[place]!.isKnown || words[place + 1]?.isKnown === true;
}

/** What a person wears, holds or is surrounded by is not what was asked for. */
function weakenAfter(words: TextWord[], place: number): void {
  for (const word of words.slice(place + 2)) word.weight *= 0.6;
}

function findTrades(
  text: string,
  words: TextWord[],
  languages: readonly IndexedLanguage[],
  ranking: Ranking,
): void {
  const { whole, beginnings, parts } = tradeTable();
  const taken: [from: number, to: number][] = [];
  const folded = fold(text.slice(0, 2000));
  if (unspaced.test(folded) || /\p{sc=Hangul}/u.test(folded)) {
    for (const [part, named] of parts) {
      const at = folded.indexOf(part);
      const to = at + part.length;
      if (at < 0 || taken.some(([start, end]) => at < end && to > start)) continue;
      taken.push([at, to]);
      show(named, 0.95 / (1 + 0.01 * at), part);
      mark(
        words.filter((word) => word.at < to && word.at + word.text.length > at),
        named,
        part,
      );
    }
  }
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
      const phrase = words.slice(from, from + length);
      const { weight, isName } = phrase[0]!;
      const named = lookUp(phrase);
      if (named.length === 0) continue;
      const key = phrase.map((word) => word.folded).join(" ");
      show(named, weight * (length > 1 ? 1.1 : 1) * (isName ? nameFactor.trade : 1), key);
      mark(phrase, named, key);
      from += length - 1;
      break;
    }
  }

  function lookUp(phrase: readonly TextWord[]): NamedTrade[] {
    const key = phrase.map((word) => word.folded).join(" ");
    if (phrase.length === 1 && isStopWord(key, languages[0]!.language)) return [];
    const stems = languages.map(({ language }) => phrase.map((word) => stem(word.text, language)).join(" "));
    const keys = [key, ...stems];
    return [...keys.flatMap((other) => whole.get(other) ?? []), ...keys.flatMap(startOf)];
  }

  /** The longest beginning with as many words. */
  function startOf(key: string): NamedTrade[] {
    const length = key.split(" ").length;
    const begun = beginnings
      .get(key.slice(0, 2))
      ?.find(([beginning]) => key.startsWith(beginning) && beginning.split(" ").length === length);
    return begun?.[1] ?? [];
  }

  function show(named: NamedTrade[], score: number, word: string): void {
    const { trade, certainty } = likeliest(named, word, languages);
    const [first, ...company] = trade.shows;
    const factor = certainty * (trade.isBroad ? broadFactor : 1);
    if (first) ranking.add({ id: first, score: score * factor, word, isNamed: true, company });
  }

  function mark(phrase: readonly TextWord[], named: NamedTrade[], key: string): void {
    const { trade, certainty } = likeliest(named, key, languages);
    const isRefused = trade.shows.length === 0;
    for (const word of phrase) {
      word.isTaken ||= certainty >= 0.9;
      word.isKnown ||= !isRefused;
      word.isRefused ||= isRefused;
    }
  }
}

/** A word of another language than the text's is more likely the same by chance the shorter it is. */
function likeliest(named: readonly NamedTrade[], word: string, languages: readonly IndexedLanguage[]) {
  for (const { language, weight } of languages) {
    const own = named.find((other) => other.language === language);
    if (own) return { trade: own.trade, certainty: weight === 1 ? 1 : word.length < 5 ? 0.6 : 0.9 };
  }
  const isTelling = word.length >= 7 && tradeTable().whole.has(word);
  return { trade: named[0]!.trade, certainty: isTelling || unspaced.test(word) ? 0.8 : 0.5 };
}

/** How much a tag says by how many subjects have it. */
const tagScore = (subjects: number) =>
  subjects === 1 ? 0.62 : subjects === 2 ? 0.45 : subjects <= 4 ? 0.28 : 0.1;

/** A text may say "constructor". */
function subjectsOf(map: WordIndex["labels"], key: string): readonly number[] {
  return Object.hasOwn(map, key) ? map[key]! : [];
}

function findNames(
  words: TextWord[],
  { language, weight, index }: IndexedLanguage,
  ids: readonly string[],
  ranking: Ranking,
): void {
  if (!index) return;
  for (let from = 0; from < words.length; from++) {
    for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
      const phrase = words.slice(from, from + length);
      if (phrase.some((word) => word.isTaken || word.isRefused)) continue;
      const [first] = phrase;
      if (length === 1 && [language, "en"].some((tag) => isStopWord(first!.folded, tag))) continue;
      const isUnspaced = unspaced.test(first!.text);
      const key = isUnspaced
        ? phrase.map((word) => word.folded).join("")
        : phrase.map((word) => stem(word.text, language)).join(" ");
      if (key.length < (isUnspaced ? 1 : 3)) continue;
      const labelled = subjectsOf(index.labels, key);
      const tagged = subjectsOf(index.tags, key);
      if (labelled.length + tagged.length === 0) {
        if (length === 1) findCompound(first!, key);
        continue;
      }
      const isVague = language === "en" && isOneOf("vague", key);
      const letter = isUnspaced && key.length === 1;
      const factor =
        weight * first!.weight * (length > 1 ? 1.15 : 1) * (first!.isName ? nameFactor.thing : 1);
      for (const subject of labelled) add(subject, (isVague ? 0.45 : letter ? 0.7 : 1) * factor, key, phrase);
      const tag = tagScore(new Set([...labelled, ...tagged]).size) * (labelled.length > 0 ? 0.4 : 1);
      for (const subject of tagged) {
        if (!labelled.includes(subject))
          add(subject, tag * (isVague ? 0.25 : letter ? 0.3 : 1) * factor, key, phrase, false);
      }
    }
  }

  function add(
    subject: number,
    score: number,
    key: string,
    phrase: readonly TextWord[],
    isNamed = true,
  ): void {
    ranking.add({ id: ids[subject]!, score, word: key, isNamed });
    if (score >= 0.4) for (const word of phrase) word.isKnown = true;
  }

  /** The longest name that a compound begins with: "Fahrrad" of "Fahrradwerkstatt", not of a square or a street. */
  function findCompound(word: TextWord, key: string): void {
    if (!compounding.has(language) || weight < 0.9 || namesPlace(key)) return;
    for (let end = key.length - 2; end >= (language === "ko" ? 2 : 5); end--) {
      const front = key.slice(0, end);
      const exact = subjectsOf(index!.labels, front);
      const labelled = exact.length > 0 ? exact : subjectsOf(index!.labels, stem(front, language));
      if (labelled.length === 0) continue;
      for (const subject of labelled)
        add(subject, 0.75 * weight * word.weight * (word.isName ? nameFactor.thing : 1), key, [word]);
      return;
    }
  }
}

const compounding = new Set(["de", "nl", "sv", "da", "nb", "fi", "hu", "ko"]);

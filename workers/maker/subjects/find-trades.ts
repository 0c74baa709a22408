import type { Hit } from "./ranking";
import { endOf, type IndexedLanguage, longestPhrase, type TextWord } from "./reading";
import { type NamedTrade, tradeTable } from "./trade-table";
import { isAnimal, isIngredient, isPet } from "./traits";
import { compoundingLanguages } from "./words/compounds";
import { fold, unspaced } from "./words/fold";
import { stem } from "./words/stem";
import { endsInVessel, holdsOffer, isStopWord } from "./words/word-lists";

/** Where or for whom something is says less than what it is: "vegan tacos", "strawberries from our farm shop". */
const broadFactor = 0.8;
/** What the name of a person or a place says of a trade. */
const nameFactor = 0.8;
/** Letters of a trade's word that a compound ends in. */
const leastEnd = 6;
/** Letters behind the beginning of a word that are more than its ending. */
const leastRest = 4;
/** From this sign on, all count the same. */
const mostSigns = 30;

/** Hits of the trades that the words name; marks the words. */
export function findTrades(
  text: string,
  words: TextWord[],
  languages: readonly IndexedLanguage[],
  ids: readonly string[],
  hits: Hit[],
): void {
  const { whole, ends, beginnings, parts } = tradeTable();
  const taken: [from: number, to: number][] = [];
  const folded = fold(text.slice(0, 2000));
  if (unspaced.test(folded) || /\p{sc=Hangul}/u.test(folded)) {
    for (const [part, named] of parts) {
      const at = folded.indexOf(part);
      const to = at + part.length;
      if (at < 0 || taken.some(([start, end]) => at < end && to > start)) continue;
      taken.push([at, to]);
      show(named, 0.95 / (1 + 0.01 * Math.min(at, mostSigns)), part, { at, end: to });
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
      if (length === 1 && isInName(from)) continue;
      const named = lookUp(phrase);
      if (named.length === 0) continue;
      const key = phrase.map((word) => word.folded).join(" ");
      show(named, weight * (length > 1 ? 1.1 : 1) * (isName ? nameFactor : 1), key, {
        at: phrase[0]!.at,
        end: endOf(phrase),
      });
      mark(phrase, named, key);
      from += length - 1;
      break;
    }
  }

  /** A word of the longer name of a thing names no trade: the tree of "palm tree". */
  function isInName(place: number): boolean {
    return languages.some(({ index, language, weight }) => {
      if (!index || weight < 0.9) return false;
      const isNamed = (start: number, count: number) => {
        const phrase = words.slice(start, start + count);
        const isWhole =
          phrase.length === count &&
          endOf(phrase) - phrase[0]!.at === sum(phrase.map(({ text }) => text.length)) + count - 1;
        return (
          isWhole && Object.hasOwn(index.labels, phrase.map(({ text }) => stem(text, language)).join(" "))
        );
      };
      return [place, place - 1].some((start) => start >= 0 && isNamed(start, 2));
    });
  }

  function lookUp(phrase: readonly TextWord[]): NamedTrade[] {
    const key = phrase.map((word) => word.folded).join(" ");
    if (phrase.length === 1 && isStopWord(key, languages[0]!.language)) return [];
    // "The" is an article; "thé" is tea.
    if (key === "the" && phrase[0]!.text.toLowerCase() === key) return [];
    const stems = languages.map(({ language }) => phrase.map((word) => stem(word.text, language)).join(" "));
    const keys = [key, ...stems];
    const exact = keys.flatMap((other) => whole.get(other) ?? []);
    // A compound is what it ends in: "Olivenölseife" is soap.
    const compound = phrase.length === 1 && exact.length === 0 ? headOf(key) : [];
    if (compound.length > 0) return compound;
    const named = [...exact, ...keys.flatMap(startOf)];
    return named.length > 0 || phrase.length > 1 ? named : farEndOf(key);
  }

  /** What the table names as the end of a compound. */
  function headOf(word: string): NamedTrade[] {
    const own = ([end, named]: (typeof ends)[number]) =>
      word.endsWith(end) && word.length > end.length + 1
        ? named.filter(({ language }) => languages.some((each) => each.language === language))
        : [];
    for (const end of ends) {
      const named = own(end);
      if (named.length > 0) return named;
    }
    return [];
  }

  /** The trade that a compound ends in: "Zahnarzt" of "Kinderzahnarzt". */
  function farEndOf(word: string): NamedTrade[] {
    const compound = languages.find(
      ({ language, weight }) => weight >= 0.9 && compoundingLanguages.has(language),
    );
    if (!compound) return [];
    for (let from = 3; from <= word.length - leastEnd; from++) {
      const end = word.slice(from);
      const begun = beginnings
        .get(end.slice(0, 2))
        ?.find(([beginning]) => beginning.length >= leastEnd && end.startsWith(beginning))?.[1];
      const own = [...(begun ?? []), ...(whole.get(end) ?? [])].filter(
        (named) => named.language === compound.language,
      );
      if (own.length > 0) return own;
    }
    return [];
  }

  /** The longest beginning with as many words. */
  function startOf(key: string): NamedTrade[] {
    const length = key.split(" ").length;
    const begun = beginnings
      .get(key.slice(0, 2))
      ?.find(([beginning]) => key.startsWith(beginning) && beginning.split(" ").length === length);
    const [beginning = ""] = begun ?? [];
    return (begun?.[1] ?? []).filter((named) => !isOtherThing(named, beginning, key.slice(beginning.length)));
  }

  /** "Hundebetten", "Käsebrett": a compound that ends in a thing of its own is not what it begins with. */
  function isOtherThing({ trade, language }: NamedTrade, beginning: string, rest: string): boolean {
    const [first] = trade.shows;
    if (first === undefined || !compoundingLanguages.has(language) || rest.length < leastRest) return false;
    const isThing = trade.isGoods || isIngredient(first) || isNameOf(first, beginning);
    const isIn = endsInVessel(rest) && !isAnimal(first) && !isPet(first);
    return isThing && !isIn && !holdsOffer(rest, language);
  }

  function show(named: NamedTrade[], score: number, word: string, place: Pick<Hit, "at" | "end">): void {
    const { trade, certainty, language } = likeliest(named, word, languages);
    const [first = null, ...company] = trade.shows;
    const factor = certainty * (trade.isBroad ? broadFactor : 1);
    const isThing = first !== null && (trade.isGoods || isNameOf(first, word));
    const kind = trade.isBroad ? "broad" : trade.isGoods || first === null ? "goods" : "service";
    hits.push({
      id: first,
      score: score * factor,
      word,
      isNamed: true,
      isThing,
      company,
      ...place,
      language,
      trade: kind,
    });
  }

  /** "Bicycle" is what its trade is shown by; "insurance" is no umbrella. */
  function isNameOf(id: string, phrase: string): boolean {
    const subject = ids.indexOf(id);
    return languages.some(({ index, language }) => {
      const key = phrase
        .split(" ")
        .map((word) => stem(word, language))
        .join(" ");
      return index !== null && Object.hasOwn(index.labels, key) && index.labels[key]!.includes(subject);
    });
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
  const [first, second] = languages.flatMap(({ language, weight }) => {
    const own = named.find((other) => other.language === language);
    return own
      ? [{ trade: own.trade, language, certainty: weight === 1 ? 1 : word.length < 5 ? 0.6 : 0.9 }]
      : [];
  });
  // Cakes in Portuguese are bowling in Spanish.
  if (first && second && first.trade !== second.trade && word.length < 7) return { ...first, certainty: 0.6 };
  // What two languages call the same is hardly a coincidence.
  if (first) return second ? { ...first, certainty: Math.max(first.certainty, 0.9) } : first;
  const isTelling = word.length >= 6 && tradeTable().whole.has(word);
  return { ...named[0]!, certainty: isTelling || unspaced.test(word) ? 0.8 : 0.5 };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

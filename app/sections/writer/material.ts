import type { Fact, FactKind } from "~/domain/facts/fact";
import { openConflicts, settledFacts } from "~/domain/facts/fact-sheet";
import { guessLanguage } from "~/domain/text/guess-language";
import { writeFact } from "~/sections/write-fact";
import { kindIn, labelIn } from "~/sections/writer/label-in";
import type { LeftOut } from "~/sections/writer/outline";
import type { PagePhrases } from "~/sections/writer/phrases/page-phrases";
import { baseOf, phrasesOf } from "~/sections/writer/phrases/phrases-of";
import { splitSentences } from "~/sections/writer/sentences";
import type { WriterInput } from "~/sections/writer/write-input";

/** A fact as it can be said on this page. */
export interface Known {
  fact: Fact;
  kind: FactKind;
  /** What it is about, in the language of the page; null where nobody can say. */
  label: string | null;
  /** Its words or its value, as the language writes it. */
  text: string;
  /** Of its words; a value is one. */
  sentences: readonly string[];
  /** Whether its words are in another language: a model has to translate them before they may stand. */
  isForeign: boolean;
}

export interface Material {
  input: WriterInput;
  phrases: PagePhrases | null;
  /** Every fact that may stand on the page, in the order given. */
  known: readonly Known[];
  of: (...kinds: readonly FactKind[]) => readonly Known[];
  name: Known | null;
  price: Known | null;
  /** Only where it is higher than the price, in the same currency, and the offer has not ended. */
  listPrice: Known | null;
  offerEnd: Known | null;
  images: WriterInput["images"];
  videos: WriterInput["videos"];
  leftOut: readonly LeftOut[];
  /** Types of the sections that a person wants, in place of those of a direction. */
  wantedTypes?: readonly string[];
}

/** Kinds whose words are the same in every language. */
const namingKinds: ReadonlySet<FactKind> = new Set([
  "name",
  "brand",
  "person",
  "place",
  "contact",
  "identifier",
]);
/** Words of no known language and fewer letters than this are not guessed at. */
const fewestToGuess = 24;

interface MaterialOptions {
  /** Words in another language are kept, marked as such, for a model to translate. */
  mayTranslate?: boolean;
}

/** Words that are shown as they were given, and by nobody translated. */
const verbatimKinds: ReadonlySet<FactKind> = new Set(["review", "award", "certificate"]);

/** What of the input can be said on its page, and what cannot and why. Pure. */
export function materialOf(input: WriterInput, { mayTranslate = false }: MaterialOptions = {}): Material {
  const sheet = { facts: input.facts.filter((fact) => isOf(fact, input)), decisions: input.decisions };
  const disputed = new Set(openConflicts(sheet).flatMap(({ facts }) => facts.map(({ id }) => id)));
  const leftOut: LeftOut[] = sheet.facts.flatMap((fact) =>
    disputed.has(fact.id) ? [left(fact, input, "disagrees")] : [],
  );
  const seen = new Set<string>();
  const all = settledFacts(sheet).flatMap((fact): Known[] => {
    if (disputed.has(fact.id)) return [];
    const said = sayFact(fact, input.language, mayTranslate);
    if (!said) leftOut.push(left(fact, input, "other-language"));
    else {
      const key = `${fact.kind}/${said.label ?? ""}/${said.text.toLowerCase()}`;
      if (seen.has(key)) return [];
      seen.add(key);
      return [said];
    }
    return [];
  });
  const prices = all.filter(({ kind, fact }) => kind === "price" && fact.label !== "To");
  const price = prices.find(({ fact }) => !fact.label) ?? prices[0] ?? null;
  const end = all.find(({ kind }) => kind === "offer-end") ?? null;
  const list = all.find(({ kind }) => kind === "list-price") ?? null;
  const hasEnded = end?.fact.value.type === "date" && isOver(end.fact.value.date, input.today);
  const listPrice = !hasEnded && isHigher(list, price) ? list : null;
  const offerEnd = hasEnded ? null : end;
  // An offer that is over, and a price before that was no higher, are nothing to show.
  const known = all.filter(
    (one) =>
      !(one.kind === "list-price" && one !== listPrice) &&
      !(one.kind === "offer-end" && one !== offerEnd) &&
      !(one.kind === "discount" && hasEnded) &&
      // The upper end of a range is nobody's price.
      !(one.kind === "price" && one !== price),
  );
  return {
    input,
    phrases: phrasesOf(input.language),
    known,
    of: (...kinds) => known.filter(({ kind }) => kinds.includes(kind)),
    name: known.find(({ kind }) => kind === "name") ?? null,
    price,
    listPrice,
    offerEnd,
    images: input.images,
    videos: input.videos,
    leftOut,
  };
}

/** Facts of all variants, and those of the variant the page is about. */
function isOf({ variantId }: Fact, input: WriterInput): boolean {
  return variantId === undefined || variantId === input.variantId;
}

function sayFact(fact: Fact, language: string, mayTranslate: boolean): Known | null {
  const { kind, value } = fact;
  const isOwn = isInLanguage(fact, language);
  const isForeign = !isOwn && value.type === "text" && !namingKinds.has(kind);
  if (isForeign && (!mayTranslate || verbatimKinds.has(kind))) return null;
  if (value.type === "table" && !isOwn) return null;
  const label = labelOf(fact, language, isOwn);
  // A measure says nothing without what it measures.
  if (label === null && value.type === "quantity" && (fact.label || kind === "dimension")) return null;
  if (value.type === "quantity" && !isOwn && /\p{L}{5}/u.test(value.unit)) return null;
  const text = writeFact(fact, language).text.trim();
  // A word for machines, such as PART_TIME, is none for people.
  if (text === "" || /^[A-Z]+(?:_[A-Z]+)+$/u.test(text)) return null;
  const sentences = value.type === "text" ? splitSentences(text) : [text];
  return { fact, kind, label, text, sentences, isForeign };
}

function labelOf({ label, kind }: Fact, language: string, isOwn: boolean): string | null {
  return label ? labelIn(language, label, isOwn) : kindIn(language, kind);
}

function isInLanguage({ language, value, label }: Fact, wanted: string): boolean {
  const base = baseOf(wanted);
  if (language !== null) return baseOf(language) === base;
  const words = value.type === "text" ? value.text : (label ?? "");
  const guessed = words.length >= fewestToGuess ? guessLanguage(words) : null;
  return guessed === null || guessed === base;
}

function isHigher(list: Known | null, price: Known | null): boolean {
  const [one, other] = [list?.fact.value, price?.fact.value];
  if (one?.type !== "money" || other?.type !== "money") return false;
  return one.currency === other.currency && Number(one.amount) > Number(other.amount);
}

function isOver(date: string, today: string | undefined): boolean {
  return today !== undefined && date.slice(0, 10) < today.slice(0, 10);
}

function left(fact: Fact, { language }: WriterInput, why: LeftOut["why"]): LeftOut {
  const { text } = writeFact(fact, language);
  return { factId: fact.id, text: text.slice(0, 600), why };
}

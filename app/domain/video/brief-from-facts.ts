import type { Fact, FactKind } from "../facts/fact";
import { writeDecimal } from "../facts/write-value";
import { isIp } from "../http/public-address";
import type { Language } from "../text/language";
import { type BriefWords, briefWords } from "./brief-words";
import { namesOf, type Speech, sayDay, sayMeasure, sayMoney, speechOf, textsOf } from "./say-fact";

/** Longer ones no scene holds; the first sentences of a description are taken. */
const longestDescription = 220;
const longestLine = 160;
/** Of each kind: what is said of a thing in a short video. */
const mostOfKind = 5;
const longestAddress = 36;
/** More is never read in a video; facts beyond it still back what a person writes. */
const mostCharacters = 1400;

interface BriefOptions {
  /** What the video is in. Words in another language are left out; names, prices and numbers travel. */
  language: Language;
  /** Where the page is: how to reach what it offers. Null where nobody knows. */
  address: string | null;
}

/** The facts as they are told, with who is spoken to. */
interface Told extends Speech {
  facts: readonly Fact[];
  words: BriefWords | null;
  address: string | null;
}

/** The words of a brief from facts, a line each, as the built-in writer reads them best; only what the facts say. */
export function briefFromFacts(facts: readonly Fact[], { language, address: given }: BriefOptions): string {
  const address = given && hasName(given) ? given : null;
  const told: Told = { facts, ...speechOf(facts, language), words: briefWords[language] ?? null, address };
  const end = addressLine(told);
  const lines = [
    nameLine(told),
    ...descriptionLines(told),
    priceLine(told),
    ...timeLines(told),
    ratingLine(told),
    ...textsOf(facts, "award", told).slice(0, 1).map(withoutEnd),
    ...featureLines(told),
    ...textsOf(facts, "statement", told).slice(0, 3),
  ];
  const kept = new Map<string, string>();
  let characters = end?.length ?? 0;
  for (const line of lines) {
    if (!line || kept.has(line.toLowerCase()) || characters + line.length >= mostCharacters) continue;
    kept.set(line.toLowerCase(), line);
    characters += line.length + 1;
  }
  return [...kept.values(), ...(end ? [end] : [])].join("\n");
}

/** The brand goes before a name that does not hold it, unless the address says it at the end. */
function nameLine({ facts, words, address }: Told): string | null {
  const [name] = namesOf(facts, "name");
  if (!name) return null;
  const [brand] = namesOf(facts, "brand");
  const said = lettersOf(`${name} ${address?.split("/")[2] ?? ""}`);
  const full = brand && !said.includes(lettersOf(brand)) ? `${brand} ${name}` : name;
  return labelled(words?.name, full);
}

function descriptionLines(told: Told): string[] {
  const [description] = textsOf(told.facts, "description", told);
  let text = "";
  for (const sentence of description?.split(/(?<=[.!?])\s+|(?<=[。！？])/u) ?? []) {
    if ((text + sentence).length > longestDescription) break;
    text += text === "" || /[。！？]$/u.test(text) ? sentence : ` ${sentence}`;
  }
  return text === "" ? [] : [text];
}

function priceLine(told: Told): string | null {
  const { facts, words } = told;
  const price = facts.find(({ kind }) => kind === "price") ?? facts.find(({ kind }) => kind === "salary");
  const written = sayMoney(price, told);
  if (!written) return null;
  const before = facts.find(({ kind }) => kind === "list-price");
  const list = isLower(price, before) ? sayMoney(before, told) : null;
  const end = sayDay(
    facts.find(({ kind }) => kind === "offer-end"),
    told,
  );
  const parts = [written, list && words?.instead(list), end && words?.until(end)].filter(Boolean);
  return labelled(words?.price, parts.join(words?.comma ?? ", "));
}

function isLower(price: Fact | undefined, other: Fact | undefined): boolean {
  if (price?.value.type !== "money" || other?.value.type !== "money") return false;
  return (
    price.value.currency === other.value.currency && Number(price.value.amount) < Number(other.value.amount)
  );
}

/** When and where, and how to reach whoever offers it. */
function timeLines(told: Told): string[] {
  const { facts, words } = told;
  const days = facts.filter(({ kind }) => kind === "date").flatMap((fact) => sayDay(fact, told) ?? []);
  const dates = [...days, ...textsOf(facts, "date", told)].slice(0, 2);
  const hours = textsOf(facts, "opening-hours", told).slice(0, 1);
  const line = (label: string | undefined) => (text: string) => labelled(label, text);
  return [
    ...[...dates, ...hours].map(line(words?.date)),
    ...namesOf(facts, "place").slice(0, 1).map(line(words?.place)),
    ...namesOf(facts, "contact").slice(0, 1).map(line(words?.contact)),
  ].filter((text) => text.length <= longestLine);
}

function ratingLine({ facts, words, locale }: Told): string | null {
  const value = facts.find(({ kind }) => kind === "rating")?.value;
  if (value?.type !== "rating" || !words) return null;
  const rating = writeDecimal(value.rating, locale);
  const best = writeDecimal(value.best, locale);
  return value.count
    ? words.ratings(rating, best, writeDecimal(`${value.count}`, locale))
    : words.rating(rating, best);
}

/** What a thing is and has, then what comes with it: none of it is what a video opens with unasked. */
const plainKinds: readonly FactKind[] = ["benefit", "feature"];
const serviceKinds: readonly FactKind[] = ["guarantee", "shipping", "returns"];
const measuredKinds: readonly FactKind[] = [
  "material",
  "origin",
  "certificate",
  "dimension",
  "weight",
  "volume",
  "capacity",
  "duration",
];
const listedKinds: readonly FactKind[] = ["ingredient", "color", "size"];

function featureLines(told: Told): string[] {
  const { facts, words } = told;
  const said = (kinds: readonly FactKind[], most: number) =>
    kinds.flatMap((kind) =>
      facts
        .filter((fact) => fact.kind === kind)
        .flatMap((fact) => sayMeasure(fact, told) ?? [])
        .map((text) => named(kind, text, words))
        .slice(0, most),
    );
  const plain = said(plainKinds, mostOfKind);
  const service = said(serviceKinds, 1);
  const measured = said(measuredKinds, 2);
  const lists = listedKinds.flatMap((kind) => {
    const items = textsOf(facts, kind, told).slice(0, 8);
    return items.length > 1 ? [items.join(words?.comma ?? ", ")] : [];
  });
  const stock = facts.some(({ value }) => value.type === "availability" && value.state === "in-stock");
  return [...plain, ...service, ...measured, ...lists, ...(stock && words ? [words.inStock] : [])]
    .map(withoutEnd)
    .filter((text) => text.length <= longestLine)
    .map((text) => labelled(words?.feature, text));
}

/** "2 years" and "248 g" with what they are of. */
function named(kind: FactKind, text: string, words: BriefWords | null): string {
  const isBare = /^[\d.,\s]+\p{L}+\.?$/u.test(text);
  return words && isBare && (kind === "guarantee" || kind === "weight") ? `${words[kind]} ${text}` : text;
}

/** Whether others can reach it: a machine of one's own and a bare number tell nobody where to go. */
function hasName(address: string): boolean {
  const hostname = /^https?:\/\/([^/:?#]+)/iu.exec(address)?.[1] ?? "";
  return hostname.includes(".") && !isIp(hostname);
}

function addressLine({ address, words }: Told): string | null {
  if (!address) return null;
  const short = address
    .replace(/^https?:\/\/(?:www\.)?/iu, "")
    .replace(/[?#].*$/u, "")
    .replace(/\/$/u, "");
  const isReadable = short.length <= longestAddress && !/[^\x20-\x7e]|%/u.test(short);
  return labelled(words?.contact, isReadable ? short : (short.split("/")[0] ?? short));
}

function labelled(label: string | undefined, text: string): string {
  return label && text ? `${label}: ${text}` : text;
}

function withoutEnd(text: string): string {
  return text.replace(/[.。]$/u, "");
}

function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

import { contactIn } from "./contact";
import { toLine } from "./fragment";
import { currency, type Grammar } from "./grammar";
import { classifyKind, type Kind } from "./kind";
import { readLead } from "./read-lead";
import { splitClauses } from "./split-clauses";
import { splitList } from "./split-list";
import { splitStatements } from "./split-statements";

/** A brief taken apart. Every line is in the user's own words, ready to stand alone. */
export interface PromptReading {
  kind: Kind;
  name: string | null;
  /** What it is about, as a phrase: "Oat-milk soap for dry skin". */
  subject: string;
  /** The user's own opening sentence, where the brief opens with one; else the subject. */
  introduction: string;
  /** A question near the start of the brief, which makes the best hook. */
  question: string | null;
  audience: string | null;
  /** Dates and places. */
  when: string[];
  points: string[];
  proofs: string[];
  offers: string[];
  /** Streets with their numbers. */
  places: string[];
  /** What the viewer is told to do, and where to go. */
  actions: string[];
}

/** Longest question that still works as a hook or before a call to action. */
const questionCharacters = 56;

/** Reads a prompt by the grammar of its language. Only takes apart; nothing is added. */
export function readPrompt(prompt: string, grammar: Grammar): PromptReading {
  const reading: PromptReading = {
    kind: classifyKind(prompt),
    name: null,
    subject: "",
    introduction: "",
    question: null,
    audience: null,
    when: [],
    points: [],
    proofs: [],
    offers: [],
    places: [],
    actions: [],
  };
  let openQuestion = "";
  for (const [i, written] of splitStatements(prompt).entries()) {
    if (/\?$/u.test(written) && written.length <= questionCharacters) {
      if (i < 2 && reading.question === null) reading.question = toLine(written);
      else openQuestion = written;
      continue;
    }
    const statement = openQuestion && grammar.action.test(written) ? `${openQuestion} ${written}` : written;
    openQuestion = "";
    if (readField(statement, reading, grammar)) continue;
    const said = statement.replace(grammar.mention, "");
    if (said === statement && reading.subject === "") takeLead(statement, reading, grammar);
    else if (!grammar.aboutTheVideo.test(said)) placeStatement(said, reading, grammar);
  }
  reading.subject ||= reading.points.shift() ?? reading.offers.shift() ?? toLine(prompt.slice(0, 140));
  reading.introduction ||= reading.subject;
  return dropRepeats(reading);
}

const placePhrase =
  /^,?\s*(?:en el|en la|en|in der|in|im|am|an der|auf dem|à|au|aux|at|near|by the|bei|cerca de|junto a|près de)\s\p{L}/u;

function takeLead(statement: string, reading: PromptReading, grammar: Grammar) {
  const lead = readLead(statement, grammar);
  if (!lead) return;
  reading.name ??= lead.name;
  reading.subject = lead.subject;
  reading.introduction = lead.introduction;
  if (lead.when) reading.when.push(toLine(lead.when));
  const [introduction, second] = splitAtPronoun(lead.introduction, grammar);
  if (second) {
    reading.introduction = toLine(introduction!);
    placeStatement(second, reading, grammar);
  }
  for (const piece of lead.pieces) {
    // Where it is belongs to what it is.
    const whole = `${reading.introduction}, ${piece.replace(/^,\s*/u, "")}`;
    const isPlace = placePhrase.test(piece) && !grammar.date.test(piece) && whole.length <= 60;
    if (isPlace) reading.introduction = whole;
    else placeStatement(piece, reading, grammar);
  }
}

/** "Price: 29 €": a named field goes where it belongs. */
function readField(statement: string, reading: PromptReading, grammar: Grammar): boolean {
  const match = /^([^:]{2,28}):\s+(\S.*)$/u.exec(statement) ?? /^([^:]{2,28}):$/u.exec(statement);
  const key = match?.[1]?.trim() ?? "";
  const value = match?.[2] ?? "";
  const names = Object.keys(grammar.fields) as (keyof Grammar["fields"])[];
  const field = names.find((name) => grammar.fields[name].test(key));
  if (!field) return false;
  if (value === "" || field === "ignored") return true;
  switch (field) {
    case "subject":
      if (reading.subject === "") takeLead(value, reading, grammar);
      else reading.points.push(toLine(value));
      break;
    case "name":
      reading.name = value.replace(/\.$/u, "");
      break;
    case "points":
      // The ingredients of a dish belong together on one screen.
      if (reading.kind === "recipe") reading.points.push(toLine(statement));
      else reading.points.push(...splitList(value, grammar).map(toLine));
      break;
    case "audience":
      reading.audience = toLine(value);
      break;
    case "offer":
      reading.offers.push(toLine(value));
      break;
    case "when":
      reading.when.push(toLine(value));
      break;
    case "action":
      reading.actions.push(toLine(value));
  }
  return true;
}

/** "We are a shelter and look for homes" is two statements, each with its "we". */
function splitAtPronoun(statement: string, grammar: Grammar): string[] {
  const pronoun = grammar.pronoun?.exec(statement)?.[0].trim();
  const parts = splitClauses(statement, grammar);
  if (parts.length !== 2 || (grammar.pronoun && !pronoun)) return [statement];
  return [parts[0]!, pronoun ? `${pronoun} ${parts[1]}` : parts[1]!];
}

function placeStatement(statement: string, reading: PromptReading, grammar: Grammar) {
  const text = toLine(statement.replace(new RegExp(`^[\\s,]*${grammar.and}\\s+`, "iu"), ""));
  if (text.length < 2) return;
  const opening = text.replace(/^[^?]{2,56}\?\s+/u, "");
  const isDated = grammar.date.test(text);
  const parts = splitClauses(text, grammar);
  if (grammar.action.test(opening) || (contactIn(text) !== null && text.length < 90))
    reading.actions.push(text);
  else if (grammar.address.test(text) && text.length < 70) reading.places.push(text);
  else if (grammar.offer.test(text)) reading.offers.push(text);
  else if (grammar.proof.test(text)) reading.proofs.push(text);
  else if (isDated && reading.kind === "event") reading.when.push(text);
  else if (parts.length > 1 && reading.kind !== "recipe")
    reading.points.push(...linesOf(parts, text, grammar));
  else if (isDated && text.length < 60 && text.search(grammar.date) < lateDate) reading.when.push(text);
  else reading.points.push(text);
}

/** A statement that comes to its date later than this is about something else. */
const lateDate = 26;

/**
 * Parts of a statement as lines: "It keeps drinks cold" becomes "Keeps drinks cold". A list that needs its preposition
 * stays whole unless every item is a plain noun.
 */
function linesOf(parts: readonly string[], whole: string, { featuresPrefix }: Grammar): string[] {
  if (featuresPrefix !== "" && whole.startsWith(featuresPrefix)) {
    const items = [parts[0]!.slice(featuresPrefix.length), ...parts.slice(1)];
    return items.every((item) => /^[\p{Lu}\d]/u.test(item)) ? items : [whole];
  }
  const [opening = "", ...others] = parts;
  const first = opening.replace(/^(?:es gibt|there (?:is|are)|il y a|hay)\s+(?!einen\s)/iu, "");
  return [first.replace(/^(?:it|er|sie|es|elle|il)\s+(?=\p{Ll}+[ste]\s)/iu, ""), ...others].map(toLine);
}

function dropRepeats(reading: PromptReading): PromptReading {
  const seen = new Set([reading.subject.toLowerCase(), reading.introduction.toLowerCase()]);
  const fresh = (text: string) => !seen.has(text.toLowerCase()) && Boolean(seen.add(text.toLowerCase()));
  return {
    ...reading,
    when: reading.when.filter(fresh),
    points: reading.points.filter(fresh),
    proofs: reading.proofs.filter(fresh),
    places: reading.places.filter(fresh),
    // A price is the plainest of offers and goes first.
    offers: reading.offers.filter(fresh).sort((a, b) => Number(isPrice(b)) - Number(isPrice(a))),
    actions: reading.actions.filter(fresh),
  };
}

/** Whether a line names an amount of money. */
export function isPrice(text: string): boolean {
  return new RegExp(currency.replace("|\\d\\s?%", ""), "iu").test(text);
}

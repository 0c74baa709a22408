import { toLine } from "~/providers/built-in/script-writer/fragment";
import { currency, type Grammar } from "~/providers/built-in/script-writer/grammar";
import { classifyKind, type Kind } from "~/providers/built-in/script-writer/kind";
import { readLead } from "~/providers/built-in/script-writer/read-lead";
import { splitList } from "~/providers/built-in/script-writer/split-list";
import { splitStatements } from "~/providers/built-in/script-writer/split-statements";

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
  /** What the viewer is told to do, and where to go. */
  actions: string[];
}

const contact =
  /(?:https?:\/\/|www\.)\S+|(?<!\p{L})[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|co\.uk|uk|de|fr|es|io|app|shop|store|eu|at|ch|be|info|example|dev|me)(?:\/\S*)?(?!\p{L})|\S+@\S+\.\p{L}+|(?:\+\d|\(?0\d)[\d\s()/-]{6,}\d/iu;

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

function takeLead(statement: string, reading: PromptReading, grammar: Grammar) {
  const lead = readLead(statement, grammar);
  if (!lead) return;
  reading.name ??= lead.name;
  reading.subject = lead.subject;
  reading.introduction = lead.introduction;
  for (const piece of lead.pieces) placeStatement(piece, reading, grammar);
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

function placeStatement(statement: string, reading: PromptReading, grammar: Grammar) {
  const text = toLine(statement.replace(new RegExp(`^[\\s,]*${grammar.and}\\s+`, "iu"), ""));
  if (text.length < 2) return;
  const opening = text.replace(/^[^?]{2,56}\?\s+/u, "");
  if (grammar.action.test(opening) || (contact.test(text) && text.length < 90)) reading.actions.push(text);
  else if (grammar.offer.test(text)) reading.offers.push(text);
  else if (grammar.proof.test(text)) reading.proofs.push(text);
  else if (grammar.date.test(text) && (reading.kind === "event" || text.length < 60)) reading.when.push(text);
  else reading.points.push(text);
}

function dropRepeats(reading: PromptReading): PromptReading {
  const seen = new Set([reading.subject.toLowerCase(), reading.introduction.toLowerCase()]);
  const fresh = (text: string) => !seen.has(text.toLowerCase()) && Boolean(seen.add(text.toLowerCase()));
  return {
    ...reading,
    when: reading.when.filter(fresh),
    points: reading.points.filter(fresh),
    proofs: reading.proofs.filter(fresh),
    // A price is the plainest of offers and goes first.
    offers: reading.offers.filter(fresh).sort((a, b) => Number(isPrice(b)) - Number(isPrice(a))),
    actions: reading.actions.filter(fresh),
  };
}

/** Whether a line names an amount of money. */
export function isPrice(text: string): boolean {
  return new RegExp(currency.replace("|\\d\\s?%", ""), "iu").test(text);
}

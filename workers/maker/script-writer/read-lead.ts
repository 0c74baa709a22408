import { toLine } from "./fragment";
import { unfrontDate } from "./fronted-date";
import type { Grammar } from "./grammar";
import { splitList } from "./split-list";

/** The first statement of a brief, taken apart. */
export interface Lead {
  name: string | null;
  subject: string;
  introduction: string;
  /** What hung on the subject ("with …", "that …", a date), as lines in the user's words. */
  pieces: string[];
  /** The date the statement began with. */
  when?: string;
}

/** The longest subject that keeps its "for …" phrase; beyond it the phrase becomes a line of its own. */
const subjectCharacters = 90;
const headlineCharacters = 56;

/**
 * Reads the statement that names the subject: takes off the words that ask for a video, then the name, then what
 * hangs on the subject. Null when nothing but a request is left ("Make it short").
 */
export function readLead(statement: string, grammar: Grammar): Lead | null {
  const text = statement.replace(/[.!]+$/u, "");
  const dated = unfrontDate(text, grammar);
  if (dated) {
    const { when, sentence, subject } = dated;
    if (subject) {
      return { name: null, subject: toLine(subject), introduction: toLine(sentence), pieces: [], when };
    }
    const lead = readLead(sentence, grammar);
    if (lead) return { ...lead, when };
  }
  const asked = removeRequest(text, grammar);
  if (asked === null && grammar.aboutTheVideo.test(text)) return null;
  const { name, rest: named } = takeName(grammar.repairSubject(asked ?? text), grammar);

  if (asked === null && name === null && isSentence(named, grammar)) {
    const verb = grammar.finiteVerb.exec(named)!;
    const subject = verb.index > 0 ? named.slice(0, verb.index) : named;
    return { name, subject: toLine(subject), introduction: toLine(named), pieces: [] };
  }

  const colon = /^([^:]{3,70}):\s+(?=\S)(.{12,})$/u.exec(named);
  if (colon?.[1] && colon[2] && name === null && new RegExp(`^${capitalised}$`, "u").test(colon[1])) {
    // "Lumi Socks: cotton socks that …"
    const lead = readLead(colon[2], grammar);
    if (lead) return { ...lead, name: colon[1] };
  }
  if (colon?.[1] && colon[2]) {
    const lead = readLead(colon[1], grammar);
    if (lead) return { ...lead, name: name ?? lead.name, pieces: [...lead.pieces, colon[2]] };
  }
  const audience = grammar.audience.exec(named);
  const isInside = audience?.[1] !== undefined && audience.index > 0;
  const rest = isInside
    ? named.slice(0, audience.index) + named.slice(audience.index + audience[0].length)
    : named;
  const [head = "", ...tail] = joinPieces(cutAtMarkers(rest, grammar), grammar);
  const subject = toLine(head);
  const forWhom = isInside ? audience[1]! : "";
  const keepsAudience = forWhom !== "" && subject.length + forWhom.length < subjectCharacters;
  const pieces = tail.flatMap((piece) => readPiece(piece, grammar));
  return {
    name,
    subject: keepsAudience ? `${subject} ${forWhom}` : subject,
    introduction: keepsAudience ? `${subject} ${forWhom}` : subject,
    pieces: forWhom !== "" && !keepsAudience ? [...pieces, forWhom] : pieces,
  };
}

function removeRequest(text: string, grammar: Grammar): string | null {
  let rest = text;
  for (const request of grammar.requests) {
    const shorter = rest.replace(request, "");
    if (shorter !== "") rest = shorter;
  }
  return rest === text ? null : rest;
}

/** A verb outside of any relative clause makes a sentence of a lead. */
function isSentence(text: string, grammar: Grammar): boolean {
  const verb = grammar.finiteVerb.exec(text);
  if (!verb) return false;
  const relative = grammar.relativeMarker?.exec(text) ?? /,\s(?:die|der|das)\s/u.exec(text);
  return !relative || verb.index < relative.index;
}

/** Takes the name out of "X is a …", "a … called X" or quotation marks, and leaves what it is. */
function takeName(lead: string, grammar: Grammar): { name: string | null; rest: string } {
  const without = (match: RegExpExecArray) =>
    `${lead.slice(0, match.index)}${lead.slice(match.index + match[0].length)}`.replace(/\s+/gu, " ").trim();
  const naming = grammar.naming.exec(lead);
  if (naming?.[1]) return { name: naming[1], rest: without(naming) };
  const definition = grammar.definition.exec(lead);
  if (definition?.[1] && definition[2]) return { name: definition[1], rest: definition[2] };
  const quoted = /\s?["“„«]\s?([^"“”„«»]{2,40}?)\s?["“”»]/u.exec(lead);
  if (quoted?.[1]) return { name: quoted[1], rest: without(quoted) || quoted[1] };
  const introduced = selfIntroduction.exec(lead);
  if (introduced?.[1] && introduced[2]) return { name: introduced[1], rest: introduced[2] };
  const apposed = apposition.exec(lead);
  if (apposed?.[1] && apposed[2]) return { name: apposed[2], rest: apposed[1] };
  return { name: null, rest: lead };
}

const capitalised = "\\p{Lu}[\\p{L}\\d&'’.-]*(?:\\s(?:\\p{Lu}[\\p{L}\\d'’-]*|&))*";
/** "We are Pip & Co, two sisters …" */
const selfIntroduction = new RegExp(
  `^(?:[Ww]e are|[Ww]e're|[Ii] am|[Ii]'m|[Ww]ir sind|[Ii]ch bin|[Nn]ous sommes|[Jj]e suis|[Ss]omos|[Ss]oy)\\s+(${capitalised}),\\s+(.+)$`,
  "u",
);
/** "our SaaS, Ledgerly" */
const apposition = new RegExp(
  `^((?:[Oo]ur|[Mm]y|[Uu]nsere?|[Mm]eine?|[Nn]otre|[Mm]on|[Mm]a|[Nn]uestr[oa]|[Mm]i)\\s[^,]{2,40}),\\s(${capitalised})$`,
  "u",
);

const startsWith = (marker: RegExp) => new RegExp(`^(?:${marker.source})`, marker.flags);

function cutAtMarkers(text: string, grammar: Grammar): string[] {
  const markers = [
    grammar.featuresMarker,
    ...(grammar.relativeMarker ? [grammar.relativeMarker] : []),
    grammar.participle,
    grammar.dateMarker,
    /\s[–—]\s|:\s|,\s/u,
  ];
  const cuts = markers.flatMap((marker) =>
    [...text.matchAll(new RegExp(marker.source, `${marker.flags}g`))].map((match) => match.index),
  );
  const places = [...new Set(cuts)].filter((place) => place > 0).sort((a, b) => a - b);
  return [...places, text.length].map((place, i) => text.slice(i === 0 ? 0 : places[i - 1], place));
}

/** "…, from 6 pm", "…, 7. September": the rest of a date. */
const goesOnInTime = /^,?\s(?:from|until|at|ab|um|bis|von|à|dès|de|jusqu'|desde|a las?|hasta)?\s?\d/iu;

/** Puts back together what a marker cut too finely: the items of one list, a place and its town, a date's parts. */
function joinPieces(pieces: readonly string[], grammar: Grammar): string[] {
  const joined: string[] = [];
  const isFeatures = startsWith(grammar.featuresMarker);
  const isDate = startsWith(grammar.dateMarker);
  const isParticiple = startsWith(grammar.participle);
  const isRelative = grammar.relativeMarker && startsWith(grammar.relativeMarker);
  const isTown = /^,\s\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u;
  for (const piece of pieces) {
    const previous = joined.at(-1);
    const opensNew =
      isFeatures.test(piece) || isParticiple.test(piece) || isRelative?.test(piece) || isDate.test(piece);
    const belongs =
      previous !== undefined &&
      ((isTown.test(piece) && !isDate.test(piece)) ||
        (isDate.test(previous) && (isDate.test(piece) || goesOnInTime.test(piece))) ||
        (isFeatures.test(previous) && isRelative?.test(piece)) ||
        (isParticiple.test(previous + piece) && isFeatures.test(piece)) ||
        (isFeatures.test(previous) && /^,\s/u.test(piece) && !opensNew));
    if (belongs) joined[joined.length - 1] = previous + piece;
    else joined.push(piece);
  }
  return joined;
}

function readPiece(piece: string, grammar: Grammar): string[] {
  const features = startsWith(grammar.featuresMarker).exec(piece);
  if (features) {
    const list = piece.slice(features[0].length);
    // Where each item would need its preposition again, a list that fits on one screen stays together.
    const staysWhole = grammar.featuresPrefix !== "" && list.length < headlineCharacters;
    const items = staysWhole ? [list] : splitList(list, grammar);
    return items.map((item) => grammar.featuresPrefix + item);
  }
  for (const marker of [grammar.relativeMarker, grammar.dateMarker]) {
    const match = marker && startsWith(marker).exec(piece);
    if (match) return [piece.slice(match[0].length)];
  }
  return [piece];
}

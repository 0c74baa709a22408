import type { Grammar } from "./grammar";

/** Longest item of a list that reads at a glance. */
const itemCharacters = 48;
const clauseCharacters = 60;

/**
 * The parts of a statement that stand alone: the clauses of "It floats, folds flat, and the lid is a cup", or the
 * items of "four courses, wine, coffee". A statement that does not fall apart cleanly is one part. Parts are as they
 * were written, without what joined them.
 */
export function splitClauses(statement: string, grammar: Grammar): string[] {
  const text = statement.replace(/[.!]+$/u, "");
  if (/[?:()“”"„]|[.!?]\s/u.test(text)) return [statement];
  const parts = splitAtCommas(text, grammar);
  if (parts.length < 3) return splitAtVerb(text, grammar) ?? [statement];
  const isSentence =
    subjectPronoun.test(text) ||
    grammar.finiteVerb.test(text) ||
    parts.some((part) => beginsWithVerb(part, grammar));
  if (parts.slice(1).some((part) => relativePronoun.test(part))) return [statement];
  const most = isSentence ? clauseCharacters : itemCharacters;
  const fewestWords = isSentence ? 3 : 1;
  const standAlone = parts.every(
    (part) => part.length <= most && part.length >= 3 && part.split(/\s+/u).length >= fewestWords,
  );
  return standAlone ? parts : [statement];
}

const relativePronoun = /^(?:das|der|die|den|dem|deren|who|which|that|qui|dont|où|wo|quien|cuyo)\s/iu;
const subjectPronoun =
  /^(?:we|you|i|they|it|he|she|wir|du|sie|er|es|ihr|man|ich|nous|vous|on|il|elle|ils|elles|je|tu)\s/iu;

/**
 * Parts between commas; the last of them falls apart at its last "and", but not where it might share a word with what
 * follows it: "clay and glazes included".
 */
function splitAtCommas(text: string, grammar: Grammar): string[] {
  const parts = text.split(/,\s+/u);
  const last = parts.pop() ?? "";
  const lead = new RegExp(`^${grammar.and}\\s+`, "iu");
  if (lead.test(last)) return [...parts, last.replace(lead, "")].map((part) => part.trim());
  const and = ` ${grammar.and} `;
  const at = last.lastIndexOf(and);
  const isPlain = parts.length > 1 || /\s/u.test(last.slice(0, Math.max(0, at)).trim());
  const sides = at > 0 && isPlain ? [last.slice(0, at), last.slice(at + and.length)] : [last];
  return [...parts, ...sides].map((part) => part.trim());
}

/** "It folds flat and fits every bag": two parts where the second begins with a verb. */
function splitAtVerb(text: string, grammar: Grammar): string[] | null {
  const and = new RegExp(`,?\\s+${grammar.and}\\s+`, "iu");
  const sides = text.split(and);
  if (sides.length !== 2 || !sides.every((side) => side.split(/\s+/u).length >= 3)) return null;
  return beginsWithVerb(sides[1]!, grammar) && sides.every((side) => side.length <= clauseCharacters)
    ? sides
    : null;
}

function beginsWithVerb(part: string, grammar: Grammar): boolean {
  return grammar.clauseVerb.test(part);
}

import { holds, inside, type Span } from "./brief-text";
import { isGift } from "./clause-gift";
import { clausesOf } from "./clauses";
import type { FieldName } from "./language-row";
import { trimSpan } from "./mask";
import { typeClause } from "./type-clause";
import { emit, emitFeature, mergeLists, type Typing } from "./typed-parts";

/** Types a field and its value: "Price: 29 €". */
export function typeField(brief: Typing, span: Span): boolean {
  const { text, masked, row } = brief;
  const said = masked.slice(span.start, span.end);
  const colon = /^([^:：\uFFFC]{2,40}?)\s?[:：]\s*/u.exec(said);
  if (!colon) return false;
  const key = colon[1]!.trim();
  const names = Object.keys(row.fields) as FieldName[];
  const field = names.find(
    (name) => row.fields[name] !== "" && new RegExp(`^(?:${row.fields[name]})$`, "iu").test(key),
  );
  if (!field) return typeLabel(brief, span, key, span.start + colon[0].length);
  const value = trimSpan(text, span.start + colon[0].length, span.end);
  if (field === "video") brief.aboutVideo.push(text.slice(span.start, span.end));
  if (!value || field === "video") return true;
  if (field === "feature") {
    emitFeature(brief, value.start, value.end);
    mergeLists(brief);
  } else if (field === "subject") for (const clause of clausesOf(brief, value)) typeClause(brief, clause);
  else if (field === "contact" || field === "price") {
    for (const clause of clausesOf(brief, value)) {
      if (
        field === "price" &&
        inside(brief, clause).length === 0 &&
        !isGift(brief, text.slice(clause.start, clause.end))
      ) {
        emit(brief, "price", clause.start, clause.end);
      } else typeClause(brief, clause);
    }
  } else if (field === "date" || field === "address") {
    const kind = holds(brief, value, "address") ? "address" : field === "date" ? "date" : "place";
    const clauses = clausesOf(brief, value);
    const reached = clauses.findIndex((clause) => holds(brief, clause, "contact"));
    // "Where: 12 Mill Road, call 020 …": how to reach it is a clause of its own.
    emit(brief, kind, value.start, reached > 0 ? clauses[reached - 1]!.end : value.end);
    if (reached > 0) for (const clause of clauses.slice(reached)) typeClause(brief, clause);
  } else emit(brief, field, value.start, value.end);
  return true;
}

const labelWords = 2;

/** "Tisch: 089 555 01 23": a word before a contact says what it is for, and is no subject. */
function typeLabel(brief: Typing, span: Span, key: string, start: number): boolean {
  if (brief.hasSubject || brief.hasStatement || key.split(/\s+/u).length > labelWords) return false;
  const own = inside(brief, span);
  const [contact] = own;
  if (contact?.kind !== "contact" || contact.start !== start || own.length > 1) return false;
  if (/[\p{L}\p{N}]/u.test(brief.text.slice(contact.end, span.end))) return false;
  emit(brief, "action", span.start, span.start + key.length);
  typeClause(brief, contact);
  return true;
}

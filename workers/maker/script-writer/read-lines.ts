import type { BriefPart, BriefReading, PartKind } from "~/domain/video/brief-reading";
import { rowOf } from "../brief-reader/rows";

/** A stretch of the brief that can stand on a line of its own. */
export interface Line {
  /** What it is above all; a short sentence with a price or a date in it is one. */
  kind: PartKind;
  /** Every type it holds. */
  kinds: ReadonlySet<PartKind>;
  parts: readonly BriefPart[];
  text: string;
}

const longestSubject = 46;
const longestFact = 60;
/** More than a word between an invitation and the way to follow it. */
const longestLink = 12;

/**
 * The parts of a brief as lines, in its order: a place or feature stays with its subject, a price with the thing it is of,
 * an invitation with the way to follow it. Words in a case in which they cannot stand are left out.
 */
export function readLines(prompt: string, { parts, language }: BriefReading): Line[] {
  const { and } = rowOf(language);
  const leadingAnd = and === "" ? null : new RegExp(`^(?:${and})\\s+`, "iu");
  const lines: Line[] = [];
  for (const part of parts) {
    if (part.isOblique) continue;
    const before = lines.at(-1);
    const joined = before && lineOf([...before.parts, part], prompt);
    if (joined && staysWith(before, part, prompt)) lines.splice(-1, 1, joined);
    else lines.push(lineOf([part], prompt));
  }
  return lines.map((line) => (leadingAnd ? { ...line, text: line.text.replace(leadingAnd, "") } : line));
}

function lineOf(parts: readonly BriefPart[], prompt: string): Line {
  const [first] = parts;
  const text = prompt.slice(first!.start, parts.at(-1)!.end);
  const kinds = new Set(parts.flatMap((part) => [part.kind, ...(part.holds ?? [])]));
  const isPriced = first!.kind !== "gift" && parts.some(({ kind }) => kind === "price");
  return { kind: isPriced ? "price" : kindOf(first!), kinds, parts, text };
}

function kindOf({ kind, text, form, holds = [] }: BriefPart): PartKind {
  if (kind !== "statement" || form !== "plain" || text.length > longestFact) return kind;
  return (["price", "date", "address"] as const).find((fact) => holds.includes(fact)) ?? kind;
}

function staysWith({ parts }: Line, part: BriefPart, prompt: string): boolean {
  const [first, last] = [parts[0]!, parts.at(-1)!];
  const between = prompt.slice(last.end, part.start);
  const whole = part.end - first.start;
  if (first.kind === "action" && part.kind === "contact" && parts.length === 1)
    return between.length <= longestLink && whole <= longestFact && !/[.!?;\n。！？]/u.test(between);
  // "Free for 14 days, then $9 a month": without its end the gift would be another one.
  if (first.kind === "gift" && part.kind === "price" && parts.length === 1)
    return /^,?\s*$/u.test(between) && whole <= longestSubject && !/^[\p{N}\p{Sc}]/u.test(part.text);
  if (between.trim() !== "" || whole > longestSubject) return false;
  if (part.kind === "price")
    return last.kind === "subject" || last.kind === "feature" || last.kind === "name";
  return (
    first.kind === "subject" && (part.kind === "place" || part.kind === "feature") && last.kind !== "price"
  );
}

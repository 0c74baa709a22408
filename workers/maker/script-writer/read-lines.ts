import type { BriefPart, BriefReading, PartKind } from "~/domain/video/brief-reading";
import { isUnspaced } from "~/scene/text/script";
import { rowOf } from "../brief-reader/rows";
import { isPlaceBeside, isVenue, isVenueBefore, signatureIn } from "./read-venues";
import { wholePhrase } from "./whole-phrase";

/** A stretch of the brief that can stand on a line of its own. */
export interface Line {
  /** What it is above all; a short sentence with a price or a date in it is one. */
  kind: PartKind;
  /** Every type it holds. */
  kinds: ReadonlySet<PartKind>;
  parts: readonly BriefPart[];
  text: string;
  /** A clause with a verb, which needs no label to be understood. */
  isSentence: boolean;
  /** What the video is about, in the case in which the brief says it: a heading, and no name of the thing. */
  isPhrase?: true;
}

const longestSubject = 46;
const longestFact = 60;
/** The same behind the first line, which says what all is about. */
const longestLaterFact = 90;
/** A stretch of no known type that is no sentence of its own: "Sekiz hafta", "from the". */
const longestFragment = { spaced: 30, unspaced: 14 };
/** More than a word between an invitation and the way to follow it. */
const longestLink = 12;

/**
 * The parts of a brief as lines, in its order: a place or feature stays with its subject, a price with the thing it is of,
 * an invitation with the way to follow it. Words in a case in which they cannot stand are left out.
 */
export function readLines(prompt: string, reading: BriefReading): Line[] {
  const { parts, language } = reading;
  const { and } = rowOf(language);
  const leadingAnd = and === "" ? null : new RegExp(`^(?:${and})\\s+`, "iu");
  const lines: Line[] = [];
  const said = new Set<BriefPart>();
  const signature = signatureIn(parts, prompt);
  for (const [index, part] of parts.entries()) {
    if (said.has(part)) continue;
    if (part.isOblique) {
      const phrase = wholePhrase(prompt, reading, part);
      for (const one of phrase?.parts ?? []) said.add(one);
      if (phrase) {
        const line = lineOf(phrase.parts, prompt);
        lines.push({ ...line, text: prompt.slice(phrase.start, part.start) + line.text, isPhrase: true });
      }
      continue;
    }
    const before = lines.at(-1);
    if (signature.includes(part) || isVenueBefore(part, parts[index + 1], prompt)) {
      lines.push({ ...lineOf([part], prompt), kind: "place" });
      continue;
    }

    const joined = before && lineOf([...before.parts, part], prompt);
    if (isPlaceBeside(before, part, prompt)) {
      if (joined && before!.kind !== "date") lines.splice(-1, 1, { ...joined, kind: before!.kind });
      else lines.push({ ...lineOf([part], prompt), kind: "place" });
    } else if (joined && isVenue(before, part, prompt, language))
      lines.splice(-1, 1, { ...joined, kind: "place" });
    else if (joined && staysWith(before, part, prompt)) lines.splice(-1, 1, joined);
    else lines.push(lineOf([part], prompt));
  }
  return lines.map((line) => (leadingAnd ? { ...line, text: line.text.replace(leadingAnd, "") } : line));
}

function lineOf(parts: readonly BriefPart[], prompt: string): Line {
  const [first] = parts;
  const text = prompt.slice(first!.start, parts.at(-1)!.end);
  const kinds = new Set(parts.flatMap((part) => [part.kind, ...(part.holds ?? [])]));
  const has = (wanted: PartKind) => parts.some(({ kind }) => kind === wanted);
  const isPriced = first!.kind !== "gift" && has("price");
  const isDated = first!.kind === "statement" && has("date");
  const isPlaced = first!.kind === "statement" && has("address");
  return {
    kind: isPriced ? "price" : isDated ? "date" : isPlaced ? "address" : kindOf(first!),
    kinds,
    parts,
    text,
    isSentence: parts.length === 1 && first!.kind === "statement" && !isFragment(first!),
  };
}

function kindOf({ kind, text, form, holds = [], sentence }: BriefPart): PartKind {
  const most = sentence === 0 ? longestFact : longestLaterFact;
  if (kind !== "statement" || form !== "plain" || text.length > most) return kind;
  return (["price", "date", "address"] as const).find((fact) => holds.includes(fact)) ?? kind;
}

function staysWith({ parts }: Line, part: BriefPart, prompt: string): boolean {
  const [first, last] = [parts[0]!, parts.at(-1)!];
  const between = prompt.slice(last.end, part.start);
  const whole = part.end - first.start;
  if (first.kind === "action" && part.kind === "contact" && parts.length === 1)
    return between.length <= longestLink && whole <= longestFact && !/[.!?;\n。！？]/u.test(between);
  // "Infos: 0170 555…": what leads to a contact says nothing without it.
  if (isFragment(first) && part.kind === "contact" && parts.length === 1)
    return /^[^\S\n]*[:：]?[^\S\n]*$/u.test(between) && whole <= longestFact;
  // "Free for 14 days, then $9 a month": without its end the gift would be another one.
  if (first.kind === "gift" && part.kind === "price" && parts.length === 1)
    return /^,?\s*$/u.test(between) && whole <= longestSubject && !/^[\p{N}\p{Sc}]/u.test(part.text);
  // "Sie finden uns in der Maxstraße 12": what leads to an address is no sentence without it.
  if (isFragment(first) && part.kind === "address" && parts.length === 1)
    return /^[\p{L}\s]{0,20}$/u.test(between) && !between.includes("\n") && whole <= longestFact;
  if (between.trim() !== "" || between.includes("\n")) return false;
  // "Ring 020 7946 0958 for a quote".
  if (last.kind === "contact" && (part.kind === "need" || part.kind === "audience"))
    return whole <= longestFact;
  // What the reader took apart in the middle of a clause belongs together: "Sekiz hafta 3.200 TL".
  const isTorn = [last, part].some(isFragment) && [last, part].every(({ kind }) => tearable.includes(kind));
  if ((isTorn || (last.kind === "price" && part.kind === "price")) && whole <= longestFact) return true;
  if (whole > longestSubject) return false;
  if (part.kind === "price")
    return last.kind === "subject" || last.kind === "feature" || last.kind === "name";
  return (
    first.kind === "subject" && (part.kind === "place" || part.kind === "feature") && last.kind !== "price"
  );
}

const tearable: readonly PartKind[] = ["statement", "date", "price", "place", "feature", "proof"];

export function isFragment({ kind, form, text, holds = [] }: BriefPart): boolean {
  const most = isUnspaced(text) ? longestFragment.unspaced : longestFragment.spaced;
  return kind === "statement" && form === "plain" && holds.length === 0 && text.length <= most;
}

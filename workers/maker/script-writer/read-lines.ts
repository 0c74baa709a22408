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
/** More words than these say something of their own. */
const mostWordsInList = 5;
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
    if (joined && isForWhom(before!, part, prompt)) {
      lines.splice(-1, 1, { ...joined, kind: "subject" });
    } else if (isPlaceBeside(before, part, prompt)) {
      if (joined && before!.kind !== "date") lines.splice(-1, 1, { ...joined, kind: before!.kind });
      else lines.push({ ...lineOf([part], prompt), kind: "place" });
    } else if (joined && isVenue(before, part, prompt, language))
      lines.splice(-1, 1, { ...joined, kind: "place" });
    else if (joined && staysWith(before, part, prompt, parts[index + 1])) lines.splice(-1, 1, joined);
    else lines.push(lineOf([part], prompt));
  }
  return lines.map((line) => (leadingAnd ? { ...line, text: line.text.replace(leadingAnd, "") } : line));
}

/** "産後ママのためのヨガ": what leads to the thing says nothing without it. */
function isForWhom({ parts }: Line, part: BriefPart, prompt: string): boolean {
  const last = parts.at(-1)!;
  const isLead = parts.length === 1 && (last.kind === "audience" || last.kind === "need");
  return isLead && part.kind === "subject" && part.start === last.end && isUnspaced(prompt.slice(last.start));
}

function lineOf(parts: readonly BriefPart[], prompt: string): Line {
  const [first] = parts;
  const said = prompt.slice(first!.start, parts.at(-1)!.end);
  const text =
    /[(（][^)）]*$/u.test(said) && /^[)）]/u.test(prompt.slice(parts.at(-1)!.end)) ? `${said})` : said;
  const kinds = new Set(parts.flatMap((part) => [part.kind, ...(part.holds ?? [])]));
  const has = (wanted: PartKind) => parts.some(({ kind }) => kind === wanted);
  const isPriced = first!.kind !== "gift" && has("price");
  const isDated = first!.kind === "statement" && has("date");
  const isPlaced = (first!.kind === "statement" || first!.kind === "place") && has("address");
  const isReached = first!.kind === "statement" && has("contact");
  return {
    kind: isReached
      ? "contact"
      : isPriced
        ? "price"
        : isDated
          ? "date"
          : isPlaced
            ? "address"
            : kindOf(first!),
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

function staysWith({ parts }: Line, part: BriefPart, prompt: string, next: BriefPart | undefined): boolean {
  const [first, last] = [parts[0]!, parts.at(-1)!];
  const between = prompt.slice(last.end, part.start);
  const whole = part.end - first.start;
  const isOneSentence = last.sentence === part.sentence && !between.includes("\n");
  if (first.kind === "action" && part.kind === "contact" && parts.length === 1)
    return between.length <= longestLink && whole <= longestFact && !/[.!?;\n。！？]/u.test(between);
  // "Tischlerei Petersen, 04841 555 016": who is reached there.
  if (isOneSentence && isFragment(first) && part.kind === "contact" && parts.length === 1)
    if (
      /^,\s*(?:[Tt][eé]l\.?:?\s*)?$/u.test(between) &&
      /^(?:\p{Lu}[\p{L}\p{M}'’&.-]*\s?){2,4}$/u.test(first.text)
    )
      return whole <= longestFact;
  // "Infos: 0170 555…", "CV to jobs@…": what leads to a contact says nothing without it.
  if (isFragment(first) && part.kind === "contact" && parts.length === 1)
    return /^[^\S\n]*(?:\p{L}{1,4}[^\S\n]+|[.:：][^\S\n]*)?$/u.test(between) && whole <= longestFact;
  // "22 € le grand (pour 6)".
  if (/^\s*[(（]$/u.test(between) && /^[)）]/u.test(prompt.slice(part.end)))
    if (last.kind === "price" || last.kind === "gift") return whole <= longestFact;
  // "Brown, black and green": things that are only named, one after the other, are one list.
  const isNamed = (one: BriefPart) => isFragment(one) && wordsIn(one.text) <= mostWordsInList;
  const isTornNext = next !== undefined && prompt.slice(part.end, next.start).trim() === "";
  if (isOneSentence && !isTornNext && [...parts, part].every(isNamed) && /^\s*[,،、，]\s*$/u.test(between))
    return whole <= longestFact;
  // "New: the Bellagio collection".
  if (isOneSentence && isFragment(first) && part.kind === "statement" && /^:\s*$/u.test(between))
    return whole <= longestFact;
  // "From £165 a night, two nights minimum": a condition that ends its sentence.
  if (isOneSentence && last.kind === "price" && isFragment(part) && /^,\s*$/u.test(between))
    return whole <= longestSubject && /^\s*(?:[.!?\n]|$)/u.test(prompt.slice(part.end));
  // "Studio Nia, 3 Park Lane", "Savile Tailors, 8 Berwick Street": the name of the house and where it stands.
  if (isOneSentence && (first.kind === "place" || isFragment(first)) && part.kind === "address")
    if (/^,\s*$/u.test(between) && !/\d/u.test(first.text)) return whole <= longestFact;
  // "Free for 14 days, then $9 a month": without its end the gift would be another one.
  if (first.kind === "gift" && part.kind === "price" && parts.length === 1)
    return /^,?\s*$/u.test(between) && whole <= longestSubject && !/^[\p{N}\p{Sc}]/u.test(part.text);
  // "Sie finden uns in der Maxstraße 12": what leads to an address is no sentence without it.
  if (isFragment(first) && part.kind === "address" && parts.length === 1)
    return /^[\p{L}\s]{0,20}$/u.test(between) && !between.includes("\n") && whole <= longestFact;
  // "Second one half price, until Sunday".
  const isOffer = last.kind === "price" || last.kind === "gift";
  if (isOneSentence && isOffer && part.bound === "until" && /^\s*[,،、，]\s*$/u.test(between))
    return whole <= longestFact;
  // "16 000 kr. om måneden".
  const isShortened = last.kind === "price" && between.trim() === "." && /^\p{Ll}/u.test(part.text);
  if ((between.trim() !== "" && !isShortened) || between.includes("\n")) return false;
  // "Ring 020 7946 0958 for a quote", "CV to jobs@… by 15 January".
  const isLead = isFragment(part) && wordsIn(part.text) === 1 && next?.kind === "date" && isTornNext;
  const hasContact = parts.some(({ kind }) => kind === "contact");
  if (hasContact && isOneSentence && (endings.includes(part.kind) || isLead)) return whole <= longestFact;
  // "Tuesdays two for one", "£9 until Friday": without its day an offer would be another one.
  if (first.kind === "date" || first.kind === "price" || first.kind === "gift")
    if (isOneSentence && (part.kind === "date" || part.kind === "price")) return whole <= longestFact;
  // "Hafenstraße 8 in Flensburg".
  if (last.kind === "address" && part.kind === "place" && isOneSentence) return whole <= longestFact;
  // What the reader took apart in the middle of a clause belongs together: "Sekiz hafta 3.200 TL".
  // "First session £45", "Classes for children".
  const isFirst = last.form === "step" && part.kind === "price" && last.text.length <= longestFragment.spaced;
  if (isFirst && whole <= longestSubject) return true;
  if (isFragment(last) && (part.kind === "audience" || part.kind === "need")) return whole <= longestSubject;
  const isTorn = [last, part].some(isFragment) && [last, part].every(({ kind }) => tearable.includes(kind));
  if ((isTorn || (last.kind === "price" && part.kind === "price")) && whole <= longestFact) return true;
  if (whole > longestSubject) return false;
  if (part.kind === "price")
    return last.kind === "subject" || last.kind === "feature" || last.kind === "name";
  return (
    first.kind === "subject" && (part.kind === "place" || part.kind === "feature") && last.kind !== "price"
  );
}

/** What may end a sentence that says how to reach somebody. */
const endings: readonly PartKind[] = ["need", "audience", "date"];

function wordsIn(text: string): number {
  return isUnspaced(text) ? Math.ceil([...text].length / 3) : text.split(/\s+/u).length;
}

const tearable: readonly PartKind[] = ["statement", "date", "price", "place", "feature", "proof"];

export function isFragment({ kind, form, text, holds = [] }: BriefPart): boolean {
  const most = isUnspaced(text) ? longestFragment.unspaced : longestFragment.spaced;
  return kind === "statement" && form === "plain" && holds.length === 0 && text.length <= most;
}

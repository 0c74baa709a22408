import type { BriefPart, PartKind } from "~/domain/video/brief-reading";
import { isUnspaced } from "~/scene/text/script";
import { isFragment, type Line } from "./read-lines";

/** Names of houses and towns, which no preposition marks: told by where they stand. */

/** "The Old Mill, Bath": two names in one breath, of which the second says where the first is. German writes every noun so. */
export function isVenue({ parts, text }: Line, part: BriefPart, prompt: string, language: string): boolean {
  const last = parts.at(-1)!;
  const kinds: readonly PartKind[] = ["statement", "place", "name"];
  return (
    !language.startsWith("de") &&
    last.sentence === part.sentence &&
    /^,\s?$/u.test(prompt.slice(last.end, part.start)) &&
    kinds.includes(last.kind) &&
    kinds.includes(part.kind) &&
    isProper(text) &&
    isProper(part.text) &&
    text.includes(" ")
  );
}

/** "Sunday 14 June, Gandhi Hall, Indore", "📍 Old Mill": short words without a number, right behind when or where it is. */
export function isPlaceBeside(before: Line | undefined, part: BriefPart, prompt: string): boolean {
  if (!isFragment(part) || /\p{N}/u.test(part.text)) return false;
  if (/📍\s*$/u.test(prompt.slice(0, part.start))) return true;
  const last = before?.parts.at(-1);
  const isCased = /\p{Ll}/u.test(part.text);
  return (
    last?.sentence === part.sentence &&
    (isPlace(last) || before!.kind === "place" || last.kind === "date") &&
    /^\s*[,،、，]\s*$/u.test(prompt.slice(last.end, part.start)) &&
    (!isCased || isProper(part.text))
  );
}

/** Every word begins with a capital but the small ones within; a text all in capitals tells nothing. */
function isProper(text: string): boolean {
  const words = text.replace(/^(?:at|in|on|à|en|em|a|i|w|på|te|op)\s/u, "").split(/\s+/u);
  const isNamed = words.every(
    (word) => /^\p{Lu}/u.test(word) || /^(?:the|of|and|&|de|du|des|da|do|di|la|le|del|van|i)$/u.test(word),
  );
  return isNamed && words.length <= 5 && text !== text.toUpperCase() && !/\d/u.test(text);
}

const isPlace = (part: BriefPart | undefined) => part?.kind === "place" || part?.kind === "address";
const isWritten = (text: string) => /\p{Ll}/u.test(text);

/** "墨香书院，成都市…58号", "ベーカリーこむぎ（横浜市青葉区）": a name right before the place it is at. */
export function isVenueBefore(part: BriefPart, next: BriefPart | undefined, prompt: string): boolean {
  if (!next || !isPlace(next) || next.sentence !== part.sentence || !isName(part)) return false;
  return /^\s*[,،、，(（]\s*$/u.test(prompt.slice(part.end, next.start));
}

/**
 * "गुप्ता मोबाइल सेंटर, कानपुर।", "BEYAZ KUĞU, ESKİŞEHİR": in letters without case a sentence of names alone, right before the way to
 * reach them or at the end. The first name has several words, as no single word is told from an adjective.
 */
export function signatureIn(parts: readonly BriefPart[], prompt: string): BriefPart[] {
  const contact = parts.find(({ kind }, index) => kind === "contact" && index > 0)?.sentence;
  const ends = contact === undefined ? [parts.at(-1)?.sentence] : [contact, contact - 1];
  const signed = ends
    .map((end) => parts.filter(({ sentence, kind }) => sentence === end && end > 0 && kind !== "contact"))
    .find((own) => areNames(own, prompt));
  return signed?.filter(isName) ?? [];
}

function areNames([first, ...others]: readonly BriefPart[], prompt: string): boolean {
  if (!first || others.length === 0 || others.length > 2 || isWritten(first.text)) return false;
  const isListed = others.every((part, index) =>
    /^\s*[,،]\s*$/u.test(prompt.slice((others[index - 1] ?? first).end, part.start)),
  );
  return (
    isListed && /\s/u.test(first.text) && [first, ...others].every((part) => isPlace(part) || isName(part))
  );
}

/** A few words without a number and without case, or each with a capital. */
function isName(part: BriefPart): boolean {
  const { text } = part;
  if (!isFragment(part) || /\p{N}/u.test(text)) return false;
  return !isWritten(text) || (isProper(text) && !isUnspaced(text));
}

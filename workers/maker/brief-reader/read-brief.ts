import type { BriefReading } from "~/domain/video/brief-reading";
import type { BriefQuestion } from "~/settings/maker-rpc";
import { cleanText } from "./clean-text";
import { findAddresses } from "./find-addresses";
import { findContacts } from "./find-contacts";
import { findDates } from "./find-dates";
import { findPhones } from "./find-phones";
import { findPrices } from "./find-prices";
import { type Found, maskFound, trimSpan } from "./mask";
import { readWishes } from "./read-wishes";
import { rowOf } from "./rows";
import { splitSentences } from "./split-sentences";
import { stripRequest } from "./strip-request";
import { tellLanguage } from "./tell-language";
import { typeBrief } from "./type-brief";

/**
 * Takes a brief apart: its language, what it wishes of the video, and every stretch of its words with one type. Nothing is added and
 * nothing changed: each part is a slice of the prompt. Never throws.
 */
export function readBrief({ prompt, language: chosen, region }: BriefQuestion): BriefReading {
  const text = cleanText(prompt);
  const contacts = findContacts(text);
  const { language, from } = tellLanguage(maskFound(text, contacts), chosen);
  const row = rowOf(language);

  const found: Found[] = [...contacts];
  const take = (find: (masked: string) => Found[]) => found.push(...find(maskFound(text, found)));
  take((masked) => findDates(masked, row, language));
  take((masked) => findPrices(masked, row));
  take((masked) => findPhones(masked, language, region));
  take(findAddresses);
  found.sort((one, other) => one.start - other.start);

  const sentences = splitSentences(maskFound(text, found), language);
  const asked = new Map<number, { start: number; end: number } | null>();
  const requests: string[] = [];
  for (const [index, { start, end, mark }] of sentences.slice(0, 3).entries()) {
    const request = stripRequest(text.slice(start, end), mark === "?", row);
    if (request.kind === "none") continue;
    if (request.kind === "partial") {
      asked.set(index, null);
      requests.push(text.slice(start, end));
      continue;
    }
    asked.set(index, { start: start + request.start, end: start + request.end });
    const around = [
      trimSpan(text, start, start + request.start),
      trimSpan(text, start + request.end, end),
    ].flatMap((span) => (span ? [text.slice(span.start, span.end)] : []));
    requests.push(around.join(" … "));
  }
  const isShown = (one: Found) =>
    [...asked].every(([index, subject]) => {
      const { start, end } = sentences[index]!;
      if (one.start < start || one.end > end) return true;
      return subject !== null && one.start >= subject.start && one.end <= subject.end;
    });
  const shown = found.filter(isShown);
  const { parts, aboutVideo } = typeBrief({
    text,
    masked: maskFound(text, shown),
    found: shown,
    sentences,
    asked,
    row,
  });
  return {
    language,
    languageFrom: from,
    wishes: readWishes([...requests, ...aboutVideo].join("\n"), row),
    parts: parts.map((part) => ({ ...part, text: prompt.slice(part.start, part.end) })),
    request: requests.join("\n"),
    address: linkOf(prompt, contacts),
  };
}

/** The first web address of the brief, as it can be opened. */
function linkOf(prompt: string, contacts: readonly Found[]): string | null {
  const link = contacts.find(({ contact }) => contact === "link");
  if (!link) return null;
  const written = prompt.slice(link.start, link.end);
  return /^\p{L}+:/u.test(written) ? written : `https://${written.replace(/^\/\//u, "")}`;
}

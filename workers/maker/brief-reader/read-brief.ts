import type { BriefReading } from "~/domain/video/brief-reading";
import type { BriefQuestion } from "~/settings/maker-rpc";
import { cleanText, foldCapitals } from "./clean-text";
import { findAddresses } from "./find-addresses";
import { findContacts } from "./find-contacts";
import { findDates } from "./find-dates";
import { findPhones } from "./find-phones";
import { findPrices } from "./find-prices";
import { findRequests } from "./find-requests";
import { type Found, maskFound } from "./mask";
import { readWishes } from "./read-wishes";
import { rowOf } from "./rows";
import { english } from "./rows/en";
import { splitSentences } from "./split-sentences";
import { stripRequest } from "./strip-request";
import { tellLanguage } from "./tell-language";
import { typeBrief } from "./type-brief";

const fewestWordsBehind = 6;

/**
 * Takes a brief apart: its language, what it wishes of the video, and every stretch of its words with one type. Nothing is added and
 * nothing changed: each part is a slice of the prompt. Never throws.
 */
export function readBrief({ prompt, language: chosen, region }: BriefQuestion): BriefReading {
  const cleaned = cleanText(prompt);
  const contacts = findContacts(cleaned);
  const { language, from } = tellLanguage(toldIn(maskFound(cleaned, contacts)), chosen);
  const row = rowOf(language);
  const text = language === "tr" ? foldCapitals(cleaned) : cleaned;

  const found: Found[] = [...contacts];
  const take = (find: (masked: string) => Found[]) => found.push(...find(maskFound(text, found)));
  // "Rua Domingos de Morais, 2200", "at 6 Mill Road": neither a name in a street nor the number of a house is a time.
  const streets = findAddresses(maskFound(text, found));
  const isInStreet = ({ start, end }: Found) =>
    streets.some((street) => start >= street.start && end <= street.end) &&
    !/\p{Nd}.*\P{Nd}|^\p{Nd}/u.test(text.slice(start, end));
  take((masked) => findDates(masked, row, language).filter((date) => !isInStreet(date)));
  take((masked) => findPrices(masked, row));
  take((masked) => findPhones(masked, language, region));
  take(findAddresses);
  found.sort((one, other) => one.start - other.start);

  const split = splitSentences(maskFound(text, found), language);
  const { sentences, asked, words } = findRequests(text, split, row);
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
    wishes: readWishes([...words, ...aboutVideo].join("\n"), row),
    parts: parts.map((part) => ({ ...part, text: prompt.slice(part.start, part.end) })),
    request: words.join("\n"),
    address: linkOf(prompt, contacts),
  };
}

/** The words that tell the language: people ask for a video in English and write its words in their own. */
function toldIn(text: string): string {
  const end = text.search(/[.!?:\n]/u);
  const rest = text.slice(end + 1);
  const isLong = (rest.match(/\p{L}{2,}/gu)?.length ?? 0) >= fewestWordsBehind;
  return end > 0 && isLong && stripRequest(text.slice(0, end), false, english).kind !== "none" ? rest : text;
}

/** The first web address of the brief, as it can be opened. */
function linkOf(prompt: string, contacts: readonly Found[]): string | null {
  const link = contacts.find(({ contact }) => contact === "link");
  if (!link) return null;
  const written = prompt.slice(link.start, link.end);
  return /^\p{L}+:/u.test(written) ? written : `https://${written.replace(/^\/\//u, "")}`;
}

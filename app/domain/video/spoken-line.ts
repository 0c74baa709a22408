import type { Language } from "~/domain/text/language";

interface ShownCopy {
  headline: string;
  body: string;
  spoken?: string | undefined;
}

const and: Partial<Record<Language, string>> = {
  en: "and",
  de: "und",
  fr: "et",
  es: "y",
  it: "e",
  pt: "e",
  nl: "en",
  pl: "i",
  sv: "och",
  da: "og",
};

/**
 * The sentence a voice says over a scene: its own, or what stands on the screen, joined as it is read aloud. A list
 * is read as one sentence. Empty where nothing is written.
 */
export function spokenLineOf({ headline, body, spoken }: ShownCopy, language: string): string {
  if (spoken?.trim()) return spoken.trim();
  const lines = body
    .split("\n")
    .map((text) => text.trim())
    .filter(Boolean);
  const heading = headline.trim();
  if (lines.length < 2) return [heading, lines[0] ?? ""].filter(Boolean).map(closed).join(" ");
  // Clauses are sentences of their own; only short items make one list.
  if (lines.some((text) => text.split(/\s+/u).length > 3)) {
    return [...(heading ? [leadIn(heading, { most: 3 })] : []), ...lines.map(closed)].join(" ");
  }
  const last = lines.pop() as string;
  const word = and[language.toLowerCase().split("-")[0] as Language] ?? "";
  const items = `${lines.join(", ")}${word ? ` ${word} ` : ", "}${last}`;
  return closed(heading ? `${leadIn(heading, { most: 8 })} ${items}` : items);
}

/**
 * A heading before what it announces. It ends in a colon when it is a mere heading ("At a glance"); a longer one, or
 * one that states a number, is a sentence itself.
 */
function leadIn(heading: string, { most }: { most: number }): string {
  if (/[!?…:]["”»]?$/u.test(heading)) return heading;
  const isStatement = /\d/u.test(heading) || heading.split(/\s+/u).length > most;
  return isStatement ? closed(heading) : `${heading.replace(/\.$/u, "")}:`;
}

function closed(sentence: string): string {
  return /[.!?…:]["”»]?$/u.test(sentence) ? sentence : `${sentence}.`;
}

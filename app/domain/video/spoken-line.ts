interface ShownCopy {
  headline: string;
  body: string;
  spoken?: string | undefined;
}

/** The full stop of languages that have one of their own. */
const fullStops: Readonly<Record<string, string>> = { ja: "。", zh: "。", hi: "।", bn: "।", ur: "۔" };
/** What ends a sentence already. */
const ended = /[.!?…:。！？؟।۔：]["”»」』]?$/u;

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
  const closed = (sentence: string) => (ended.test(sentence) ? sentence : `${sentence}${stopOf(language)}`);
  // A sentence that began in the headline goes on below it.
  const [only] = lines;
  if (lines.length === 1 && /^\p{Ll}/u.test(only!) && heading && !ended.test(heading))
    return closed(`${heading} ${only}`);
  if (lines.length < 2) return [heading, lines[0] ?? ""].filter(Boolean).map(closed).join(" ");
  // Clauses are sentences of their own; only short items make one list.
  if (lines.some((text) => text.split(/\s+/u).length > 3)) {
    return [...(heading ? [leadIn(heading, { most: 3, closed })] : []), ...lines.map(closed)].join(" ");
  }
  const items = listOf(lines, language);
  return closed(heading ? `${leadIn(heading, { most: 8, closed })} ${items}` : items);
}

/**
 * A heading before what it announces. It ends in a colon when it is a mere heading ("At a glance"); a longer one, or
 * one that states a number, is a sentence itself.
 */
function leadIn(
  heading: string,
  { most, closed }: { most: number; closed: (sentence: string) => string },
): string {
  if (ended.test(heading) && !heading.endsWith(".")) return heading;
  const isStatement = /\d/u.test(heading) || heading.split(/\s+/u).length > most;
  return isStatement ? closed(heading) : `${heading.replace(/\.$/u, "")}:`;
}

/** "400 g Mehl, 4 Eier und 2 Zwiebeln", as the language joins a list. */
function listOf(items: readonly string[], language: string): string {
  // In British English "and" follows without a comma, as a list is said.
  return new Intl.ListFormat(primaryOf(language) === "en" ? "en-GB" : known(language)).format(items);
}

const primaryOf = (language: string) => language.toLowerCase().split("-")[0] ?? "";
const stopOf = (language: string) => fullStops[primaryOf(language)] ?? ".";

/** A tag that `Intl` takes: a document may hold any. */
function known(language: string): string {
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/iu.test(language) ? language : "en-GB";
}

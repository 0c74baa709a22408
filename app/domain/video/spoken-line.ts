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
 * What a voice says over a scene: its own sentence, or what stands on the screen, line by line as it is written. Nothing
 * joins the lines: "and" between two facts would be grammar that nobody wrote. Empty where nothing is written.
 */
export function spokenLineOf({ headline, body, spoken }: ShownCopy, language: string): string {
  if (spoken?.trim()) return spoken.trim();
  const [first = "", ...others] = [headline, ...body.split("\n")].map((text) => text.trim()).filter(Boolean);
  const [only] = others;
  // A sentence that began in the headline goes on below it.
  const goesOn =
    others.length === 1 && /^\p{Ll}/u.test(only!) && first === headline.trim() && !ended.test(first);
  const sentences = goesOn ? [`${first} ${only}`] : [first, ...others];
  return sentences
    .filter(Boolean)
    .map((sentence) => (ended.test(sentence) ? sentence : `${sentence}${stopOf(language)}`))
    .join(" ");
}

const primaryOf = (language: string) => language.toLowerCase().split("-")[0] ?? "";
const stopOf = (language: string) => fullStops[primaryOf(language)] ?? ".";

import type { BriefPart, BriefReading } from "~/domain/video/brief-reading";
import { rowOf } from "../brief-reader/rows";

/** "my clinic" is one word with an ending, in the case in which it can stand. */
const possessiveEndings: readonly string[] = ["ar", "tr"];
/** Words that make a heading of the case behind them: "about our bakery". One with "for" is better than none. */
const headings = { usual: "o|na temat", atLeast: "o|na temat|dla" };

/**
 * A subject that is known in an oblique case alone, with what stands round it: the phrase can be set where the noun
 * cannot. Null where the brief has no such phrase.
 */
export function wholePhrase(
  prompt: string,
  { parts, language }: BriefReading,
  subject: BriefPart,
): { start: number; parts: BriefPart[] } | null {
  const after = parts.slice(parts.indexOf(subject) + 1);
  const isAdjoining = (part: BriefPart, index: number) =>
    ["place", "feature", "need", "audience"].includes(part.kind) &&
    /^[^\S\n]*$/u.test(prompt.slice((after[index - 1] ?? subject).end, part.start));
  const end = after.findIndex((part, index) => !isAdjoining(part, index));
  const whole = [subject, ...after.slice(0, end < 0 ? undefined : end)];
  if (possessiveEndings.includes(language)) return { start: subject.start, parts: whole };
  const { possessive } = rowOf(language);
  const leads = whole.length === parts.length ? headings.atLeast : headings.usual;
  const before = new RegExp(`(?<!\\p{L})(?:${leads})\\s+(?:(?:${possessive})\\s+)?$`, "iu");
  const lead = language === "pl" ? before.exec(prompt.slice(0, subject.start)) : null;
  return lead ? { start: lead.index, parts: whole } : null;
}

import { scriptLimits } from "~/domain/video/script";
import type { ComposeOptions, Line } from "./compose-script";
import { cutAtClauses } from "./fragment";
import type { Phrases } from "./phrases";
import type { PromptReading } from "./read-prompt";
import { splitHeadline } from "./split-headline";

/** Longest name that is introduced by a line of the bank. */
const nameCharacters = 36;

/** The first scene, and what of the introduction found no place in it. */
export function openingLine(
  reading: PromptReading,
  phrases: Phrases,
  { tone, random }: Pick<ComposeOptions, "tone" | "random">,
): { line: Line; leftover: string[] } {
  const { kind, name, question, introduction, subject } = reading;
  const base = { role: "hook", emblem: null, sentence: "" } as const;
  const kindLabel = phrases.kindLabels[kind];
  const framing = phrases.hooks[kind][tone];
  const [fitting = "", ...leftover] = cutAtClauses(introduction, scriptLimits.bodyCharacters);
  const named = nameLine(reading, phrases, tone, random);

  if (question) {
    const body = name && !introduction.includes(name) ? `${name}. ${fitting}` : fitting;
    return {
      line: { ...base, headline: question, body, ...(kindLabel && { label: kindLabel }) },
      leftover,
    };
  }
  if (named && (kind === "product" || kind === "app" || kind === "service" || kind === "course")) {
    return {
      line: { ...base, headline: named, body: fitting, ...(kindLabel && { label: kindLabel }) },
      leftover,
    };
  }
  const thin = isThin(reading) ? thinLine(subject, phrases) : null;
  if (thin) return { line: { ...base, headline: thin, body: "" }, leftover: [] };
  // The user's own words are the headline; the line of the bank sets the mood above it.
  const keepsKind = kind === "job" || kind === "explainer";
  const mood = framing.length <= scriptLimits.labelCharacters ? framing : kindLabel;
  const label = keepsKind && kindLabel ? kindLabel : mood;
  if (name && name.length <= nameCharacters && !introduction.includes(name)) {
    return { line: { ...base, headline: name, body: fitting, ...(label && { label }) }, leftover };
  }
  const [headline, rest] = splitHeadline(introduction);
  if (headline !== null) {
    const [body = "", ...more] = rest;
    return { line: { ...base, headline, body, ...(label && { label }) }, leftover: more };
  }
  const lead = framing === label || !label ? framing : label;
  return { line: { ...base, headline: lead, body: fitting }, leftover };
}

/** A line that introduces the name, where there is one that is short enough. */
export function nameLine(
  { name }: PromptReading,
  phrases: Phrases,
  tone: ComposeOptions["tone"],
  random: ComposeOptions["random"],
): string | null {
  if (!name || name.length > nameCharacters) return null;
  return random.pick(phrases.nameHooks[tone]).replace("{name}", name);
}

/** Nothing is known but what it is. */
export function isThin({ name, points, proofs, offers, when, places, actions }: PromptReading): boolean {
  return !name && [points, proofs, offers, when, places, actions].every(({ length }) => length === 0);
}

const determiners = /^(?:my|our|mein|meine|unser|unsere|notre|nos|mon|ma|mes|nuestr[oa]s?|mis?)\s/iu;
const articles = /^(?:an?|the|ein|eine|der|die|das|une?|le|la|les|el|los|las|una?)\s/iu;

/** "Say hello to my bakery", "Looking for shoes?", or null where neither can be said rightly. */
function thinLine(subject: string, phrases: Phrases): string | null {
  const fits = (line: string) => line.length <= scriptLimits.headlineCharacters;
  if (determiners.test(subject)) {
    const line = phrases.introduction.replace("{subject}", lowered(subject));
    if (fits(line)) return line;
  }
  const isBare = !articles.test(subject) && subject.split(" ").length <= 2 && !/[\d?!.,]/u.test(subject);
  if (isBare) {
    const line = phrases.longing
      .replace("{subject}", phrases.nounsAreCapitals ? subject : lowered(subject))
      .replace(/\b(d)e (?=[aeiouyéèêh])/iu, "$1'");
    if (fits(line)) return line;
  }
  return null;
}

/** Within a sentence; a word with other capitals is a name and keeps them. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}*(?:\s|$)/u.test(text) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text;
}

import {
  mostAlternatives,
  type RewriteRequest,
  type RewriteSlot,
  type SceneLines,
} from "~/domain/video/rewrite";
import { scriptLimits } from "~/domain/video/script";
import type { SeededRandom } from "../seeded-random";
import { findAngleLines } from "./angle-lines";
import { contactIn } from "./contact";
import { joinCaption, toLine } from "./fragment";
import type { Grammar } from "./grammar";
import type { WriterLanguage } from "./grammars";
import { phrasesOf } from "./phrases-of";
import { isPrice, type PromptReading } from "./read-prompt";
import { splitClauses } from "./split-clauses";
import { splitHeadline } from "./split-headline";

export interface RewriteOptions {
  language: WriterLanguage;
  grammar: Grammar;
  random: SeededRandom;
}

const limits: Record<RewriteSlot, number> = {
  label: scriptLimits.labelCharacters,
  headline: scriptLimits.headlineCharacters,
  body: scriptLimits.bodyCharacters,
  action: scriptLimits.actionCharacters,
  spoken: scriptLimits.spokenCharacters,
};

/**
 * Other words for a scene or one line of it, by rules: the scene's own words cut and arranged in another way, the
 * user's other statements, and frames that state nothing. Nothing is said that neither brief nor scene says.
 */
export function rewriteLines(
  request: RewriteRequest,
  reading: PromptReading,
  options: RewriteOptions,
): SceneLines[] {
  const found =
    request.target === "line"
      ? lineAlternatives(request, request.slot!, reading, options).map((text) => ({ [request.slot!]: text }))
      : sceneAlternatives(request, reading, options);
  return found.slice(0, mostAlternatives);
}

function lineAlternatives(
  request: RewriteRequest,
  slot: RewriteSlot,
  reading: PromptReading,
  options: RewriteOptions,
): string[] {
  const present = request.scene.lines[slot] ?? "";
  const isNew = newTo(request, present);
  const candidates = candidatesFor(slot, request, reading, options).filter(
    (text) => text.length <= limits[slot] && text.trim() !== "" && isNew(text),
  );
  return byWish(candidates, request, present);
}

function sceneAlternatives(
  request: RewriteRequest,
  reading: PromptReading,
  { language, grammar, random }: RewriteOptions,
): SceneLines[] {
  const { lines: present, role } = request.scene;
  const { headline = "", body = "", label, action } = present;
  const phrases = phrasesOf(language);
  const bodyLines = body.split("\n").filter(Boolean);
  const kept = { ...(label && { label }), ...(action && { action }) };
  const arrangements: SceneLines[] = [];
  const add = (lines: SceneLines) => arrangements.push({ ...kept, ...lines });

  // The same statements, told the other way round, in one line, or as a list.
  const [first = "", ...rest] = bodyLines;
  const [swapped] = splitHeadline(first);
  if (swapped) add({ headline: swapped, body: [headline, ...rest].join("\n") });
  const clauses = splitClauses(headline, grammar);
  if (clauses.length > 1) {
    const [lead = "", ...others] = clauses;
    add({ headline: toLine(lead), body: others.map(toLine).join("\n") });
  }
  const [short, tail] = shortened(headline);
  if (short) add({ headline: short, body: joinCaption([tail, ...bodyLines].filter(Boolean)) });
  if (bodyLines.length > 0) add({ headline, body: bodyLines.length > 1 ? joinCaption(bodyLines) : "" });
  // Another frame around what is said.
  const isFrame = isFraming(headline, reading, language);
  const statement = joinCaption([isFrame ? "" : headline, ...bodyLines].filter(Boolean));
  for (const frame of framesFor(role, reading, language, request)) {
    if (frame.length <= limits.headline) add({ headline: frame, body: statement });
  }
  // Something else the brief says.
  for (const other of statementsFor(role, reading)) {
    const [head, more] = splitHeadline(other);
    if (head) add({ headline: head, body: more.join(" ") });
  }
  if (role === "hook") {
    for (const angle of findAngleLines(reading, phrases, { tone: request.tone, random })) {
      add({ headline: angle.headline, body: angle.body });
    }
  }
  const isNew = newTo(request, `${headline}\n${body}`.trim());
  const elsewhere = new Set(request.otherLines.map(fold));
  const seen = new Set<string>();
  const fitting = arrangements.filter((lines) => {
    const saying = `${lines.headline ?? ""}\n${lines.body ?? ""}`.trim();
    const fits = (Object.keys(lines) as RewriteSlot[]).every(
      (name) => (lines[name] ?? "").length <= limits[name],
    );
    const said = fold(lines.headline ?? "");
    const repeats = fold(lines.body ?? "").includes(said) || said === fold(lines.label ?? "");
    return (
      fits &&
      !repeats &&
      isNew(saying) &&
      !elsewhere.has(fold(lines.headline ?? "")) &&
      !seen.has(fold(saying)) &&
      Boolean(seen.add(fold(saying)))
    );
  });
  const wanted = byWish(
    fitting.map(({ headline: head = "", body: below = "" }) => `${head}\n${below}`),
    request,
    `${headline}\n${body}`,
  );
  return wanted.map(
    (saying) => fitting.find(({ headline: head = "", body: below = "" }) => `${head}\n${below}` === saying)!,
  );
}

function candidatesFor(
  slot: RewriteSlot,
  request: RewriteRequest,
  reading: PromptReading,
  { language, grammar, random }: RewriteOptions,
): string[] {
  const phrases = phrasesOf(language);
  const { role, lines } = request.scene;
  const { headline = "", body = "" } = lines;
  const present = lines[slot] ?? "";
  const about = [headline, ...body.split("\n")].filter(Boolean);
  switch (slot) {
    case "headline": {
      const parts = about.flatMap((text) => [...splitClauses(text, grammar).map(toLine), ...shortened(text)]);
      const angles =
        role === "hook"
          ? findAngleLines(reading, phrases, { tone: request.tone, random }).map((angle) => angle.headline)
          : [];
      return [
        ...parts.filter((text) => text !== ""),
        ...angles,
        ...statementsFor(role, reading).flatMap((text) => splitHeadline(text)[0] ?? []),
        ...framesFor(role, reading, language, request),
      ];
    }
    case "body": {
      const others = statementsFor(role, reading).filter((text) => !about.some((line) => isSame(line, text)));
      const rows = body.split("\n").filter(Boolean);
      return [
        ...(rows.length > 1 ? [joinCaption(rows), rows.slice(0, 2).join("\n")] : []),
        ...(rows.length === 1
          ? [splitClauses(body, grammar).map(toLine).join("\n"), ...shortened(body)]
          : []),
        ...others,
        reading.introduction,
        ...(others.length > 1 ? [others.slice(0, 3).join("\n")] : []),
      ];
    }
    case "label": {
      const kindLabel = phrases.kindLabels[reading.kind];
      return [
        ...Object.values(phrases.hooks[reading.kind]),
        ...(kindLabel ? [kindLabel] : []),
        ...(reading.name ? [reading.name] : []),
        ...labelsFor(role, reading, language),
      ];
    }
    case "action": {
      const address = contactIn(reading.actions.join(" "));
      const own = reading.actions.flatMap((text) => (text.length <= limits.action ? [text] : []));
      const verbs = phrases.verbButtons.filter(([pattern]) =>
        reading.actions.some((text) => pattern.test(text)),
      );
      return [
        ...own,
        ...verbs.map(([, text]) => text),
        ...(address ? [address, phrases.more] : [phrases.more]),
      ];
    }
    case "spoken": {
      const whole = joinCaption(about);
      const sentences = [whole, headline, joinCaption([...about].reverse())].map(closed);
      return present ? sentences : sentences.slice(1).concat(sentences.slice(0, 1));
    }
  }
}

/** What the brief says that suits a scene of this role. */
function statementsFor(role: RewriteRequest["scene"]["role"], reading: PromptReading): string[] {
  const { points, proofs, offers, when, actions, introduction } = reading;
  switch (role) {
    case "hook":
      return [introduction, ...points, ...proofs];
    case "proof":
      return [...proofs, ...points];
    case "offer":
      return [...offers.filter(isPrice), ...offers.filter((text) => !isPrice(text)), ...when];
    case "action":
      return [...actions, ...when];
    default:
      return [...points, ...when, ...proofs];
  }
}

/** Headlines that state nothing. */
function framesFor(
  role: RewriteRequest["scene"]["role"],
  { kind, name }: PromptReading,
  language: WriterLanguage,
  { tone }: RewriteRequest,
): string[] {
  const phrases = phrasesOf(language);
  if (role === "action") return [phrases.closers[kind][tone], ...Object.values(phrases.closers[kind])];
  if (role === "hook") {
    const names = name ? Object.values(phrases.nameHooks).flat() : [];
    return [
      phrases.questions[kind],
      ...names.map((line) => line.replace("{name}", name ?? "")),
      phrases.hooks[kind][tone],
      ...Object.values(phrases.hooks[kind]),
    ];
  }
  return [...phrases.openers[tone], ...Object.values(phrases.openers).flat(), ...phrases.fillers[kind]];
}

/** Whether a headline is a line of the bank, which another one may replace without anything being lost. */
function isFraming(headline: string, { kind, name }: PromptReading, language: WriterLanguage): boolean {
  const phrases = phrasesOf(language);
  const names = Object.values(phrases.nameHooks).flat();
  const bank = [
    ...names.map((line) => line.replace("{name}", name ?? "")),
    ...Object.values(phrases.hooks[kind]),
    ...Object.values(phrases.openers).flat(),
    ...Object.values(phrases.lists),
    ...phrases.fillers[kind],
    phrases.questions[kind],
  ];
  return bank.some((line) => isSame(line, headline));
}

function labelsFor(role: RewriteRequest["scene"]["role"], { kind }: PromptReading, language: WriterLanguage) {
  const { labels, lists } = phrasesOf(language);
  if (role === "offer") return [labels.offer, labels.price];
  return [labels.note, lists[kind] ?? lists.product];
}

/** A line without what hangs on it, and what hung there; empty where nothing does. */
function shortened(line: string): [string, string] {
  const match =
    /^(.{8,}?)(?:,\s|\s[–—]\s|:\s|\s(?=(?:with|mit|avec|con|for|für|pour|para|because|weil|so that|when)\s))(.{4,})$/iu.exec(
      line,
    );
  return match?.[1] && match[2] ? [toLine(match[1]), toLine(match[2])] : ["", ""];
}

/** Shorter, longer or as a question, where that is the wish; else as they come. */
function byWish(
  candidates: readonly string[],
  { instruction = "" }: RewriteRequest,
  present: string,
): string[] {
  const order = [...new Map(candidates.map((text) => [fold(text), text])).values()];
  const asks = (pattern: RegExp) => pattern.test(instruction);
  if (asks(/short|kurz|kürzer|court|brief|cort|brev|punch|knapp/iu))
    return order.filter((text) => text.length < present.length).sort((a, b) => a.length - b.length);
  if (asks(/longer|long|länger|more detail|ausführlich|détail|largo|más/iu))
    return [...order].sort((a, b) => b.length - a.length);
  if (asks(/question|frage|pregunta|\?/iu))
    return [...order].sort((a, b) => Number(b.includes("?")) - Number(a.includes("?")));
  return order;
}

function newTo({ seen, otherLines }: RewriteRequest, present: string): (text: string) => boolean {
  const known = new Set([...seen, ...otherLines, present].map(fold));
  return (text: string) => !known.has(fold(text));
}

function closed(sentence: string): string {
  return sentence === "" || /[.!?…]$/u.test(sentence) ? sentence : `${sentence}.`;
}

function isSame(first: string, second: string): boolean {
  return fold(first) === fold(second);
}

function fold(text: string): string {
  return text.replace(/\s+/gu, " ").trim().toLowerCase();
}

import type { Tone } from "~/domain/brief";
import type { SceneRole } from "~/domain/scene-role";
import { type ScriptDraft, scriptLimits } from "~/domain/script";
import { cutAtClauses, joinCaption } from "~/providers/built-in/script-writer/fragment";
import type { WriterLanguage } from "~/providers/built-in/script-writer/grammars";
import type { Phrases } from "~/providers/built-in/script-writer/phrases";
import { englishPhrases } from "~/providers/built-in/script-writer/phrases/english";
import { frenchPhrases } from "~/providers/built-in/script-writer/phrases/french";
import { germanPhrases } from "~/providers/built-in/script-writer/phrases/german";
import { spanishPhrases } from "~/providers/built-in/script-writer/phrases/spanish";
import { isPrice, type PromptReading } from "~/providers/built-in/script-writer/read-prompt";
import type { SeededRandom } from "~/providers/built-in/seeded-random";

const phraseBanks: Record<WriterLanguage, Phrases> = {
  en: englishPhrases,
  de: germanPhrases,
  fr: frenchPhrases,
  es: spanishPhrases,
};

/** Headlines read well on a phone up to about this length; more goes below. */
const punchyCharacters = 46;

export interface ComposeOptions {
  tone: Tone;
  language: WriterLanguage;
  /** Most scenes that fit the length of the video; fewer are written when there is less to say. */
  sceneCount: number;
  random: SeededRandom;
}

interface Line {
  role: SceneRole;
  headline: string;
  body: string;
  label?: string;
  action?: string;
}

/**
 * Arranges what was read into hook → points → proof → offer → action. Framing lines come from the phrase bank;
 * everything said of the subject is the user's own words.
 */
export function composeScript(reading: PromptReading, options: ComposeOptions): ScriptDraft {
  const phrases = phraseBanks[options.language];
  const middleCount = Math.max(1, options.sceneCount - 2);
  const special = specialScenes(reading, phrases, middleCount);
  const pointCount = Math.max(0, middleCount - special.lines.length);
  const [, ...rest] = cutAtClauses(reading.introduction, scriptLimits.bodyCharacters);
  const points = pointScenes([...rest, ...special.leftover, ...reading.points], pointCount, phrases, options);
  const middle = [...points, ...special.lines.filter((line) => line.headline)];
  if (middle.length === 0) {
    middle.push({ role: "point", headline: options.random.pick(phrases.fillers[reading.kind]), body: "" });
  }
  const hook = hookScene(reading, phrases, options);
  const scenes = [hook, ...middle, actionScene(reading, special.closing, phrases, options)];
  return {
    title: cutAtClauses(reading.name ?? reading.subject, scriptLimits.titleCharacters)[0]!,
    scenes: withoutRepeats(scenes, phrases, options.tone).map((scene, i) => ({
      ...scene,
      pictureBrief: pictureBrief(scene, reading, phrases, options.tone, i),
    })),
  };
}

function hookScene(reading: PromptReading, phrases: Phrases, { tone, random }: ComposeOptions): Line {
  const { kind, name, question, introduction } = reading;
  const label = phrases.kindLabels[kind];
  const framed =
    name && name.length <= 36 ? random.pick(phrases.nameHooks[tone]).replace("{name}", name) : null;
  const headline = question ?? (framed && random.chance(0.7) ? framed : phrases.hooks[kind][tone]);
  const isNamed = headline === framed || !name || introduction.includes(name);
  const body = joinCaption(isNamed ? [introduction] : [name, introduction]);
  return {
    role: "hook",
    headline,
    body: cutAtClauses(body, scriptLimits.bodyCharacters)[0]!,
    ...(label && { label }),
  };
}

/** Dates, proof, offers and audience: each a scene of its own while there is room. */
function specialScenes(reading: PromptReading, phrases: Phrases, middleCount: number) {
  const { labels } = phrases;
  const lines: Line[] = [];
  const leftover: string[] = [];
  const closing: string[] = [];
  let room =
    middleCount -
    (reading.points.length > 0 || reading.introduction.length > scriptLimits.bodyCharacters ? 1 : 0);

  if (reading.offers.length > 0) {
    if (room > 0) {
      lines.push(statementScene("offer", reading.offers, offerLabel(reading, phrases)));
      room -= 1;
    } else closing.push(...reading.offers);
  }
  if (reading.when.length > 0) {
    const hasPlace = /\s(?:at|in|im|beim|auf|à|au|aux|chez|en)\s/iu.test(reading.when.join(" "));
    const label = reading.kind !== "event" ? labels.note : hasPlace ? labels.whenAndWhere : labels.when;
    if (room > 0) {
      lines.unshift(statementScene("point", reading.when, label));
      room -= 1;
    } else closing.push(...reading.when);
  }
  if (reading.proofs.length > 0) {
    if (room > 0) {
      lines.unshift(statementScene("proof", reading.proofs, labels.note));
      room -= 1;
    } else leftover.push(...reading.proofs);
  }
  if (reading.audience && room > reading.points.length) {
    lines.unshift(statementScene("point", [reading.audience], labels.audience));
  }
  return { lines, leftover, closing };
}

function offerLabel({ kind, offers }: PromptReading, { labels }: Phrases): string {
  if (kind === "charity") return labels.help;
  if (kind === "job") return labels.pay;
  return isPrice(offers[0]!) ? labels.price : labels.offer;
}

/** One statement as the headline, the rest below it. A long first statement goes below the label instead. */
function statementScene(role: SceneRole, statements: readonly string[], label: string): Line {
  const [first = "", ...others] = statements;
  const [headline, rest] = splitHeadline(first);
  if (headline === null) return { role, headline: label, body: bodyOf(statements) };
  return { role, label, headline, body: bodyOf([...rest, ...others]) };
}

function pointScenes(
  statements: readonly string[],
  count: number,
  phrases: Phrases,
  options: ComposeOptions,
): Line[] {
  if (count === 0) return [];
  const openers = phrases.openers[options.tone];
  let openerCount = 0;
  const groups = groupInto(statements, count);
  return groups.map(([first = "", ...others]): Line => {
    const [headline, rest] = splitHeadline(first);
    if (headline === null)
      return {
        role: "point",
        headline: openers[openerCount++ % openers.length]!,
        body: bodyOf([first, ...others]),
      };
    return { role: "point", headline, body: bodyOf([...rest, ...others]) };
  });
}

/** Deals statements over scenes in their order; earlier scenes hold the extra ones. */
function groupInto(statements: readonly string[], count: number): string[][] {
  const groups: string[][] = [];
  const used = Math.min(count, statements.length);
  let next = 0;
  for (let i = 0; i < used; i++) {
    const size = Math.ceil((statements.length - next) / (used - i));
    groups.push(statements.slice(next, next + size));
    next += size;
  }
  return groups;
}

/**
 * A headline and what remains of a statement, or null when no part of it makes one. Splits at a dash, a colon, or
 * a comma that does not belong to a list.
 */
function splitHeadline(statement: string): [string | null, string[]] {
  if (statement.length <= punchyCharacters) return [statement, []];
  const isList = /,[^,]+,|,[^,]+\s(?:and|or|und|oder|et|ou|y|o)\s/u.test(statement);
  const separators = [
    /\s[–—]\s/u,
    /:\s/u,
    /;\s/u,
    /\.\s/u,
    ...(isList ? [] : [/,\s(?:and|so|but|und|aber|et|mais|y|pero)\s/u, /,\s/u]),
  ];
  for (const separator of separators) {
    const match = separator.exec(statement);
    if (!match) continue;
    const head = statement.slice(0, match.index);
    const tail = statement.slice(match.index + match[0].length);
    const fits = head.length >= 6 && head.length <= scriptLimits.headlineCharacters && tail.length >= 6;
    if (fits) return [head, [tail.charAt(0).toLocaleUpperCase() + tail.slice(1)]];
  }
  return statement.length <= scriptLimits.headlineCharacters ? [statement, []] : [null, []];
}

/** As many whole statements as fit below a headline; a first one that is too long is cut at a clause. */
function bodyOf(statements: readonly string[]): string {
  const limit = scriptLimits.bodyCharacters;
  const fitting: string[] = [];
  for (const statement of statements) {
    if (joinCaption([...fitting, statement]).length > limit) break;
    fitting.push(statement);
  }
  if (fitting.length === 0 && statements[0]) return cutAtClauses(statements[0], limit)[0]!;
  return joinCaption(fitting);
}

function actionScene(
  reading: PromptReading,
  closing: readonly string[],
  phrases: Phrases,
  { tone }: ComposeOptions,
): Line {
  const { kind, actions } = reading;
  const spoken = actions.map((text) => text.replace(/^(?:jetzt|now|maintenant|ahora)\s+|^[^?]+\?\s+/iu, ""));
  const verb = phrases.verbButtons.find(([pattern]) => spoken.some((text) => pattern.test(text)));
  const action = verb?.[1] ?? phrases.buttons[kind];
  const [own = ""] = actions;
  const isHeadline = verb?.[0].test(spoken[0] ?? "") && own.length <= scriptLimits.headlineCharacters;
  const headline = isHeadline ? own : phrases.closers[kind][tone];
  const below = [...closing, ...(isHeadline ? actions.slice(1) : actions)];
  return {
    role: "action",
    headline,
    body: bodyOf(below.length > 0 ? below : reading.name ? [reading.name] : []),
    action,
  };
}

/** A headline that came up before gives way to a line of the bank; a body never repeats its headline. */
function withoutRepeats(scenes: readonly Line[], phrases: Phrases, tone: Tone): Line[] {
  const seen = new Set<string>();
  return scenes.map((scene) => {
    const body = scene.body.toLowerCase() === scene.headline.toLowerCase() ? "" : scene.body;
    const options = [scene.headline, ...phrases.openers[tone]];
    const headline = options.find((text) => !seen.has(text.toLowerCase())) ?? scene.headline;
    seen.add(headline.toLowerCase());
    return { ...scene, headline, body };
  });
}

function pictureBrief(
  scene: Line,
  reading: PromptReading,
  phrases: Phrases,
  tone: Tone,
  index: number,
): string {
  const isFraming = scene.role === "hook" || scene.role === "action";
  const detail = isFraming ? [] : [scene.headline];
  const view = phrases.views[index % phrases.views.length]!;
  const parts = [reading.subject, ...detail, `${view}, ${phrases.light[tone]}`];
  const whole = parts.join(" – ");
  return whole.length <= scriptLimits.pictureBriefCharacters
    ? whole
    : cutAtClauses(reading.subject, scriptLimits.pictureBriefCharacters)[0]!;
}

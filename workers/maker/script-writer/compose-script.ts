import type { Tone } from "~/domain/video/brief";
import type { Figure } from "~/domain/video/figure";
import { readFigure } from "~/domain/video/read-figure";
import type { SceneRole } from "~/domain/video/scene-role";
import { type ScriptDraft, scriptLimits } from "~/domain/video/script";
import type { SeededRandom } from "../seeded-random";
import { findAngleLines } from "./angle-lines";
import { closingLine } from "./closing-line";
import { fitLines } from "./fit-lines";
import { cutAtClauses, joinCaption } from "./fragment";
import type { Grammar } from "./grammar";
import type { WriterLanguage } from "./grammars";
import { openingLine } from "./opening-line";
import type { Phrases } from "./phrases";
import { phrasesOf } from "./phrases-of";
import { type Emblem, pictureBrief } from "./picture-brief";
import { isPrice, type PromptReading } from "./read-prompt";
import { splitClauses } from "./split-clauses";
import { punchyCharacters, splitHeadline } from "./split-headline";

export interface ComposeOptions {
  tone: Tone;
  language: WriterLanguage;
  /** Grammar of the language the brief is written in. */
  grammar: Grammar;
  /** Most scenes that fit the length of the video; fewer are written when there is less to say. */
  sceneCount: number;
  lengthSeconds: number;
  random: SeededRandom;
}

/** One scene in the making. */
export interface Line {
  role: SceneRole;
  headline: string;
  body: string;
  label?: string;
  action?: string;
  figure?: Figure;
  icon?: string;
  emblem: Emblem;
  /** What the scene says of the subject, in the user's words; empty where it only frames. */
  sentence: string;
}

/**
 * Arranges what was read into hook → points → proof → offer → action. Framing lines come from the phrase bank;
 * everything said of the subject is the user's own words.
 */
export function composeScript(reading: PromptReading, options: ComposeOptions): ScriptDraft {
  const phrases = phrasesOf(options.language);
  const opening = openingLine(reading, phrases, options);
  const middleCount = Math.max(1, options.sceneCount - 2);
  const special = specialLines(reading, phrases, middleCount, options);
  const points = pointLines(
    [...opening.leftover, ...special.leftover, ...reading.points],
    Math.max(middleCount > special.lines.length ? 1 : 0, middleCount - special.lines.length),
    reading,
    phrases,
    options,
  );
  const middle = [...points, ...special.lines];
  if (middle.length === 0 && options.sceneCount > 2) {
    const headline = options.random.pick(phrases.fillers[reading.kind]);
    middle.push({ role: "point", headline, body: "", sentence: "", emblem: null });
  }
  const closing = closingLine(reading, special.closing, phrases, options.tone);
  const lines = fitLines(
    withoutRepeats([opening.line, ...middle, closing], phrases, options.tone),
    options.lengthSeconds,
    options.language,
  );
  const angles = findAngleLines(reading, phrases, options).filter(
    ({ headline }) => headline.toLowerCase() !== lines[0]?.headline.toLowerCase(),
  );
  return {
    title: cutAtClauses(reading.name ?? reading.subject, scriptLimits.titleCharacters)[0]!,
    scenes: lines.map(({ sentence, emblem, ...scene }, index) => ({
      ...scene,
      pictureBrief: pictureBrief(
        { subject: aboutOf(reading), sentence, emblem },
        phrases,
        options.tone,
        index,
      ),
    })),
    angles,
  };
}

/** What the pictures are of: the subject, or the opening sentence where the subject is a mere "we". */
function aboutOf({ subject, introduction }: PromptReading): string {
  return subject.length <= 4 && introduction.startsWith(subject) ? introduction : subject;
}

/** Dates and places, proof, offers and audience: each a scene of its own while there is room. */
function specialLines(
  reading: PromptReading,
  phrases: Phrases,
  middleCount: number,
  { grammar }: ComposeOptions,
) {
  const { labels } = phrases;
  const lines: Line[] = [];
  const leftover: string[] = [];
  const closing: string[] = [];
  let room = middleCount - (reading.points.length > 0 ? 1 : 0);

  if (reading.offers.length > 0) {
    if (room > 0) {
      const [first = ""] = reading.offers;
      lines.push(
        statementLine("offer", reading.offers, {
          label: offerLabel(reading, phrases),
          icon: isPrice(first) ? "tag" : "gift",
          emblem: isPrice(first) ? "money" : null,
          grammar,
        }),
      );
      room -= 1;
    } else closing.push(...reading.offers);
  }
  if (reading.when.length > 0 && room > 0) {
    const told = reading.when.join(" ");
    const hasPlace = /\s(?:at|in|im|beim|auf|à|au|aux|chez|en)\s(?!\d)/iu.test(told);
    const label = !grammar.date.test(told) ? labels.note : hasPlace ? labels.whenAndWhere : labels.when;
    lines.unshift(
      statementLine("point", [...reading.when, ...reading.places.slice(0, 1)], {
        label,
        icon: "calendar",
        emblem: "date",
        grammar,
      }),
    );
    room -= 1;
  } else closing.push(...reading.when, ...reading.places);
  if (reading.when.length > 0 && reading.places.length > 1) closing.push(...reading.places.slice(1));
  if (reading.proofs.length > 0) {
    if (room > 0) {
      lines.unshift(statementLine("proof", reading.proofs, { icon: "star", emblem: "proof", grammar }));
      room -= 1;
    } else leftover.push(...reading.proofs);
  }
  if (reading.audience && room > reading.points.length) {
    const audience = { label: labels.audience, icon: "users", emblem: "people", grammar } as const;
    lines.unshift(statementLine("point", [reading.audience], audience));
  }
  return { lines, leftover, closing };
}

function offerLabel({ kind, offers }: PromptReading, { labels }: Phrases): string {
  if (kind === "charity") return labels.help;
  if (kind === "job") return labels.pay;
  return isPrice(offers[0]!) ? labels.price : labels.offer;
}

interface StatementLook {
  label?: string;
  icon: string;
  emblem: Emblem;
  grammar: Grammar;
}

/** One statement as the headline, the rest below it as lines. A long first statement goes below the label instead. */
function statementLine(
  role: SceneRole,
  statements: readonly string[],
  { label, icon, emblem, grammar }: StatementLook,
): Line {
  const [first = "", ...others] = statements;
  const parts = splitClauses(first, grammar);
  const sentence = bodyOf(statements);
  const base = { role, icon, emblem, sentence };
  if (parts.length > 2) {
    // What names the amount leads; the others are the list below it.
    const leading = Math.max(0, parts.findIndex(isPrice));
    const [head = ""] = parts.splice(leading, 1);
    return withFigure({ ...base, ...(label && { label }), headline: capital(head), body: listOf(parts) });
  }
  const [headline, rest] = splitAtPrice(first) ?? splitHeadline(first);
  if (headline === null) {
    return label
      ? { ...base, headline: label, body: bodyOf(statements) }
      : { ...base, headline: cutAtClauses(first, scriptLimits.headlineCharacters)[0]!, body: bodyOf(others) };
  }
  const body = rest.length + others.length > 1 ? listOf([...rest, ...others]) : bodyOf([...rest, ...others]);
  return withFigure({ ...base, ...(label && { label }), headline, body });
}

/** "£29, with free returns": the price leads, the rest stands below it. */
function splitAtPrice(statement: string): [string, string[]] | null {
  const [head = "", ...rest] = statement.split(/,\s+/u);
  const tail = rest.join(", ");
  return isPrice(head) && head.length <= punchyCharacters && tail.length >= 6
    ? [head, [capital(tail)]]
    : null;
}

/** The number of a scene that is about one is shown as such; a date is no number. */
function withFigure(line: Line): Line {
  const found = line.emblem === "date" ? null : readFigure(line.headline);
  return found ? { ...line, figure: found.figure } : line;
}

function pointLines(
  statements: readonly string[],
  count: number,
  reading: PromptReading,
  phrases: Phrases,
  options: ComposeOptions,
): Line[] {
  if (count === 0) return [];
  const openers = phrases.openers[options.tone];
  let openerCount = 0;
  const groups = groupInto(statements, count);
  const isSteps = reading.kind === "recipe" && groups.every((group) => group.length === 1);
  let step = 0;
  return groups.map((group): Line => {
    const [first = "", ...others] = group;
    const base = { role: "point", emblem: null, sentence: bodyOf(group) } as const;
    const named = namedList(first);
    if (named && others.length === 0) return { ...base, ...named, icon: "list-checks" };
    if (group.length > 2 && group.every((text) => text.length <= 60)) {
      const headline = phrases.lists[reading.kind] ?? phrases.lists.product;
      return { ...base, headline, body: listOf(group), icon: "list-checks" };
    }
    const label = isSteps ? { label: phrases.labels.step.replace("{n}", String(++step)) } : {};
    const [headline, rest] = splitHeadline(first);
    if (headline === null)
      return { ...base, ...label, headline: openers[openerCount++ % openers.length]!, body: bodyOf(group) };
    return withCount({ ...base, ...label, headline, body: bodyOf([...rest, ...others]) });
  });
}

/** A point is about its number where the number comes first: "84 square metres". */
function withCount(line: Line): Line {
  const found = readFigure(line.headline);
  return found && found.start === 0 ? { ...line, figure: found.figure } : line;
}

/** "Ingredients: flour, eggs, milk": the user's own heading over the items. */
function namedList(statement: string): Pick<Line, "headline" | "body"> | null {
  const match = /^([^:]{3,28}):\s+(.+)$/u.exec(statement);
  const items = match?.[2]?.split(/,\s+|\s(?:and|und|et|y)\s(?=[^,]+$)/u).filter(Boolean) ?? [];
  return match?.[1] && items.length > 1 ? { headline: capital(match[1]), body: listOf(items) } : null;
}

/** Deals statements over scenes in their order; a list with a heading keeps a scene to itself; earlier scenes hold the extra ones. */
function groupInto(statements: readonly string[], count: number): string[][] {
  const [first, ...rest] = statements;
  if (first && namedList(first) && rest.length > 0) {
    return [[first], ...(count > 1 ? groupInto(rest, count - 1) : [])];
  }
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

/** As many items as fit, one a line. */
function listOf(items: readonly string[]): string {
  const lines: string[] = [];
  for (const item of items.map(capital)) {
    if ([...lines, item].join("\n").length > scriptLimits.bodyCharacters || lines.length === 6) break;
    lines.push(item);
  }
  return lines.join("\n");
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

function capital(text: string): string {
  return /^\p{Ll}+\p{Lu}|^\S+\.\p{L}{2,}/u.test(text)
    ? text
    : text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A headline that came up before gives way to a line of the bank; a body never repeats its headline. */
function withoutRepeats(lines: readonly Line[], phrases: Phrases, tone: Tone): Line[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const body = line.body.toLowerCase() === line.headline.toLowerCase() ? "" : line.body;
    const options = [line.headline, ...phrases.openers[tone]];
    const headline = options.find((text) => !seen.has(text.toLowerCase())) ?? line.headline;
    seen.add(headline.toLowerCase());
    return { ...line, headline, body };
  });
}

import type { AngleKind } from "~/domain/video/angle";
import type { PartKind } from "~/domain/video/brief-reading";
import type { Framework } from "~/domain/video/framework";
import { scriptLimits } from "~/domain/video/script";
import { isUnspaced } from "~/scene/text/script";
import { rowOf } from "../brief-reader/rows";
import { isDiscount, isProperName, linesOf, lonePlace, type Material } from "./material";
import { presentsNouns } from "./phrases";
import type { Line } from "./read-lines";
import { asQuestion, setLine, splitHeadline } from "./set-line";

/** How a video begins, and the order it goes on in. */
export interface Opening {
  kind: AngleKind;
  framework: Framework;
  label: string;
  headline: string;
  below: { text: string; line: Line | null }[];
  /** What has to come next, as the other half of it. */
  answer?: string;
  /** Lines of the brief it says. */
  holds: Line[];
}

/**
 * The openings a brief has the parts for, the strongest first. Each is of another type: what the viewer meets is a
 * question, an offer, a number, and never the same thing in other words.
 */
export function findOpenings(material: Material): Opening[] {
  const told = [
    ownQuestion(material),
    needAsQuestion(material),
    contrast(material),
    gift(material),
    story(material),
    number(material, "proof"),
    proof(material),
    steps(material),
    event(material),
    list(material),
    statement(material),
    number(material, "feature"),
    feature(material),
    audience(material),
    price(material),
    number(material, "statement"),
    hours(material),
  ].filter((opening) => opening !== null);
  const presented = presenting(material);
  const asked = subjectAsQuestion(material);
  const isBare = told.length === 0 || (told.length === 1 && !presented && !asked);
  const bare = isBare ? bareSubject(material) : null;
  const subject = material.name ? [presented, bare, asked] : [bare, presented, asked];
  const found = [...told, ...subject.filter((opening) => opening !== null)];
  const seen = new Set<string>();
  const distinct = found.filter(({ kind, headline }) => {
    const keys = [kind, headline.toLowerCase()];
    if (keys.some((key) => seen.has(key)) || headline.length > scriptLimits.headlineCharacters) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
  distinct.push(...otherStatements(material, distinct).slice(0, Math.max(0, fewestIdeas - distinct.length)));
  const isSlight = ({ kind, headline }: Opening) => slight.includes(kind) && isShort(headline);
  return [...distinct.filter((opening) => !isSlight(opening)), ...distinct.filter(isSlight)];
}

/** Where there are fewer kinds of openings than this, another fact is another idea too. */
const fewestIdeas = 3;

/** Says something of what went before: nothing to begin with. */
const refersBack =
  /^(?:it|this|that|they|he|she|es|er|das|dies|il|elle|cela|ça|esto|eso|isso|questo|to|het|den|det)(?!\p{L})|(?<!\p{L})(?:his|hers?|theirs?|yours|its)(?!\p{L})/iu;

function otherStatements(material: Material, openings: readonly Opening[]): Opening[] {
  const said = new Set(openings.flatMap(({ headline, holds }) => [headline, ...holds]));
  return plainStatements(material)
    .filter((line) => !said.has(line) && !isShort(line.text) && !refersBack.test(line.text))
    .flatMap((line) => open("statement", "statement", line, material) ?? [])
    .filter(({ headline }) => !said.has(headline) && headline.length <= scriptLimits.headlineCharacters);
}

/** Openings that say too little in a word or two. */
const slight: readonly AngleKind[] = ["statement", "benefit", "number"];

function isShort(line: string): boolean {
  return isUnspaced(line) ? [...line].length < 5 : line.split(/\s+/u).length < 3;
}

function open(
  kind: AngleKind,
  framework: Framework,
  line: Line | undefined,
  { language }: Material,
): Opening | null {
  const parted = line && splitHeadline(line.text, language);
  if (!parted) return null;
  const [headline, rest] = parted;
  const below = rest ? [{ text: rest, line }] : [];
  return { kind, framework, label: "", headline, below, holds: [line] };
}

/** What is said with the subject's words: a price in the same line is still to be told. */
function subjectLines({ subject }: Material): Line[] {
  return subject?.kind === "subject" ? [subject] : [];
}

function ownQuestion(material: Material): Opening | null {
  const { language } = material;
  // "Questions? Call us" asks for no answer.
  const line = linesOf(material, "question").find(({ text }) => !isShort(text));
  const opening = open("question", "question", line, material);
  return opening && opening.below.length === 0
    ? { ...opening, headline: asQuestion(opening.headline.replace(/^¿/u, ""), language) }
    : opening;
}

/** "For dry skin" → "Dry skin?": only where the words need no other ending. */
function needAsQuestion(material: Material): Opening | null {
  const { evidence, language } = material;
  for (const line of linesOf(material, "need")) {
    const need = evidence.withoutFor(line.text);
    // A name is no need.
    if (need === null || /^\p{Lu}/u.test(need) || !standsAlone(need, language)) continue;
    const headline = asQuestion(need, language);
    return { kind: "problem", framework: "problem-solution", label: "", headline, below: [], holds: [line] };
  }
  return null;
}

/** German, after "für": without an article, and with adjectives in -e, the words are as they would be alone. */
function standsAlone(words: string, language: string): boolean {
  if (!language.startsWith("de")) return true;
  const before = words.split(/\s+/u).slice(0, -1);
  return before.every(
    (word) => /e$/u.test(word) && !/^(?:die|eine|keine|ihre|deine|meine|unsere)$/iu.test(word),
  );
}

/** What people think, before what is so. */
function contrast(material: Material): Opening | null {
  for (const line of linesOf(material, "statement")) {
    const told = line.parts.find(({ form }) => form === "contrast" || form === "before-after");
    const [first, second] = told?.halves ?? [];
    if (!first || !second || [first, second].some((half) => half.length > scriptLimits.headlineCharacters))
      continue;
    const isContrast = told?.form === "contrast";
    // Where the halves begin later than the sentence, it says that people think the first of them.
    const isBelief = isContrast && !line.text.toLowerCase().startsWith(first.toLowerCase());
    return {
      kind: "contrast",
      framework: isContrast ? "problem-solution" : "before-after",
      label: "",
      headline: isBelief ? asQuestion(first, material.language) : setLine(first, material.language),
      below: [],
      answer: second,
      holds: [line],
    };
  }
  return null;
}

function gift(material: Material): Opening | null {
  const [line] = linesOf(material, "gift");
  const opening = open("offer", "offer-first", line, material);
  // The terms of an offer stay with it.
  const until = linesOf(material, "date").find(({ parts }) => parts.some(({ bound }) => bound === "until"));
  return opening && until && opening.below.length === 0 && until.text.length <= 40
    ? {
        ...opening,
        below: [{ text: setLine(until.text, material.language), line: until }],
        holds: [...opening.holds, until],
      }
    : opening;
}

function price(material: Material): Opening | null {
  const { phrases, language, subject, subjectText } = material;
  const prices = linesOf(material, "price");
  const things = prices.filter(({ parts, text }) =>
    parts.some(({ figure }) => figure && !text.startsWith(figure)),
  );
  if (things.length > 1) {
    const opening = open("price", "list", things[0], material);
    const others = things.slice(1, 4);
    const below = others.map((line) => ({ text: setLine(line.text, language), line }));
    return opening && { ...opening, below: [...opening.below, ...below], holds: [things[0]!, ...others] };
  }
  // One of several prices is not the price.
  const line =
    prices.length === 1 ? prices[0] : (prices.find(({ parts }) => parts.length === 1) ?? things[0]);
  if (!line) return null;
  const part = line.parts.find(({ kind }) => kind === "price");
  if (!part) return open("price", "offer-first", line, material);
  const isFrom = part.bound === "from";
  // A lowest price is no price: without the word for it, it stands as it is written.
  if (!part.figure || (isFrom && !phrases) || line.isSentence)
    return open("price", "offer-first", line, material);
  // "For £4" is £4; "over £4" is not. What the price is for stays with it: "a night".
  const [lead = "", unit = ""] = part.text.split(part.figure);
  const from = rowOf(language).price.from;
  const isWhole = isFrom || /^(?:for|at|für|zu|um|pour|à|a|por|per|za|voor|för|til)?\s*$/iu.test(lead);
  const behind =
    isFrom && from ? unit.replace(new RegExp(`^\\s*(?:${from})(?![\\p{L}\\p{M}])`, "iu"), "") : unit;
  const [said, rest] = splitHeadline(
    `${isWhole ? `${part.figure}${behind}` : part.text}${line.text.slice(line.text.indexOf(part.text) + part.text.length)}`,
    language,
  ) ?? [part.text, ""];
  const thing = setLine(line.text.slice(0, line.text.indexOf(part.text)), language);
  const below = thing
    ? [{ text: thing, line }]
    : subjectText && subject
      ? [{ text: subjectText, line: subject }]
      : [];
  return {
    kind: isDiscount(line) ? "offer" : "price",
    framework: "offer-first",
    label: isFrom ? phrases!.labels.from : "",
    headline: said,
    below: [...(rest ? [{ text: rest, line }] : []), ...below],
    holds: [line, ...(below.length > 0 && !thing ? subjectLines(material) : [])],
  };
}

/** A number with its unit, in a sentence that makes something of it. */
function number(material: Material, ...kinds: PartKind[]): Opening | null {
  const counted = linesOf(material, ...kinds).find(({ parts }) =>
    parts.some(
      ({ kind, figure = "", form = "plain" }) =>
        kinds.includes(kind) && form === "plain" && /\p{L}|%/u.test(figure),
    ),
  );
  return open("number", "statement", counted, material);
}

function proof(material: Material): Opening | null {
  const opening = open("proof", "statement", linesOf(material, "proof")[0], material);
  return opening && { ...opening, label: opening.label || (material.phrases?.didYouKnow ?? "") };
}

/** Two sentences that tell, in the user's order. */
function story(material: Material): Opening | null {
  const told = linesOf(material, "statement").filter(({ parts }) =>
    parts.some(({ form }) => form === "told"),
  );
  return told.length < 2 ? null : open("story", "story", told[0], material);
}

function steps(material: Material): Opening | null {
  const { subject, subjectText } = material;
  const count = linesOf(material, "statement").filter(({ parts }) =>
    parts.some(({ form }) => form === "step"),
  ).length;
  if (count < 2 || !subject) return null;
  return {
    kind: "how-to",
    framework: "demonstration",
    label: "",
    headline: subjectText,
    below: [],
    holds: subjectLines(material),
  };
}

function feature(material: Material): Opening | null {
  return open("benefit", "statement", linesOf(material, "feature")[0], material);
}

function statement(material: Material): Opening | null {
  // News with its date stands first in a brief; opening hours do not.
  const [first] = material.lines;
  const isNews = first?.kind === "date" && first.isSentence && !material.evidence.isRepeated(first.text);
  if (isNews) return open("statement", "statement", first, material);
  const plain = plainStatements(material);
  return open("statement", "statement", plain.find(({ text }) => !isShort(text)) ?? plain[0], material);
}

function plainStatements(material: Material): Line[] {
  return linesOf(material, "statement").filter(({ parts }) =>
    parts.every(({ form = "plain" }) => form === "plain"),
  );
}

/** A sentence that says when. */
function hours(material: Material): Opening | null {
  const said = linesOf(material, "date").find(({ isSentence }) => isSentence);
  return open("date", "announcement", said, material);
}

/** A single date of something that takes place, asked: never opening hours. */
function event(material: Material): Opening | null {
  const { phrases, evidence, language, prompt } = material;
  const dates = linesOf(material, "date");
  const [line] = dates;
  const isOne = dates.length === 1 && line && !line.parts.some(({ bound }) => bound) && !line.isSentence;
  if (!phrases || !isOne || !evidence.isEvent(prompt) || evidence.isRepeated(line.text))
    return line && evidence.isEvent(prompt) ? open("date", "announcement", line, material) : null;
  const headline = phrases.plans.replace("{date}", setLine(line.text, language));
  return { kind: "date", framework: "announcement", label: "", headline, below: [], holds: [line] };
}

function audience(material: Material): Opening | null {
  return open("audience", "statement", linesOf(material, "audience")[0], material);
}

function list(material: Material): Opening | null {
  const { subjectText, language } = material;
  const line = linesOf(material, "list").find(({ parts }) =>
    parts.some(({ items }) => items && items.length >= 3),
  );
  const items = line?.parts.flatMap((part) => part.items ?? []) ?? [];
  const heading = subjectText;
  if (!line || !heading) return null;
  return {
    kind: "list",
    framework: "list",
    label: "",
    headline: setLine(heading, language),
    below: items.slice(0, 4).map((item) => ({ text: setLine(item, language), line })),
    holds: [line, ...subjectLines(material)],
  };
}

function subjectAsQuestion(material: Material): Opening | null {
  const { phrases, subject, subjectText, language } = material;
  if (!phrases || !subject || subjectText === "" || isProperName(ownWords(subject), language)) return null;
  // A question that nothing answers is the same words again.
  if (material.lines.length < 2 && !lonePlace(material)) return null;
  const headline = asQuestion(lonePlace(material) ? ownWords(subject) : subjectText, language);
  return {
    kind: "question",
    framework: "question",
    label: "",
    headline,
    below: [],
    holds: subjectLines(material),
  };
}

function presenting(material: Material): Opening | null {
  const { phrases, name, subject, subjectText, language } = material;
  const isNamed = name || (subject && isProperName(ownWords(subject), language));
  if (!phrases || !(isNamed || (subject && presentsNouns(language) && material.lines.length > 1)))
    return null;
  const hasSubject =
    name !== null && subject !== null && subjectText.length <= scriptLimits.headlineCharacters;
  return {
    kind: "name",
    framework: "statement",
    label: phrases.presenting,
    headline: setLine(name ?? subjectText, language),
    below: hasSubject ? [{ text: subjectText, line: subject }] : [],
    holds: [...linesOf(material, "name"), ...subjectLines(material)],
  };
}

function bareSubject(material: Material): Opening | null {
  const { subject, subjectText, name, phrase, language } = material;
  const bare = lonePlace(material) ? ownWords(subject!) : subjectText || name || phrase?.text;
  const [headline, rest] = (bare && splitHeadline(bare, language)) || [];
  if (!headline) return null;
  return {
    kind: "subject",
    framework: "statement",
    label: "",
    headline,
    below: rest ? [{ text: rest, line: null }] : [],
    holds: subjectText || !phrase ? subjectLines(material) : [phrase],
  };
}

/** The words for the thing itself, without a place or a price behind them. */
function ownWords({ parts, text }: Line): string {
  return parts.find(({ kind }) => kind === "subject")?.text ?? text;
}

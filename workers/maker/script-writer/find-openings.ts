import type { AngleKind } from "~/domain/video/angle";
import type { PartKind } from "~/domain/video/brief-reading";
import type { Framework } from "~/domain/video/framework";
import { scriptLimits } from "~/domain/video/script";
import { isUnspaced } from "~/scene/text/script";
import { isDiscount, isProperName, linesOf, lonePlace, type Material, soughtLine } from "./material";
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
    open("statement", "statement", soughtLine(material) ?? undefined, material),
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
  const bare = presented && told.length > 0 ? null : bareSubject(material);
  const subject = material.name ? [presented, bare] : [bare, presented];
  const found = [...told, ...subject.filter((opening) => opening !== null)];
  const seen = new Set<string>();
  const distinct = found.filter(({ kind, headline, holds }) => {
    if (plain.includes(kind) && holds.some(({ text }) => material.evidence.isDenied(text))) return false;
    const keys = [kind, headline.toLowerCase()];
    if (keys.some((key) => seen.has(key)) || headline.length > scriptLimits.headlineCharacters) return false;
    for (const key of keys) seen.add(key);
    return true;
  });
  distinct.push(...otherFacts(material, distinct).slice(0, Math.max(0, fewestIdeas - distinct.length)));
  const isSlight = ({ kind, headline }: Opening) => slight.includes(kind) && isShort(headline);
  return [...distinct.filter((opening) => !isSlight(opening)), ...distinct.filter(isSlight)].map((opening) =>
    withSubject(opening, material),
  );
}

/** Openings that only state: none of them states what is not. */
const plain: readonly AngleKind[] = ["statement", "date", "number", "story"];

/** Openings that the next scene answers, or that tell in an order of their own. */
const answered: readonly AngleKind[] = [
  "question",
  "problem",
  "contrast",
  "story",
  "how-to",
  "name",
  "subject",
];

/** What is sold stands in the first scene, below whatever a viewer meets first. */
function withSubject(opening: Opening, material: Material): Opening {
  const { name, subjectText } = material;
  const sought = soughtLine(material);
  const isOther = sought !== null && !opening.holds.includes(sought);
  const { text, holds } = isOther ? { text: sought.text, holds: [sought] } : whatIsSold(material, opening);
  const said = [opening.headline, ...opening.below.map((row) => row.text)].join("\n").toLowerCase();
  const isSaid = [text, ...(isOther ? [] : [name, subjectText])].some(
    (one) => one && said.includes(one.toLowerCase()),
  );
  if (!text || text.length > scriptLimits.headlineCharacters) return opening;
  if (isSaid || answered.includes(opening.kind) || opening.holds.includes(holds[0]!)) return opening;
  return {
    ...opening,
    below: [...opening.below, { text: setLine(text, material.language), line: holds[0] ?? null }],
    holds: [...opening.holds, ...holds],
  };
}

/** The thing, with whom it is for where the brief says both in one breath; else the first sentence or the name. */
function whatIsSold(
  material: Material,
  opening?: Pick<Opening, "holds">,
): { text: string | null; holds: Line[] } {
  const { subject, name, lines, prompt } = material;
  if (subject) {
    const next = lines[lines.indexOf(subject) + 1];
    const both = `${subject.text} ${next?.text}`;
    const isBoth = next?.kind === "audience" && !opening?.holds.includes(next) && prompt.includes(both);
    return isBoth ? { text: both, holds: [subject, next] } : { text: subject.text, holds: [subject] };
  }
  const first = lines.find((line) => !material.evidence.isDenied(line.text));
  if (first && plainStatements(material).includes(first)) return { text: first.text, holds: [first] };
  return { text: name, holds: linesOf(material, "name") };
}

/** Where there are fewer kinds of openings than this, another fact is another idea too. */
const fewestIdeas = 3;

/** Says something of what went before: nothing to begin with. */
const refersBack =
  /^(?:it|this|that|they|he|she|es|er|das|dies|il|elle|cela|ça|esto|eso|isso|questo|to|het|den|det|each|jede[rs]?|chacune?|cada una?|ognuno)(?!\p{L})|(?<!\p{L})(?:his|hers?|theirs?|yours|its)(?!\p{L})/iu;

/** Statements, then what it costs, what it is, when it is and what to do. */
function otherFacts(material: Material, openings: readonly Opening[]): Opening[] {
  const said = new Set(openings.flatMap(({ headline, holds }) => [headline, ...holds]));
  const unsaid = (lines: Line[]) =>
    lines.filter((line) => !said.has(line) && !material.evidence.isDenied(line.text));
  const statements = unsaid(plainStatements(material)).filter(
    ({ text }) => !isShort(text) && !refersBack.test(text),
  );
  const label = material.phrases?.labels.when ?? "";
  return [
    ...statements.map((line) => open("statement", "statement", line, material)),
    ...unsaid(linesOf(material, "price")).map((line) => open("price", "offer-first", line, material)),
    ...(openings.some(({ kind }) => kind === "name") ? [bareSubject(material)] : []),
    ...unsaid(linesOf(material, "date")).map((line) => {
      const opening = open("date", "announcement", line, material);
      return opening && { ...opening, label: line.isSentence ? "" : label };
    }),
    ...unsaid(linesOf(material, "action"))
      .filter(({ text, kinds }) => !isShort(text) && !kinds.has("contact"))
      .map((line) => open("statement", "statement", line, material)),
  ].filter(
    (opening) =>
      opening !== null &&
      !said.has(opening.headline) &&
      opening.headline.length <= scriptLimits.headlineCharacters,
  ) as Opening[];
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

/** The price in the user's words, with all that makes it true: "from", "a month", both ends of a range. */
function price(material: Material): Opening | null {
  const { language, evidence, prompt } = material;
  const prices = linesOf(material, "price");
  const things = prices.filter(({ parts, text }) =>
    parts.some(({ figure }) => figure && !text.startsWith(figure)),
  );
  // One of several prices is not the price.
  const isList = things.length > 1;
  const line = isList
    ? things[0]
    : prices.length === 1
      ? prices[0]
      : (prices.find(({ parts }) => parts.length === 1) ?? things[0]);
  const opening = open(kindOfPrice(), isList ? "list" : "offer-first", line, material);
  if (!opening || !isList) return opening;
  const others = things.slice(1, 4);
  const below = others.map((other) => ({ text: setLine(other.text, language), line: other }));
  return { ...opening, below: [...opening.below, ...below], holds: [...opening.holds, ...others] };

  /** What is given, or paid to somebody, is an amount of money and no price. */
  function kindOfPrice(): AngleKind {
    if (line && isDiscount(line)) return "offer";
    return evidence.speaksOf("donate", prompt) || evidence.speaksOf("apply", prompt) ? "number" : "price";
  }
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
  // "Since 1998" alone is nothing to be known.
  return (
    opening && { ...opening, label: isShort(opening.headline) ? "" : (material.phrases?.didYouKnow ?? "") }
  );
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
  return linesOf(material, "statement").filter(
    ({ parts, text }) =>
      parts.every(({ form = "plain" }) => form === "plain") && !material.evidence.isDenied(text),
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

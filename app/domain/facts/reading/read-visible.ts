import type { FactKind } from "../fact";
import { type AddFact, addLabelled } from "./add-labelled";
import { readAvailability } from "./availability";
import { type Candidate, trustOf } from "./candidate";
import { kindOfLabel } from "./label-kinds";
import type { PageContext } from "./page-context";
import { type Block, shownText } from "./page-structure";
import { readMoney } from "./read-money";
import { readProseMeasures } from "./read-prose-measures";
import { readQuantities } from "./read-quantity";
import { readTables } from "./read-tables";
import { readVisiblePrices, type VisiblePrice } from "./read-visible-prices";
import { readVisibleRating } from "./read-visible-rating";
import { promiseOf, sentencesOf } from "./statement-words";
import type { ThingKind } from "./thing";

/** What the visible text of a page tells of its thing. */
export interface VisibleReading {
  candidates: Candidate[];
  /** Prices near the name that stand by themselves. */
  prices: VisiblePrice[];
}

export interface VisibleOptions {
  page: PageContext;
  /** The heading that names the thing; null where the page has none. */
  heading: Block | null;
  /** Whether prices beside the name are those of one thing. */
  isOneThing: boolean;
  /** What the page's data call it; null where they do not. */
  kind: ThingKind | null;
}

/** Money on pages of these is a salary, or what some of many things cost. */
const withoutPrice = new Set<ThingKind>(["job", "recipe", "place", "organization", "article"]);
const mayBeFree = new Set<ThingKind>(["event", "course", "software"]);
/** Lists on pages of these are what is eaten and done. */
const withoutFeatures = new Set<ThingKind>(["recipe", "article"]);

const measuredKinds = new Set<FactKind>(["dimension", "weight", "volume", "capacity", "duration"]);
const mostOfLists = 24;
const mostPromises = 6;

/** Reads the blocks of a page from the heading that names its thing on. */
export function readVisible(
  blocks: readonly Block[],
  { page, heading, isOneThing, kind }: VisibleOptions,
): VisibleReading {
  const main = blocks.filter(({ zone }) => zone === "main");
  const start = heading ? main.indexOf(heading) : -1;
  const behind = main.slice(Math.max(0, start));
  const candidates: Candidate[] = [];
  const add: AddFact = (kind, value, block, method, more = {}) => {
    const quote = (more.quote ?? shownText(block.text)).slice(0, 600);
    if (quote === "") return;
    candidates.push({
      kind,
      ...(more.label && { label: more.label }),
      readings: [value],
      method,
      quote,
      place: block.place,
      confidence: trustOf[method] * (more.sure ?? 1),
    });
  };
  candidates.push(...readTables(behind, page));
  if (isOneThing) {
    readLists(behind, page, kind, add);
    readProseMeasures(behind, page, add);
    const line = behind
      .slice(0, 120)
      .find((block) => block.tag !== "h1" && block.cell === null && readAvailability(shownText(block.text)));
    const state = line && readAvailability(shownText(line.text));
    if (line && state) add("availability", { type: "availability", state }, line, "text");
  }
  readPromises(behind, add);
  readHeaded(behind, add);
  const rating = isOneThing ? readVisibleRating(behind.slice(0, 60)) : null;
  if (rating) add("rating", rating.value, rating.block, "text", { quote: rating.quote });
  return {
    candidates,
    prices:
      isOneThing && !(kind && withoutPrice.has(kind))
        ? readVisiblePrices(blocks, heading, page).filter(
            ({ money, isMarked }) =>
              // Without a name to be near a price has to be called one, and only some things cost nothing.
              (heading !== null || isMarked) &&
              (Number(money.amounts[0]) > 0 || (kind !== null && mayBeFree.has(kind))),
          )
        : [],
  };
}

/** "Label: value", as a line of a list or a paragraph has it. */
const labelled = /^([^:：]{2,40})[:：]\s?(\S.*)$/su;

function readLists(blocks: readonly Block[], page: PageContext, thing: ThingKind | null, add: AddFact): void {
  let given = 0;
  const items = blocks.filter(({ tag, isLink, text }) => tag === "li" && !isLink && text.length <= 300);
  const listSizes = new Map<number | null, number>();
  for (const { list } of items) listSizes.set(list, (listSizes.get(list) ?? 0) + 1);
  for (const [at, block] of blocks.entries()) {
    const text = shownText(block.text);
    readLabelAbove(block, blocks[at - 1], page, add);
    const [, label = "", value = ""] = labelled.exec(text) ?? [];
    const known = kindOfLabel(label);
    if (
      known &&
      value.length <= 300 &&
      (block.tag === "li" || block.tag === "p" || block.tag === "div" || block.tag === "span")
    ) {
      addLabelled(
        known.kind,
        known.label,
        value,
        text,
        block,
        block.tag === "li" ? "list" : "text",
        page,
        add,
      );
      continue;
    }
    if (block.tag !== "li" || block.isLink || given >= mostOfLists) continue;
    const isLine = text.length >= 4 && text.length <= 200 && /\p{L}{2}/u.test(text);
    const isPart =
      /swatch|tab|thumb|pagination|share|payment|option|variant|size|color|breadcrumb|rating|star|crumb|step|media|accordion__?item/.test(
        block.segments[0]?.hints ?? "",
      );
    if (
      !isLine ||
      isPart ||
      (listSizes.get(block.list) ?? 0) < 2 ||
      readAvailability(text) ||
      promiseOf(text)
    )
      continue;
    const kind = kindOfLine(text, page, thing);
    if (!kind) continue;
    given++;
    add(kind, { type: "text", text }, block, "list");
  }
}

/** "SKU" in a line of its own, and its number in the next: where the next could be anything else, it has a unit or digits. */
function readLabelAbove(block: Block, above: Block | undefined, page: PageContext, add: AddFact): void {
  const isLine = ({ cell, level, isLink, tag }: Block) =>
    !cell && level === null && !isLink && !/^(?:li|dd|dt|button)$/.test(tag);
  if (!above || !isLine(block) || !isLine(above)) return;
  const known = kindOfLabel(shownText(above.text));
  const value = shownText(block.text);
  if (!known || value.length > 60 || !/\d/.test(value)) return;
  const isMeasure = measuredKinds.has(known.kind) && readQuantities(value, page.language).length === 1;
  if (isMeasure || (known.kind === "identifier" && !/\s/.test(value)))
    addLabelled(known.kind, known.label, value, value, block, "text", page, add);
}

/** A thing with its price is what a place sells, and on the page of one thing another thing. */
function kindOfLine(text: string, page: PageContext, thing: ThingKind | null): FactKind | null {
  const isOffer = readMoney(text, page).length > 0;
  if (thing === "place" || thing === "organization") return isOffer ? "statement" : null;
  return isOffer || (thing && withoutFeatures.has(thing)) ? null : "feature";
}

function readPromises(blocks: readonly Block[], add: AddFact): void {
  const found = new Map<FactKind, { sentence: string; block: Block; score: number }[]>();
  for (const block of blocks) {
    if (
      block.level !== null ||
      block.isLink ||
      block.cell ||
      block.tag === "button" ||
      block.tag === "summary"
    )
      continue;
    const text = shownText(block.text);
    if (text.length > 1500) continue;
    const [, label = ""] = labelled.exec(text) ?? [];
    if (kindOfLabel(label)) continue;
    for (const sentence of sentencesOf(text)) {
      const kind = promiseOf(sentence);
      if (!kind) continue;
      const score = (/\d/.test(sentence) ? 1 : 0) - sentence.length / 400;
      const known = found.get(kind) ?? [];
      if (known.length < mostPromises) found.set(kind, [...known, { sentence, block, score }]);
    }
  }
  for (const [kind, promises] of found) {
    promises.sort((one, other) => other.score - one.score);
    // Those that say the same as the best are left out later, those that contradict it are not.
    for (const [at, { sentence, block }] of promises.entries()) {
      add(
        kind,
        { type: "text", text: sentence.slice(0, 2000) },
        block,
        block.tag === "li" ? "list" : "text",
        {
          quote: sentence,
          sure: at === 0 ? 0.95 : 0.85,
        },
      );
    }
  }
}

const headedKinds = new Set<FactKind>(["ingredient", "material", "origin", "certificate"]);

/** What stands under a heading such as "Ingredients". */
function readHeaded(blocks: readonly Block[], add: AddFact): void {
  let open: { kind: FactKind; left: number } | null = null;
  for (const block of blocks) {
    const text = shownText(block.text);
    if (block.level !== null || block.tag === "summary" || block.tag === "button") {
      const known = kindOfLabel(text);
      open = known && headedKinds.has(known.kind) ? { kind: known.kind, left: 40 } : null;
      continue;
    }
    if (!open || block.cell || block.tag === "dt" || block.tag === "dd" || text.length > 1500) continue;
    if (block.tag === "li") {
      if (text.length <= 200) add(open.kind, { type: "text", text }, block, "list");
      if (--open.left === 0) open = null;
    } else {
      add(open.kind, { type: "text", text: text.slice(0, 2000) }, block, "text");
      open = null;
    }
  }
}

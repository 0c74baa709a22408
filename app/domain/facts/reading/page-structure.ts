import { joint } from "./read-money";
import { isRelatedHeading, type Zone, zoneOfElement, zoneOfHints } from "./zones";

export type Attributes = Readonly<Record<string, string>>;

/** A piece of a block with its own looks. */
export interface Segment {
  /** Where it begins in the text of its block, in code units. */
  start: number;
  /** Classes, ids and labels of the element and of those around it, in lower case. */
  hints: string;
  isStruck: boolean;
}

/** Visible text without a break: a heading, a paragraph, a cell, a line of a list. */
export interface Block {
  tag: string;
  /** 1–6, of a heading. */
  level: number | null;
  /** Spaces folded; `joint` stands where elements touch. */
  text: string;
  segments: Segment[];
  zone: Zone;
  /** "p 3": the third of its tag. */
  place: string;
  /** Of a cell: its row and its table, counted from 1. */
  cell: { table: number; row: number } | null;
  /** Of an item: its list, counted from 1. */
  list: number | null;
  /** Text that is a link from end to end. */
  isLink: boolean;
}

/** What the structure tells while tags and text come. */
export interface StructureListener {
  /** An element that may be seen or not, with where it stands. `depth` is null of one that holds nothing. */
  element(
    name: string,
    attributes: Attributes,
    around: {
      zone: Zone;
      isHidden: boolean;
      /** Hidden only as what browsers without scripts are to show: a page that loads its pictures late has them here. */
      isFallback: boolean;
      hints: string;
      depth: number | null;
    },
  ): void;
  /** Text as it comes, hidden text among it. */
  text(chunk: string): void;
  /** The element that was opened at this depth is over. */
  closed(depth: number): void;
  block(block: Block): void;
  /** The whole text of a script, a style or a title. */
  raw(name: string, attributes: Attributes, text: string): void;
}

interface OpenElement {
  name: string;
  isBlock: boolean;
  isHidden: boolean;
  isFallback: boolean;
  isStruck: boolean;
  zone: Zone;
  hints: string;
  isLink: boolean;
  /** Level of a heading within it behind which other things stand. */
  relatedFrom: number | null;
}

const words = (text: string) => new Set(text.split(" "));
const empty = words("area base br col embed hr img input link meta param source track wbr");
const inline = words(
  "a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr img picture source svg path use image meta link script style noscript input",
);
const struck = words("del s strike");
const rawText = words("script style title");
const hiddenElements = words(
  "template noscript svg iframe object select datalist textarea canvas audio video map math",
);
const closedByBlock = words(
  "address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul",
);
const scopes = words("table ul ol dl body html div section article main");
const impliedEnds: Record<string, ReadonlySet<string>> = {
  li: words("li"),
  dt: words("dt dd"),
  dd: words("dt dd"),
  td: words("td th"),
  th: words("td th"),
  tr: words("tr td th"),
  tbody: words("thead tbody tr td th"),
  option: words("option"),
};

const deepest = 400;
const mostBlockCharacters = 6000;
const mostRawCharacters = 2_000_000;
const invisible = /display\s*:\s*none|visibility\s*:\s*hidden/i;
const centsHint = /cents|fraction|decimals?(?:$|[\s_-])|superscript/;
const lineThrough = /line-through/i;
const struckHint =
  /(?:^|[\s_-])(?:old|was|compare|compare-at|before|previous|strike|striked|strikethrough|crossed|line-through|rrp|msrp|uvp)(?:[_-]?price)?(?:$|[\s_-])|price[_-]*(?:old|was|compare|before|strike|crossed|list)(?:$|[\s_-])|price--(?:old|compare|was|before|list)|oldprice|wasprice|listprice|compareprice/;
const hiddenHint = /(?:^|\s)(?:hidden|is-hidden|d-none|u-hidden|display-none)(?:$|\s)/;
const shownOnSome = /(?:^|\s)(?:sm|md|lg|xl|2xl)[:-]/;

/** Tags and text as they come → blocks of visible text with where they stand. Flat in memory, linear in time. */
export class PageStructure {
  readonly #listener: StructureListener;
  readonly #stack: OpenElement[] = [];
  readonly #openOf = new Map<string, number>();
  /** Elements below the deepest that is kept. */
  #buried = 0;
  #text = "";
  #segments: Segment[] = [];
  #linked = 0;
  #raw: { name: string; attributes: Attributes; pieces: string[]; length: number } | null = null;
  readonly #counts = new Map<string, number>();
  #tables = 0;
  #row = 0;
  #lists = 0;

  constructor(listener: StructureListener) {
    this.#listener = listener;
  }

  startTag(name: string, attributes: Attributes): void {
    if (this.#raw) this.#endRaw();
    if (rawText.has(name) && !(name === "title" && this.#isOpen("svg"))) {
      this.#raw = { name, attributes, pieces: [], length: 0 };
      return;
    }
    this.#closeImplied(name);
    const parent = this.#top();
    const isBlock = !inline.has(name);
    const own = hintsOf(attributes);
    const isInvisible = isHiddenElement(name, attributes, own);
    const element: OpenElement = {
      name,
      isBlock,
      isHidden: (parent?.isHidden ?? false) || isInvisible,
      isFallback:
        name === "noscript" ? !(parent?.isHidden ?? false) : (parent?.isFallback ?? false) && !isInvisible,
      isStruck:
        (parent?.isStruck ?? false) ||
        struck.has(name) ||
        struckHint.test(own) ||
        (attributes.style !== undefined && lineThrough.test(attributes.style)),
      zone: this.#zoneOf(name, attributes, own, parent),
      hints: own === "" ? (parent?.hints ?? "") : `${own} ${parent?.hints.slice(0, 120) ?? ""}`.slice(0, 240),
      isLink: (parent?.isLink ?? false) || name === "a",
      relatedFrom: null,
    };
    const isKept = name !== "br" && !empty.has(name) && this.#stack.length < deepest;
    this.#listener.element(name, attributes, {
      zone: element.zone,
      isHidden: element.isHidden,
      isFallback: element.isFallback,
      hints: element.hints,
      depth: isKept ? this.#stack.length : null,
    });
    if (isBlock || name === "br") this.#flush();
    if (name === "br" || empty.has(name)) return;
    if (name === "table") {
      this.#tables++;
      this.#row = 0;
    }
    if (name === "tr") this.#row++;
    if (name === "ul" || name === "ol") this.#lists++;
    if (this.#stack.length >= deepest) {
      this.#buried++;
      return;
    }
    this.#stack.push(element);
    this.#openOf.set(name, (this.#openOf.get(name) ?? 0) + 1);
    if (!isBlock) this.#turn(name === "sup" || centsHint.test(own));
  }

  text(chunk: string): void {
    if (this.#raw) {
      if (this.#raw.length < mostRawCharacters) {
        const piece = chunk.slice(0, mostRawCharacters - this.#raw.length);
        this.#raw.pieces.push(piece);
        this.#raw.length += piece.length;
      }
      return;
    }
    this.#listener.text(chunk);
    const top = this.#top();
    if (top?.isHidden || this.#text.length > mostBlockCharacters) return;
    let piece = chunk.slice(0, mostBlockCharacters).replace(/[\t\n\f\r ]+/g, " ");
    if (this.#text === "" || this.#text.endsWith(" ")) piece = piece.replace(/^ /, "");
    if (piece === "") return;
    if (this.#segments.length === 0) this.#beginSegment();
    this.#text += piece;
    if (top?.isLink) this.#linked += piece.length;
  }

  endTag(name: string): void {
    if (this.#raw) {
      if (this.#raw.name === name) this.#endRaw();
      return;
    }
    if (this.#buried > 0) {
      this.#buried--;
      return;
    }
    if (!this.#isOpen(name)) return;
    while (this.#stack.length > 0) {
      const closed = this.#pop();
      if (closed.name === name) break;
    }
  }

  end(): void {
    if (this.#raw) this.#endRaw();
    this.#flush();
  }

  #endRaw(): void {
    const raw = this.#raw;
    this.#raw = null;
    if (raw) this.#listener.raw(raw.name, raw.attributes, raw.pieces.join(""));
  }

  #pop(): OpenElement {
    const closed = this.#stack.at(-1)!;
    if (closed.isBlock) this.#flush();
    this.#stack.pop();
    this.#listener.closed(this.#stack.length);
    this.#openOf.set(closed.name, (this.#openOf.get(closed.name) ?? 1) - 1);
    if (!closed.isBlock) this.#turn(false);
    return closed;
  }

  #top(): OpenElement | undefined {
    return this.#stack.at(-1);
  }

  #isOpen(name: string): boolean {
    return (this.#openOf.get(name) ?? 0) > 0;
  }

  /** Ends what its author left open: a paragraph before a block, an item before the next. */
  #closeImplied(name: string): void {
    if (closedByBlock.has(name) && this.#top()?.name === "p") this.#pop();
    const ends = impliedEnds[name];
    if (!ends) return;
    for (let at = this.#stack.length - 1, last = Math.max(0, at - 40); at >= last; at--) {
      const { name: open } = this.#stack[at]!;
      if (ends.has(open)) {
        while (this.#stack.length > at) this.#pop();
        // A row ends its cells and itself.
        if (name !== "tr" && name !== "tbody") return;
      } else if (scopes.has(open) && !(open === "div" && name === "li")) return;
    }
  }

  #zoneOf(name: string, attributes: Attributes, hints: string, parent: OpenElement | undefined): Zone {
    const outer = parent ? (parent.relatedFrom === null ? parent.zone : "related") : "main";
    if (outer !== "main" || name === "body" || name === "html" || name === "main") return outer;
    if (name === "header" && !this.#isOpen("main") && !this.#isOpen("article") && !this.#isOpen("section"))
      return "navigation";
    return (
      zoneOfElement(name, attributes.role) ?? (/^h[1-6]$/.test(name) ? null : zoneOfHints(hints)) ?? "main"
    );
  }

  /** Text goes on in another element: it looks different and may touch what stands before. */
  #turn(isRaised: boolean): void {
    if (this.#text === "") return;
    if (!this.#text.endsWith(" ") && !this.#text.endsWith(joint))
      this.#text += isRaised && /\d$/.test(this.#text) ? cents : joint;
    this.#beginSegment();
  }

  #beginSegment(): void {
    const top = this.#top();
    const segment = { start: this.#text.length, hints: top?.hints ?? "", isStruck: top?.isStruck ?? false };
    if (this.#segments.at(-1)?.start === segment.start) this.#segments.pop();
    if (this.#segments.length < 200) this.#segments.push(segment);
  }

  #flush(): void {
    if (this.#text === "") return;
    const text = this.#text.trimEnd().replace(/\u2063+$/, "");
    const segments = this.#segments;
    const linked = this.#linked;
    this.#text = "";
    this.#segments = [];
    this.#linked = 0;
    if (text === "") return;
    const holder = this.#stack.findLast(({ isBlock }) => isBlock);
    const tag = this.#tagOf(holder?.name ?? "body");
    const count = (this.#counts.get(tag) ?? 0) + 1;
    this.#counts.set(tag, count);
    const level = /^h[1-6]$/.test(tag) ? Number(tag[1]) : null;
    const zone = level === null ? this.#zoneHere() : this.#zoneOfHeading(level, text);
    this.#listener.block({
      tag,
      level,
      text,
      segments,
      zone,
      place: `${tag} ${count}`,
      cell: tag === "td" || tag === "th" ? { table: this.#tables, row: this.#row } : null,
      list: tag === "li" ? this.#lists : null,
      isLink: linked >= text.length - 1,
    });
  }

  /** The block that a text belongs to: a paragraph in a cell is the cell's. */
  #tagOf(name: string): string {
    if (/^(?:h[1-6]|td|th|dt|dd|button|summary|figcaption|legend)$/.test(name)) return name;
    for (let at = this.#stack.length - 1, last = Math.max(0, at - 3); at >= last; at--) {
      const open = this.#stack[at]!.name;
      if (/^(?:h[1-6]|td|th|dt|dd|li|button)$/.test(open)) return open;
    }
    return name;
  }

  #zoneHere(): Zone {
    const top = this.#top();
    return top ? (top.relatedFrom === null ? top.zone : "related") : "main";
  }

  /** A heading such as "You may also like" turns what follows it in its section, until one as high comes. */
  #zoneOfHeading(level: number, text: string): Zone {
    const at = this.#stack.findLastIndex(({ name }) => /^h[1-6]$/.test(name));
    const parents = this.#stack.slice(0, Math.max(at, 0)).filter(({ isBlock }) => isBlock);
    const isWrapped =
      /^(?:header|hgroup)$/.test(parents.at(-1)?.name ?? "") ||
      /title|head(?:er|ing)/.test(parents.at(-1)?.hints ?? "");
    // Around a heading that stands in a wrapper of its own is still the section.
    const around = parents.slice(isWrapped ? -2 : -1);
    const isRelated = isRelatedHeading(text.replaceAll(joint, ""));
    for (const element of around) {
      if (isRelated) element.relatedFrom = Math.min(element.relatedFrom ?? 7, level);
      else if (element.relatedFrom !== null && level <= element.relatedFrom) element.relatedFrom = null;
    }
    const parent = around.at(-1);
    return isRelated ? "related" : parent ? (parent.relatedFrom === null ? parent.zone : "related") : "main";
  }
}

/** Stands before raised digits, as in "19" with a raised "99". */
export const cents = "\u2396";

/** Text of a block as it is shown. */
export function shownText(text: string): string {
  return text.replace(/[\u2063\u2396]/g, "").trim();
}

function hintsOf({
  class: classes = "",
  id = "",
  role = "",
  "aria-label": label = "",
  "data-testid": test = "",
  "data-section-type": section = "",
}: Attributes): string {
  const hints = `${classes} ${id} ${role} ${label} ${test} ${section}`;
  return hints.length === 5 ? "" : hints.slice(0, 300).trim().toLowerCase();
}

function isHiddenElement(name: string, attributes: Attributes, hints: string): boolean {
  return (
    hiddenElements.has(name) ||
    attributes.hidden !== undefined ||
    attributes["aria-hidden"] === "true" ||
    (attributes.style !== undefined && invisible.test(attributes.style)) ||
    (hints !== "" && hiddenHint.test(hints) && !shownOnSome.test(hints))
  );
}

import { SaxesParser } from "saxes";
import { rowLimits } from "~/domain/rows/table";
import { plainText } from "./plain-text";

/** Elements that are one row each: of RSS, Atom and the product lists of shops. */
const itemNames = new Set(["item", "entry", "product", "offer", "article", "row", "shopitem"]);
/** More text than any cell takes; HTML in it becomes shorter. */
const mostTextCharacters = 4 * rowLimits.cellCharacters;

/**
 * Reads a feed piece by piece: RSS and Atom with Google's fields, with "g:" or without, and lists of products. `onItem` gets the fields
 * of each item and answers whether more are wanted. What is wrong in the XML is passed over where reading can go on; `firstError`
 * names it. Entities of the feed's own are never expanded.
 */
export class FeedReader {
  itemCount = 0;
  firstError: { line: number; message: string } | null = null;
  readonly #parser = new SaxesParser();
  readonly #onItem: (fields: Map<string, string>) => boolean;
  #path: string[] = [];
  #item: Map<string, string[]> | null = null;
  #itemDepth = 0;
  #text = "";
  #held = "";
  #isDone = false;

  constructor(onItem: (fields: Map<string, string>) => boolean) {
    this.#onItem = onItem;
    this.#parser.on("error", (error) => {
      this.firstError ??= { line: this.#parser.line, message: error.message };
    });
    this.#parser.on("opentag", ({ name, attributes }) => this.#open(localName(name), attributes));
    this.#parser.on("closetag", () => this.#close());
    const addText = (text: string) => {
      if (this.#item && this.#text.length < mostTextCharacters)
        this.#text += text.slice(0, mostTextCharacters);
    };
    this.#parser.on("text", addText);
    this.#parser.on("cdata", addText);
  }

  /** False once no more items are wanted. */
  push(text: string): boolean {
    const whole = this.#held + text;
    // What may be the beginning of an entity waits for its end.
    const cut = /&[#\w]{0,10}$/u.exec(whole)?.index ?? whole.length;
    this.#held = whole.slice(cut);
    if (!this.#isDone) this.#parser.write(withWholeEntities(whole.slice(0, cut)));
    return !this.#isDone;
  }

  end(): void {
    if (this.#isDone) return;
    this.#parser.write(withWholeEntities(this.#held));
    this.#parser.close();
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#path.push(name);
    if (this.#item) {
      this.#text = "";
      // Atom's links have no text.
      const isLink = name === "link" && (attributes.rel ?? "alternate") === "alternate";
      if (isLink && attributes.href) this.#keep("link", attributes.href);
      return;
    }
    if (!itemNames.has(name.toLowerCase())) return;
    this.#item = new Map();
    this.#itemDepth = this.#path.length;
    if (attributes.id) this.#keep("id", attributes.id);
  }

  #close(): void {
    const depth = this.#path.length;
    const inner = this.#path.slice(this.#itemDepth);
    this.#path.pop();
    if (!this.#item) return;
    if (depth === this.#itemDepth) {
      const fields = new Map([...this.#item].map(([name, texts]) => [name, texts.join(", ")]));
      this.#item = null;
      this.itemCount += 1;
      if (!this.#isDone && !this.#onItem(fields)) this.#isDone = true;
      return;
    }
    const text = plainText(this.#text.trim());
    if (text !== "") this.#keep(inner.join(" "), text);
    this.#text = "";
  }

  #keep(name: string, text: string): void {
    const texts = this.#item?.get(name);
    // Addresses of further pictures come one by one; of one and the same field the first are enough.
    if (!texts) this.#item?.set(name, [text]);
    else if (texts.length < 10 && !texts.includes(text)) texts.push(text);
  }
}

/** Shops write "Salt & Pepper" as it is. */
function withWholeEntities(text: string): string {
  return text.replace(/&(?!(?:#\d+|#x[\da-f]+|\w{1,10});)/giu, "&amp;");
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

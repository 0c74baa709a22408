import { Tokenizer } from "htmlparser2";
import type { PageReader } from "~/domain/facts/reading/create-page-reader";

type TagReader = Pick<PageReader, "startTag" | "text" | "endTag">;

/** Takes the source of a page piece by piece, as it comes. */
export interface HtmlFeed {
  write(source: string): void;
  end(): void;
}

/**
 * Feeds readers with the tags and texts of HTML. Tags that nobody closed are not closed here; entities are decoded once, in
 * texts and attributes, and not where HTML has none. Linear in the source: the tokenizer keeps no stack.
 */
export function createHtmlFeed(...readers: readonly TagReader[]): HtmlFeed {
  const source = new KeptSource();
  let tag = "";
  let attributes: Record<string, string> = {};
  let name = "";
  let value = "";
  const startTag = () => {
    for (const reader of readers) reader.startTag(tag, attributes);
  };
  const text = (piece: string) => {
    for (const reader of readers) reader.text(piece);
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        tag = source.slice(start, end).toLowerCase();
        // Whatever a page calls its attributes, none is an object's own.
        attributes = Object.create(null);
      },
      onattribname(start, end) {
        name = source.slice(start, end).toLowerCase();
        value = "";
      },
      onattribdata(start, end) {
        value += source.slice(start, end);
      },
      onattribentity(codePoint) {
        value += String.fromCodePoint(codePoint);
      },
      onattribend() {
        // Of two attributes of one name HTML knows the first.
        if (!(name in attributes)) attributes[name] = value;
      },
      onopentagend: startTag,
      onselfclosingtag: startTag,
      onclosetag(start, end) {
        const closed = source.slice(start, end).toLowerCase();
        for (const reader of readers) reader.endTag(closed);
      },
      ontext: (start, end) => text(source.slice(start, end)),
      ontextentity: (codePoint) => text(String.fromCodePoint(codePoint)),
      oncdata() {},
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  );
  return {
    write(piece) {
      source.add(piece);
      tokenizer.write(piece);
    },
    end: () => tokenizer.end(),
  };
}

/**
 * What the tokenizer may still ask for, which names places by their distance from the beginning of the page. Pieces are
 * put together when they are asked for alone: a long comment in many small ones is not.
 */
class KeptSource {
  #pieces: string[] = [];
  /** Where the first piece begins. */
  #offset = 0;

  add(piece: string): void {
    this.#pieces.push(piece);
  }

  /** Nothing before `start` is asked for again. */
  slice(start: number, end: number): string {
    let over = 0;
    for (const { length } of this.#pieces) {
      if (this.#offset + length > start) break;
      this.#offset += length;
      over++;
    }
    if (over > 0) this.#pieces = this.#pieces.slice(over);
    const [first = ""] = this.#pieces;
    if (end - this.#offset > first.length) this.#pieces = [this.#pieces.join("")];
    return (this.#pieces[0] ?? "").slice(Math.max(0, start - this.#offset), end - this.#offset);
  }
}

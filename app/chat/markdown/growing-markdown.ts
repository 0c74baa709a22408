import type { Token } from "marked";
import { readMarkdown } from "./read-markdown";

/**
 * Reads a text that grows: blocks that stand are read once, and only its end anew. Links by reference are whole once the text is,
 * which is read whole then.
 */
export class GrowingMarkdown {
  #text = "";
  #stands: Token[] = [];

  read(text: string): Token[] {
    const stood = this.#stands.reduce((length, { raw }) => length + raw.length, 0);
    if (!text.startsWith(this.#text.slice(0, stood))) this.#stands = [];
    const from = this.#stands.length === 0 ? 0 : stood;
    const more = readMarkdown(text.slice(from), true);
    const blocks = [...this.#stands, ...more];
    // A block may still go on after a line without words, as lists do: the last two stay open.
    const closed = blocks.slice(0, Math.max(this.#stands.length, blocks.length - openBlocks));
    const length = closed.reduce((sum, { raw }) => sum + raw.length, 0);
    // Where marked read another text than it was given, nothing stands.
    this.#stands = closed.map(({ raw }) => raw).join("") === text.slice(0, length) ? closed : [];
    this.#text = text;
    return blocks;
  }
}

/** A block, the space after it and the next one. */
const openBlocks = 4;

import Papa from "papaparse";
import { findSeparator, type Separator } from "./find-separator";

/** A row this long has a quote that nobody closed. */
const mostRowCharacters = 1_000_000;
const sampleCharacters = 64 * 1024;
/** No text has it, so that nothing is quoted. */
const noQuote = "\u0000";

/**
 * Reads separated text piece by piece; `onRow` gets each row once it is whole and answers whether more are wanted. Where a quote is
 * never closed, quotes are letters from that row on, and `hasBrokenQuotes` is set.
 */
export class DelimitedReader {
  hasBrokenQuotes = false;
  readonly #onRow: (cells: string[]) => boolean;
  #pending = "";
  #parser: Papa.Parser | null = null;
  #isDone = false;
  #isSkipping = false;

  constructor(
    onRow: (cells: string[]) => boolean,
    /** Found by itself where nobody says it; null for a single column. */
    public separator: Separator | null = null,
  ) {
    this.#onRow = onRow;
  }

  /** False once no more rows are wanted. */
  push(text: string): boolean {
    if (this.#isDone) return false;
    this.#pending += this.#isSkipping ? this.#afterLine(text) : text;
    if (this.#isSkipping) return true;
    // A line end of two characters may be cut between them.
    const held = this.#pending.endsWith("\r") ? 1 : 0;
    if (!this.#parser && this.#pending.length < sampleCharacters) return true;
    this.#parse(false, held);
    return !this.#isDone;
  }

  end(): void {
    if (!this.#isDone) this.#parse(true, 0);
  }

  #parse(isLast: boolean, held: number): void {
    const tail = held > 0 ? this.#pending.slice(-held) : "";
    let text = withPlainLineEnds(this.#pending.slice(0, this.#pending.length - held));
    if (!this.#parser) {
      this.separator ??= findSeparator(text.slice(0, sampleCharacters));
      text = text.replace(/^sep=.\n/u, "");
      this.#parser = this.#parserWith('"');
    }
    const read = this.#parser.parse(text, 0, !isLast);
    const rest = isLast ? "" : text.slice(read.meta.cursor);
    const isOpen = isLast
      ? read.errors.some(({ code }: Papa.ParseError) => code === "MissingQuotes")
      : rest.length > mostRowCharacters && rest.includes('"');
    if (isOpen && !this.hasBrokenQuotes) {
      const whole = isLast ? this.#rowsBeforeOpenQuote(text) : { rows: read.data as string[][], rest };
      this.#give(whole.rows);
      this.hasBrokenQuotes = true;
      this.#parser = this.#parserWith(noQuote);
      this.#pending = whole.rest + tail;
      this.#parse(isLast, tail.length);
      return;
    }
    this.#give(read.data as string[][]);
    // Nobody reads a row so long to its end.
    this.#isSkipping = rest.length > mostRowCharacters;
    this.#pending = this.#isSkipping ? rest.slice(0, mostRowCharacters) : rest + tail;
  }

  #afterLine(text: string): string {
    const end = text.search(/[\r\n]/u);
    this.#isSkipping = end < 0;
    return end < 0 ? "" : text.slice(end);
  }

  /** Read as if more came, the row of the open quote is what is left over. */
  #rowsBeforeOpenQuote(text: string): { rows: string[][]; rest: string } {
    const read = this.#parserWith('"').parse(text, 0, true);
    return { rows: read.data as string[][], rest: text.slice(read.meta.cursor) };
  }

  #give(rows: readonly string[][]): void {
    for (const cells of rows) {
      if (this.#isDone) return;
      if (!this.#onRow(cells)) this.#isDone = true;
    }
  }

  #parserWith(quoteChar: string): Papa.Parser {
    // A single column has none of its own; a character that no text has parts nothing.
    return new Papa.Parser({ delimiter: this.separator ?? "\u0001", newline: "\n", quoteChar });
  }
}

function withPlainLineEnds(text: string): string {
  return text.includes("\r") ? text.replace(/\r\n?/gu, "\n") : text;
}

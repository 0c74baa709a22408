import { lex, positionAt, type Token } from "./lex";
import { RulesSyntaxError } from "./rules-error";

/** Reads tokens one after the other. Whatever is not as expected throws RulesSyntaxError with its place. */
export class TokenReader {
  #index = 0;
  readonly #tokens: Token[];

  constructor(private readonly source: string) {
    this.#tokens = lex(source);
  }

  get current(): Token {
    return this.#tokens[this.#index]!;
  }

  /** End of the token read last. */
  get lastEnd(): number {
    return this.#tokens[this.#index - 1]?.end ?? 0;
  }

  advance(): Token {
    const token = this.current;
    if (token.kind === "end") this.fail("more");
    this.#index++;
    return token;
  }

  isAt(text: string): boolean {
    const { kind } = this.current;
    return this.current.text === text && (kind === "symbol" || kind === "identifier");
  }

  accept(text: string): boolean {
    if (!this.isAt(text)) return false;
    this.#index++;
    return true;
  }

  expect(text: string): void {
    if (!this.accept(text)) this.fail(`"${text}"`);
  }

  identifier(): string {
    if (this.current.kind !== "identifier") this.fail("an identifier");
    return this.advance().text;
  }

  /** Comma-separated up to the closing text; a trailing comma is fine. */
  separated<Item>(closing: string, parseItem: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.accept(closing)) {
      items.push(parseItem());
      if (!this.isAt(closing)) this.expect(",");
    }
    return items;
  }

  /** A segment may hold letters, digits and hyphens, so it spans tokens; white space ends it. */
  pathSegment(): string {
    let segment = "";
    while (this.#isSegmentPart() && (segment === "" || !this.current.spaced)) segment += this.advance().text;
    return segment || this.fail("a path segment");
  }

  #isSegmentPart(): boolean {
    const { kind } = this.current;
    return kind === "identifier" || kind === "int" || this.isAt("-");
  }

  fail(expected: string): never {
    const { kind, text, start } = this.current;
    this.failAt(start, `expected ${expected}, found ${kind === "end" ? "the end" : `"${text}"`}`);
  }

  failAt(offset: number, description: string): never {
    const { line, column } = positionAt(this.source, offset);
    throw new RulesSyntaxError(description, line, column);
  }
}

/** Data as scripts of pages hold it. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const deepest = 60;
const mostValues = 120_000;
const commaNumber = /\d{1,9},\d{1,2}(?=\s*[,}])/y;

/**
 * JSON as pages write it: in CDATA or a comment, with comments, trailing and doubled commas, single quotes, names
 * without quotes, line breaks in strings, cut off in the middle. Null where nothing can be read. Linear in its length.
 */
export function parseLooseJson(source: string): Json | null {
  const text = source
    .replace(/^\s*(?:\/\/\s*)?(?:<!\[CDATA\[|<!--)/, "")
    .replace(/(?:\/\/\s*)?(?:\]\]>|-->)\s*$/, "")
    .trim()
    .replace(/;$/, "");
  if (text === "") return null;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return new LooseParser(text).parse();
  }
}

class LooseParser {
  #at = 0;
  #values = 0;

  constructor(readonly text: string) {}

  parse(): Json | null {
    this.#skip();
    const first = this.text[this.#at];
    if (first !== "{" && first !== "[") return null;
    const values: Json[] = [];
    // Several blocks in one script: "{…}{…}".
    while (this.#at < this.text.length && values.length < 100) {
      const start = this.text[this.#at];
      if (start !== "{" && start !== "[") break;
      values.push(this.#value(0) ?? null);
      this.#skip();
    }
    return values.length === 1 ? values[0]! : values;
  }

  /** Undefined where no value stands. */
  #value(depth: number): Json | undefined {
    this.#skip();
    if (++this.#values > mostValues) this.#at = this.text.length;
    const mark = this.text[this.#at];
    if (mark === undefined) return undefined;
    if (mark === "{") return this.#object(depth);
    if (mark === "[") return this.#array(depth);
    if (mark === '"' || mark === "'") return this.#string(mark);
    if (mark === "}" || mark === "]" || mark === "," || mark === ":") return undefined;
    return this.#word();
  }

  #object(depth: number): Json {
    const found: { [name: string]: Json } = {};
    this.#at++;
    while (this.#at < this.text.length) {
      this.#skip();
      const mark = this.text[this.#at];
      if (mark === undefined) break;
      if (mark === "}") {
        this.#at++;
        break;
      }
      if (mark === "]") break;
      if (mark === "," || mark === ":") {
        this.#at++;
        continue;
      }
      const before = this.#at;
      const name = mark === '"' || mark === "'" ? this.#string(mark) : String(this.#word());
      this.#skip();
      if (this.text[this.#at] === ":") this.#at++;
      const value = depth < deepest ? (this.#commaNumber() ?? this.#value(depth + 1)) : this.#leave();
      if (value !== undefined && name !== "__proto__") found[name] = value;
      if (this.#at === before) this.#at++;
    }
    return found;
  }

  /** `"price": 34,99`, as a program with a comma for a point writes it: no name of a property is a number. */
  #commaNumber(): string | null {
    this.#skip();
    commaNumber.lastIndex = this.#at;
    const written = commaNumber.exec(this.text)?.[0];
    if (!written) return null;
    this.#at += written.length;
    return written;
  }

  #array(depth: number): Json {
    const found: Json[] = [];
    this.#at++;
    while (this.#at < this.text.length) {
      this.#skip();
      const mark = this.text[this.#at];
      if (mark === undefined) break;
      if (mark === "]") {
        this.#at++;
        break;
      }
      if (mark === "}") break;
      if (mark === "," || mark === ":") {
        this.#at++;
        continue;
      }
      const before = this.#at;
      const value = depth < deepest ? this.#value(depth + 1) : this.#leave();
      if (value !== undefined) found.push(value);
      if (this.#at === before) this.#at++;
    }
    return found;
  }

  /** Too deep to be data: the rest is not read. */
  #leave(): undefined {
    this.#at = this.text.length;
  }

  #string(quote: string): string {
    const pieces: string[] = [];
    let start = ++this.#at;
    while (this.#at < this.text.length) {
      const mark = this.text[this.#at];
      if (mark === quote && this.#isEnd()) break;
      if (mark === "\\") {
        pieces.push(this.text.slice(start, this.#at), this.#escape());
        start = this.#at;
      } else this.#at++;
    }
    pieces.push(this.text.slice(start, this.#at));
    this.#at++;
    return pieces.join("");
  }

  /** A quotation mark ends a string where what may follow one follows: `"12" screen"` holds one inside. */
  #isEnd(): boolean {
    let next = this.#at + 1;
    const last = Math.min(this.text.length, next + 40);
    while (next < last && /\s/.test(this.text[next]!)) next++;
    const mark = this.text[next];
    return (
      mark === undefined ||
      next === last ||
      mark === "," ||
      mark === ":" ||
      mark === "}" ||
      mark === "]" ||
      mark === "/"
    );
  }

  #escape(): string {
    const mark = this.text[this.#at + 1] ?? "";
    if (mark === "u") {
      const code = this.text.slice(this.#at + 2, this.#at + 6);
      if (/^[\da-f]{4}$/i.test(code)) {
        this.#at += 6;
        return String.fromCharCode(Number.parseInt(code, 16));
      }
    }
    this.#at += 2;
    return { n: "\n", t: "\t", r: "", b: "", f: "" }[mark] ?? mark;
  }

  #word(): Json {
    const start = this.#at;
    while (this.#at < this.text.length && !/[\s,:{}[\]"']/.test(this.text[this.#at]!)) this.#at++;
    const word = this.text.slice(start, this.#at);
    if (word === "true") return true;
    if (word === "false") return false;
    if (word === "null" || word === "undefined" || word === "NaN") return null;
    return /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(word) ? Number(word) : word;
  }

  /** Spaces and comments. */
  #skip(): void {
    while (this.#at < this.text.length) {
      const mark = this.text[this.#at]!;
      if (/[\s\ufeff\u00a0]/.test(mark)) this.#at++;
      else if (mark === "/" && this.text[this.#at + 1] === "*") this.#at = this.#behind("*/");
      else if (mark === "/" && this.text[this.#at + 1] === "/") this.#at = this.#behind("\n");
      else return;
    }
  }

  #behind(end: string): number {
    const found = this.text.indexOf(end, this.#at + 2);
    return found < 0 ? this.text.length : found + end.length;
  }
}

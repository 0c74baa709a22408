import { lex, type Token } from "./lex";
import { RulesError } from "./rules-error";
import type { BinaryOperator, Expression, FunctionDefinition, MatchBlock, PathPattern } from "./syntax";
import { RulesFloat } from "./values";

/** Binding power: higher binds tighter. The conditional operator binds loosest of all. */
const BINDING_POWER: Record<BinaryOperator | "is", number> = {
  "||": 2,
  "&&": 3,
  "==": 4,
  "!=": 4,
  "<": 5,
  "<=": 5,
  ">": 5,
  ">=": 5,
  in: 5,
  is: 5,
  "+": 6,
  "-": 6,
  "*": 7,
  "/": 7,
  "%": 7,
};
const KEYWORD_VALUES = new Map<string, boolean | null>([
  ["true", true],
  ["false", false],
  ["null", null],
]);
const METHODS = new Set(["read", "write", "get", "list", "create", "update", "delete"]);

/** The `service cloud.firestore` blocks of a rules text. Throws RulesError with the offset of what is wrong. */
export function parseRules(source: string): MatchBlock[] {
  return new Parser(lex(source)).services();
}

function isOperator(text: string): text is BinaryOperator | "is" {
  return Object.hasOwn(BINDING_POWER, text);
}

/** Recursive descent over statements, operator precedence over expressions. */
class Parser {
  #index = 0;

  constructor(private readonly tokens: Token[]) {}

  services(): MatchBlock[] {
    if (this.#accept("rules_version")) {
      this.#expect("=");
      this.#advance();
      this.#expect(";");
    }
    const services: MatchBlock[] = [];
    while (this.#current.kind !== "end") {
      this.#expect("service");
      let name = this.#identifier();
      while (this.#accept(".")) name += `.${this.#identifier()}`;
      const block = this.#blockBody([]);
      if (name === "cloud.firestore") services.push(block);
    }
    return services;
  }

  get #current(): Token {
    return this.tokens[this.#index]!;
  }

  #advance(): Token {
    const token = this.#current;
    if (token.kind === "end") this.#fail("more");
    this.#index++;
    return token;
  }

  #isAt(text: string): boolean {
    return this.#current.text === text && this.#current.kind !== "string" && this.#current.kind !== "end";
  }

  #accept(text: string): boolean {
    if (!this.#isAt(text)) return false;
    this.#index++;
    return true;
  }

  #expect(text: string): void {
    if (!this.#accept(text)) this.#fail(`"${text}"`);
  }

  #fail(expected: string): never {
    throw new RulesError(`expected ${expected}, found "${this.#current.text}" at ${this.#current.position}`);
  }

  #identifier(): string {
    if (this.#current.kind !== "identifier") this.#fail("an identifier");
    return this.#advance().text;
  }

  /** Comma-separated up to the closing text; a trailing comma is fine. */
  #separated<Item>(closing: string, parseItem: () => Item): Item[] {
    const items: Item[] = [];
    while (!this.#accept(closing)) {
      items.push(parseItem());
      if (!this.#isAt(closing)) this.#expect(",");
    }
    return items;
  }

  #blockBody(path: PathPattern[]): MatchBlock {
    const block: MatchBlock = { path, functions: new Map(), allows: [], matches: [] };
    this.#expect("{");
    while (!this.#accept("}")) {
      if (this.#accept("function")) this.#functionInto(block.functions);
      else if (this.#accept("match")) block.matches.push(this.#blockBody(this.#matchPath()));
      else if (this.#accept("allow")) block.allows.push(this.#allow());
      else this.#fail('"function", "match" or "allow"');
    }
    return block;
  }

  #functionInto(functions: Map<string, FunctionDefinition>): void {
    const name = this.#identifier();
    this.#expect("(");
    const parameters = this.#separated(")", () => this.#identifier());
    this.#expect("{");
    const bindings: FunctionDefinition["bindings"] = [];
    while (this.#accept("let")) {
      const variable = this.#identifier();
      this.#expect("=");
      bindings.push({ name: variable, value: this.#expression() });
      this.#expect(";");
    }
    this.#expect("return");
    const result = this.#expression();
    this.#accept(";");
    this.#expect("}");
    functions.set(name, { parameters, bindings, result });
  }

  #matchPath(): PathPattern[] {
    const path: PathPattern[] = [];
    while (this.#accept("/")) {
      if (!this.#accept("{")) {
        path.push({ kind: "literal", text: this.#pathSegment() });
        continue;
      }
      const name = this.#identifier();
      path.push({ kind: this.#accept("=**") ? "rest" : "one", name });
      this.#expect("}");
    }
    return path;
  }

  #allow() {
    const methods = [this.#method()];
    while (this.#accept(",")) methods.push(this.#method());
    let condition: Expression | null = null;
    if (this.#accept(":")) {
      this.#expect("if");
      condition = this.#expression();
    }
    this.#expect(";");
    return { methods, condition };
  }

  #method(): string {
    const name = this.#identifier();
    if (!METHODS.has(name)) throw new RulesError(`unknown method "${name}"`);
    return name;
  }

  /** A segment may hold letters, digits and hyphens, so it spans tokens; white space ends it. */
  #pathSegment(): string {
    let segment = "";
    while (
      (this.#current.kind === "identifier" || this.#current.kind === "number" || this.#isAt("-")) &&
      (segment === "" || !this.#current.spaced)
    ) {
      segment += this.#advance().text;
    }
    if (!segment) this.#fail("a path segment");
    return segment;
  }

  #expression(minimumPower = 0): Expression {
    let left = this.#unary();
    for (;;) {
      const { text, kind } = this.#current;
      if (kind !== "string" && isOperator(text) && BINDING_POWER[text] > minimumPower) {
        this.#advance();
        left =
          text === "is"
            ? { kind: "is", operand: left, type: this.#identifier() }
            : { kind: "binary", operator: text, left, right: this.#expression(BINDING_POWER[text]) };
      } else if (minimumPower === 0 && this.#accept("?")) {
        const whenTrue = this.#expression();
        this.#expect(":");
        left = { kind: "conditional", condition: left, whenTrue, whenFalse: this.#expression() };
      } else {
        return left;
      }
    }
  }

  #unary(): Expression {
    if (this.#accept("!")) return { kind: "not", operand: this.#unary() };
    if (this.#accept("-")) return { kind: "negate", operand: this.#unary() };
    return this.#postfix(this.#primary());
  }

  #postfix(start: Expression): Expression {
    let object = start;
    for (;;) {
      if (this.#accept(".")) {
        const name = this.#identifier();
        object = this.#accept("(")
          ? { kind: "method", object, name, arguments: this.#separated(")", () => this.#expression()) }
          : { kind: "member", object, name };
      } else if (this.#accept("[")) {
        const index = this.#expression();
        if (this.#accept(":")) object = { kind: "range", object, start: index, end: this.#expression() };
        else object = { kind: "index", object, index };
        this.#expect("]");
      } else {
        return object;
      }
    }
  }

  #primary(): Expression {
    const token = this.#current;
    if (token.kind === "string") {
      this.#advance();
      return { kind: "literal", value: token.text };
    }
    if (token.kind === "number") {
      this.#advance();
      const number = Number(token.text);
      return { kind: "literal", value: token.text.includes(".") ? new RulesFloat(number) : number };
    }
    if (this.#accept("(")) {
      const inner = this.#expression();
      this.#expect(")");
      return inner;
    }
    if (this.#accept("[")) return { kind: "list", elements: this.#separated("]", () => this.#expression()) };
    if (this.#accept("{")) return { kind: "map", entries: this.#separated("}", () => this.#mapEntry()) };
    if (this.#isAt("/")) return this.#pathLiteral();
    const name = this.#identifier();
    const constant = KEYWORD_VALUES.get(name);
    if (constant !== undefined) return { kind: "literal", value: constant };
    return this.#accept("(")
      ? { kind: "call", name, arguments: this.#separated(")", () => this.#expression()) }
      : { kind: "variable", name };
  }

  #mapEntry(): [Expression, Expression] {
    const key = this.#expression();
    this.#expect(":");
    return [key, this.#expression()];
  }

  #pathLiteral(): Expression {
    const parts: Expression[] = [];
    while (this.#accept("/")) {
      if (this.#accept("$")) {
        this.#expect("(");
        parts.push(this.#expression());
        this.#expect(")");
      } else {
        parts.push({ kind: "literal", value: this.#pathSegment() });
      }
    }
    return { kind: "path", parts };
  }
}

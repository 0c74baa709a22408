import type { BinaryOperator, Expression, ExpressionOf, Span } from "./syntax";
import type { TokenReader } from "./token-reader";
import { RulesBytes } from "./values";

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
const CONSTANTS = new Map<string, boolean | null>([
  ["true", true],
  ["false", false],
  ["null", null],
]);
const TYPES = new Set(
  "bool bytes duration float int latlng list map map_diff number path set string timestamp".split(" "),
);
const MAX_INT = 2n ** 63n - 1n;
const MAX_ARGUMENTS = 7;
/** Deeper than anybody writes, shallow enough for the stack. */
const MAX_NESTING = 100;

/** Reads one expression. Throws RulesSyntaxError. */
export function parseExpression(reader: TokenReader): Expression {
  return new ExpressionParser(reader).expression();
}

function isOperator(text: string): text is BinaryOperator | "is" {
  return Object.hasOwn(BINDING_POWER, text);
}

type Unplaced = { [Kind in Expression["kind"]]: Omit<ExpressionOf<Kind>, keyof Span> }[Expression["kind"]];

/** Operator precedence over recursive descent. */
class ExpressionParser {
  #nesting = 0;

  constructor(private readonly reader: TokenReader) {}

  expression(minimumPower = 0): Expression {
    const { reader } = this;
    const { start } = reader.current;
    if (++this.#nesting > MAX_NESTING) reader.failAt(start, "the expression is nested too deeply");
    let left = this.#unary();
    for (;;) {
      const { text, kind } = reader.current;
      if (
        (kind === "symbol" || kind === "identifier") &&
        isOperator(text) &&
        BINDING_POWER[text] > minimumPower
      ) {
        reader.advance();
        left = this.#placed(
          start,
          text === "is"
            ? { kind: "is", operand: left, type: this.#typeName() }
            : { kind: "binary", operator: text, left, right: this.expression(BINDING_POWER[text]) },
        );
      } else if (minimumPower === 0 && reader.accept("?")) {
        const whenTrue = this.expression();
        reader.expect(":");
        const whenFalse = this.expression();
        left = this.#placed(start, { kind: "conditional", condition: left, whenTrue, whenFalse });
      } else {
        this.#nesting--;
        return left;
      }
    }
  }

  #placed(start: number, shape: Unplaced): Expression {
    return { ...shape, start, end: this.reader.lastEnd } as Expression;
  }

  #typeName(): string {
    const { start } = this.reader.current;
    const name = this.reader.identifier();
    return TYPES.has(name) ? name : this.reader.failAt(start, `unknown type "${name}"`);
  }

  #unary(): Expression {
    const { reader } = this;
    const { start } = reader.current;
    if (!reader.isAt("!") && !reader.isAt("-")) return this.#postfix(start, this.#primary());
    if (++this.#nesting > MAX_NESTING) reader.failAt(start, "the expression is nested too deeply");
    const kind = reader.advance().text === "!" ? ("not" as const) : ("negate" as const);
    const operand = this.#unary();
    this.#nesting--;
    return this.#placed(start, { kind, operand });
  }

  #postfix(start: number, first: Expression): Expression {
    const { reader } = this;
    let object = first;
    for (;;) {
      if (reader.accept(".")) {
        const name = reader.identifier();
        object = this.#placed(
          start,
          reader.accept("(")
            ? { kind: "method", object, name, arguments: this.#arguments() }
            : { kind: "member", object, name },
        );
      } else if (reader.accept("[")) {
        const index = this.expression();
        const to = reader.accept(":") ? this.expression() : null;
        reader.expect("]");
        object = this.#placed(
          start,
          to ? { kind: "range", object, from: index, to } : { kind: "index", object, index },
        );
      } else {
        return { ...object, end: reader.lastEnd };
      }
    }
  }

  #arguments(): Expression[] {
    const { start } = this.reader.current;
    const given = this.reader.separated(")", () => this.expression());
    if (given.length > MAX_ARGUMENTS)
      this.reader.failAt(start, `at most ${MAX_ARGUMENTS} arguments are allowed`);
    return given;
  }

  #primary(): Expression {
    const { reader } = this;
    const { start, kind, text } = reader.current;
    if (kind === "string" || kind === "bytes" || kind === "int" || kind === "float") {
      reader.advance();
      return this.#placed(start, { kind: "literal", value: this.#literalValue(kind, text, start) });
    }
    if (reader.accept("(")) {
      const inner = this.expression();
      reader.expect(")");
      return inner;
    }
    if (reader.accept("[")) {
      return this.#placed(start, { kind: "list", elements: reader.separated("]", () => this.expression()) });
    }
    if (reader.accept("{")) {
      return this.#placed(start, { kind: "map", entries: reader.separated("}", () => this.#mapEntry()) });
    }
    if (reader.isAt("/")) return this.#pathLiteral(start);
    const name = reader.identifier();
    const constant = CONSTANTS.get(name);
    if (constant !== undefined) return this.#placed(start, { kind: "literal", value: constant });
    return this.#placed(
      start,
      reader.accept("(") ? { kind: "call", name, arguments: this.#arguments() } : { kind: "variable", name },
    );
  }

  #literalValue(kind: "string" | "bytes" | "int" | "float", text: string, start: number) {
    if (kind === "string") return text;
    if (kind === "bytes") return RulesBytes.ofText(text);
    if (kind === "float") return Number(text);
    const int = BigInt(text);
    return int > MAX_INT ? this.reader.failAt(start, "the number is too large for an int") : int;
  }

  #mapEntry(): [Expression, Expression] {
    const key = this.expression();
    this.reader.expect(":");
    return [key, this.expression()];
  }

  #pathLiteral(start: number): Expression {
    const { reader } = this;
    const parts: Expression[] = [];
    while (reader.accept("/")) {
      const partStart = reader.current.start;
      if (reader.accept("$")) {
        reader.expect("(");
        parts.push(this.expression());
        reader.expect(")");
      } else if (reader.accept("(")) {
        // The default database's own name is not one a segment could have otherwise.
        const name = reader.pathSegment();
        reader.expect(")");
        parts.push(this.#placed(partStart, { kind: "literal", value: `(${name})` }));
      } else {
        parts.push(this.#placed(partStart, { kind: "literal", value: reader.pathSegment() }));
      }
    }
    return this.#placed(start, { kind: "path", parts });
  }
}

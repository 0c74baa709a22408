import { parseExpression } from "./parse-expression";
import type {
  AllowStatement,
  Expression,
  FunctionDefinition,
  MatchBlock,
  PathPattern,
  RulesText,
} from "./syntax";
import { TokenReader } from "./token-reader";

const METHODS = new Set(["read", "write", "get", "list", "create", "update", "delete"]);

/** Limits of a ruleset: https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
const MAX_SOURCE_BYTES = 256 * 1024;
const MAX_MATCH_DEPTH = 10;
const MAX_PATH_SEGMENTS = 100;
const MAX_CAPTURES = 20;
const MAX_BINDINGS = 10;
const MAX_PARAMETERS = 7;

/** Reads a rules text. Throws RulesSyntaxError with the line and column of what is wrong. */
export function parseRules(source: string): RulesText {
  const reader = new TokenReader(source);
  if (new TextEncoder().encode(source).length > MAX_SOURCE_BYTES) reader.failAt(0, "the rules exceed 256 KB");
  return new RulesParser(reader).rules();
}

/** Segments and captures of the paths around a block. */
interface Surroundings {
  depth: number;
  segments: number;
  captures: number;
}

/** Recursive descent over the statements of a rules text. */
class RulesParser {
  constructor(private readonly reader: TokenReader) {}

  rules(): RulesText {
    const { reader } = this;
    const version = this.#version();
    const services: MatchBlock[] = [];
    if (reader.current.kind === "end") reader.fail('"service"');
    while (reader.current.kind !== "end") {
      reader.expect("service");
      let name = reader.identifier();
      while (reader.accept(".")) name += `.${reader.identifier()}`;
      const block = this.#blockBody([], { depth: 0, segments: 0, captures: 0 });
      if (name === "cloud.firestore") services.push(block);
    }
    return { version, services };
  }

  #version(): 1 | 2 {
    const { reader } = this;
    if (!reader.accept("rules_version")) return 1;
    reader.expect("=");
    const { text, kind } = reader.current;
    if (kind !== "string" || (text !== "1" && text !== "2")) reader.fail("'1' or '2'");
    reader.advance();
    reader.accept(";");
    return text === "2" ? 2 : 1;
  }

  #blockBody(path: PathPattern[], around: Surroundings): MatchBlock {
    const { reader } = this;
    const block: MatchBlock = { path, functions: new Map(), allows: [], matches: [] };
    reader.expect("{");
    while (!reader.accept("}")) {
      if (reader.accept("function")) this.#functionInto(block.functions);
      else if (reader.accept("match")) block.matches.push(this.#match(around));
      else if (reader.isAt("allow")) block.allows.push(this.#allow());
      else reader.fail('"function", "match" or "allow"');
    }
    return block;
  }

  #match(around: Surroundings): MatchBlock {
    const { reader } = this;
    const { start } = reader.current;
    const path = this.#matchPath();
    const inside: Surroundings = {
      depth: around.depth + 1,
      segments: around.segments + path.length,
      captures: around.captures + path.filter(({ kind }) => kind !== "literal").length,
    };
    if (inside.depth > MAX_MATCH_DEPTH)
      reader.failAt(start, `match blocks nest deeper than ${MAX_MATCH_DEPTH}`);
    if (inside.segments > MAX_PATH_SEGMENTS) reader.failAt(start, "the path has too many segments");
    if (inside.captures > MAX_CAPTURES) reader.failAt(start, "the path has too many variables");
    return this.#blockBody(path, inside);
  }

  #matchPath(): PathPattern[] {
    const { reader } = this;
    const path: PathPattern[] = [];
    if (!reader.isAt("/")) reader.fail("a path");
    while (reader.accept("/")) {
      if (reader.accept("{")) {
        const name = reader.identifier();
        path.push({ kind: reader.accept("=**") ? "rest" : "one", name });
        reader.expect("}");
      } else if (reader.accept("(")) {
        path.push({ kind: "literal", text: `(${reader.pathSegment()})` });
        reader.expect(")");
      } else {
        path.push({ kind: "literal", text: reader.pathSegment() });
      }
    }
    return path;
  }

  #functionInto(functions: Map<string, FunctionDefinition>): void {
    const { reader } = this;
    const { start } = reader.current;
    const name = reader.identifier();
    if (functions.has(name)) reader.failAt(start, `function "${name}" is defined twice`);
    reader.expect("(");
    const parameters = reader.separated(")", () => reader.identifier());
    if (parameters.length > MAX_PARAMETERS)
      reader.failAt(start, `at most ${MAX_PARAMETERS} parameters are allowed`);
    reader.expect("{");
    const bindings = this.#bindings();
    reader.expect("return");
    const result = parseExpression(reader);
    reader.accept(";");
    reader.expect("}");
    functions.set(name, { name, parameters, bindings, result });
  }

  #bindings(): { name: string; value: Expression }[] {
    const { reader } = this;
    const bindings: { name: string; value: Expression }[] = [];
    while (reader.accept("let")) {
      const { start } = reader.current;
      if (bindings.length === MAX_BINDINGS)
        reader.failAt(start, `at most ${MAX_BINDINGS} bindings are allowed`);
      const name = reader.identifier();
      reader.expect("=");
      bindings.push({ name, value: parseExpression(reader) });
      reader.expect(";");
    }
    return bindings;
  }

  #allow(): AllowStatement {
    const { reader } = this;
    const { start } = reader.advance();
    const methods = [this.#method()];
    while (reader.accept(",")) methods.push(this.#method());
    let condition: Expression | null = null;
    if (reader.accept(":")) {
      reader.expect("if");
      condition = parseExpression(reader);
    }
    // The last one of a block needs no semicolon.
    if (!reader.isAt("}")) reader.expect(";");
    return { methods, condition, start, end: reader.lastEnd };
  }

  #method(): string {
    const { start } = this.reader.current;
    const name = this.reader.identifier();
    return METHODS.has(name) ? name : this.reader.failAt(start, `unknown method "${name}"`);
  }
}

import { type FormulaFunction, formulaFunctions } from "./formula-functions";

/** A formula as read: what it joins, compares and calls. */
export type Expression =
  | { kind: "text"; text: string }
  /** The name of a column, as it stands between the brackets. */
  | { kind: "column"; name: string; start: number; end: number }
  | { kind: "call"; function: FormulaFunction; arguments: readonly Expression[]; start: number; end: number }
  | { kind: "join"; parts: readonly Expression[] }
  | { kind: "compare"; operator: ComparisonOperator; left: Expression; right: Expression };

type ComparisonOperator = "=" | "<>" | "<" | ">" | "<=" | ">=";

/** What is wrong with a formula and where it stands, in code units from the "=". */
export class FormulaError extends Error {
  override name = "FormulaError";
  constructor(
    readonly code:
      | "formula_incomplete"
      | "formula_unexpected"
      | "function_unknown"
      | "arguments_wrong"
      | "column_unknown"
      | "formula_too_deep"
      | "formula_cycle"
      | "value_unreadable",
    message: string,
    readonly start: number,
    readonly end: number,
  ) {
    super(message);
  }
}

const mostDepth = 40;

interface Token {
  kind: "text" | "number" | "column" | "name" | "mark" | "end";
  text: string;
  start: number;
  end: number;
}

/**
 * Reads "=JOIN([Name], " for ", PRICE([Price], "EUR", "de"))". Arguments are parted by commas or semicolons, texts joined by & as
 * well. Linear in the length of the formula. Throws FormulaError.
 */
export function parseFormula(formula: string): Expression {
  const tokens = tokensOf(formula);
  let at = 0;
  let depth = 0;
  const present = () => tokens[at]!;
  const isMark = (...marks: string[]) => present().kind === "mark" && marks.includes(present().text);

  function comparison(): Expression {
    const left = joined();
    if (!isMark("=", "<>", "<", ">", "<=", ">=")) return left;
    const operator = tokens[at++]!.text as ComparisonOperator;
    return { kind: "compare", operator, left, right: joined() };
  }

  function joined(): Expression {
    const parts = [single()];
    while (isMark("&")) {
      at += 1;
      parts.push(single());
    }
    return parts.length === 1 ? parts[0]! : { kind: "join", parts };
  }

  function single(): Expression {
    const token = present();
    depth += 1;
    if (depth > mostDepth) {
      throw new FormulaError(
        "formula_too_deep",
        "This formula has too many brackets within brackets. Put part of it into a column of its own.",
        token.start,
        token.end,
      );
    }
    const expression = singleOf(token);
    depth -= 1;
    return expression;
  }

  function singleOf(token: Token): Expression {
    at += 1;
    switch (token.kind) {
      case "text":
      case "number":
        return { kind: "text", text: token.text };
      case "column":
        return { kind: "column", name: token.text, start: token.start, end: token.end };
      case "name":
        return call(token);
      case "mark":
        if (token.text === "(") {
          const inner = comparison();
          expect(")");
          return inner;
        }
    }
    at -= 1;
    throw unexpected(token);
  }

  function call(name: Token): Expression {
    const known = Object.hasOwn(formulaFunctions, name.text.toUpperCase());
    if (!known) {
      const names = Object.keys(formulaFunctions).join(", ");
      throw new FormulaError(
        "function_unknown",
        present().text === "("
          ? `There is no function ${name.text}. There are ${names}.`
          : `Put words into quotes ("${name.text}") and names of columns into brackets ([${name.text}]).`,
        name.start,
        name.end,
      );
    }
    const called = name.text.toUpperCase() as FormulaFunction;
    expect("(");
    const given: Expression[] = [];
    if (!isMark(")")) {
      given.push(comparison());
      while (isMark(",", ";")) {
        at += 1;
        given.push(comparison());
      }
    }
    const { end } = expect(")");
    const { least, most, usage } = formulaFunctions[called];
    if (given.length < least || given.length > most) {
      throw new FormulaError("arguments_wrong", `Write it as ${usage}.`, name.start, end);
    }
    return { kind: "call", function: called, arguments: given, start: name.start, end };
  }

  function expect(mark: string): Token {
    if (!isMark(mark)) throw unexpected(present(), mark);
    return tokens[at++]!;
  }

  const whole = comparison();
  if (present().kind !== "end") throw unexpected(present());
  return whole;
}

function unexpected({ kind, text, start, end }: Token, wanted?: string): FormulaError {
  if (kind === "end") {
    const message = wanted ? `A “${wanted}” is missing at the end.` : "Something is missing at the end.";
    return new FormulaError("formula_incomplete", message, start, end);
  }
  const instead = wanted ? `; a “${wanted}” should stand there` : "";
  return new FormulaError("formula_unexpected", `“${text}” cannot stand here${instead}.`, start, end);
}

const marks = /<>|<=|>=|[=<>&(),;]/y;
const name = /[\p{L}_][\p{L}\d_.]*/uy;
const number = /-?\d+(?:\.\d+)?/y;
const space = /\s+/y;

function tokensOf(formula: string): Token[] {
  const tokens: Token[] = [];
  let at = formula.startsWith("=") ? 1 : 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    return pattern.exec(formula)?.[0] ?? null;
  };
  while (at < formula.length) {
    const start = at;
    const skipped = take(space);
    if (skipped) {
      at += skipped.length;
      continue;
    }
    const first = formula[at]!;
    if (first === '"' || first === "“") {
      const { text, end } = quoted(formula, at, first === "“" ? "”" : '"', "text");
      tokens.push({ kind: "text", text, start, end });
      at = end;
      continue;
    }
    if (first === "[") {
      const { text, end } = quoted(formula, at, "]", "column");
      tokens.push({ kind: "column", text: text.trim(), start, end });
      at = end;
      continue;
    }
    const found = take(number);
    const word = found ? null : take(name);
    const mark = found || word ? null : take(marks);
    const text = found ?? word ?? mark;
    if (text === null) {
      throw new FormulaError("formula_unexpected", `“${first}” cannot stand here.`, start, start + 1);
    }
    at += text.length;
    tokens.push({ kind: found ? "number" : word ? "name" : "mark", text, start, end: at });
  }
  tokens.push({ kind: "end", text: "", start: formula.length, end: formula.length });
  return tokens;
}

/** Up to the closing mark; two of them stand for one. */
function quoted(
  formula: string,
  start: number,
  closing: string,
  what: "text" | "column",
): { text: string; end: number } {
  let text = "";
  for (let at = start + 1; at < formula.length; at++) {
    const character = formula[at]!;
    if (character !== closing) text += character;
    else if (formula[at + 1] === closing) text += formula[at++];
    else return { text, end: at + 1 };
  }
  const message =
    what === "text" ? 'A text ends with a quotation mark (").' : "The name of a column ends with “]”.";
  throw new FormulaError("formula_incomplete", message, start, formula.length);
}

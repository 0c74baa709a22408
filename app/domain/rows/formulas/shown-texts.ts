import { type Column, ownText, type Row } from "../table";
import { evaluateFormula } from "./evaluate-formula";
import { type Expression, FormulaError, parseFormula } from "./parse-formula";

/** What a cell shows: its own text, or what a formula makes; with the error where the formula makes nothing. */
export interface ShownText {
  text: string;
  error?: FormulaError;
}

/** A row's cells as they are shown. A cell's own text comes before its column's formula; one that begins with "=" is a formula itself. Formulas write prices and dates in `language`. */
export function shownTexts(
  columns: readonly Column[],
  row: Row,
  language = "en",
): ReadonlyMap<string, ShownText> {
  const { byName, formulas } = namesAndFormulas(columns);
  const shown = new Map<string, ShownText>();
  const open: Column[] = [];

  function show(column: Column): ShownText {
    const known = shown.get(column.id);
    if (known) return known;
    const own = ownText(row, column.id);
    const result = isFormula(own)
      ? made(column, own)
      : own !== "" || Object.hasOwn(row.cells, column.id) || column.formula === undefined
        ? // As in spreadsheets, an apostrophe keeps what begins with "=" from being a formula.
          { text: own.startsWith("'=") ? own.slice(1) : own }
        : made(column, column.formula);
    shown.set(column.id, result);
    return result;
  }

  function made(column: Column, formula: string): ShownText {
    open.push(column);
    try {
      const expression = formula === column.formula ? formulas.get(column.id)! : readExpression(formula);
      if (expression instanceof FormulaError) return { text: "", error: expression };
      const textOf = (reference: Extract<Expression, { kind: "column" }>) => {
        const target = byName.get(nameKey(reference.name));
        if (!target) {
          const message = `There is no column [${reference.name}]. Write its name as in the heading.`;
          throw new FormulaError("column_unknown", message, reference.start, reference.end);
        }
        const from = open.indexOf(target);
        if (from >= 0) {
          const way = [...open.slice(from), target].map(({ name }) => `[${name}]`).join(" → ");
          const message = `These columns wait for each other: ${way}. Take one out of the circle.`;
          throw new FormulaError("formula_cycle", message, reference.start, reference.end);
        }
        const { text, error } = show(target);
        if (error) {
          if (error.code === "formula_cycle") throw error;
          const message = `Column [${target.name}] has an error: ${error.message}`;
          throw new FormulaError(error.code, message, reference.start, reference.end);
        }
        return text;
      };
      return { text: evaluateFormula(expression, textOf, language) };
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      return { text: "", error };
    } finally {
      open.pop();
    }
  }

  for (const column of columns) show(column);
  return shown;
}

/** The error of a formula as it is typed, before any row is looked at; null for none. */
export function checkFormula(formula: string, columns: readonly Column[]): FormulaError | null {
  const expression = readExpression(formula);
  if (expression instanceof FormulaError) return expression;
  const { byName } = namesAndFormulas(columns);
  const [unknown] = referencesOf(expression).filter(({ name }) => !byName.has(nameKey(name)));
  return unknown
    ? new FormulaError(
        "column_unknown",
        `There is no column [${unknown.name}]. Write its name as in the heading.`,
        unknown.start,
        unknown.end,
      )
    : null;
}

/** The same formula after a column was given another name. */
export function renameInFormula(formula: string, from: string, to: string): string {
  const expression = readExpression(formula);
  if (expression instanceof FormulaError) return formula;
  return referencesOf(expression)
    .filter(({ name }) => nameKey(name) === nameKey(from))
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end }) => `${text.slice(0, start)}[${to.replaceAll("]", "]]")}]${text.slice(end)}`,
      formula,
    );
}

export function isFormula(text: string): boolean {
  return text.startsWith("=") && text.length > 1;
}

function referencesOf(expression: Expression): Extract<Expression, { kind: "column" }>[] {
  switch (expression.kind) {
    case "text":
      return [];
    case "column":
      return [expression];
    case "join":
      return expression.parts.flatMap(referencesOf);
    case "compare":
      return [expression.left, expression.right].flatMap(referencesOf);
    case "call":
      return expression.arguments.flatMap(referencesOf);
  }
}

function readExpression(formula: string): Expression | FormulaError {
  try {
    return parseFormula(formula);
  } catch (error) {
    if (error instanceof FormulaError) return error;
    throw error;
  }
}

interface NamesAndFormulas {
  byName: ReadonlyMap<string, Column>;
  formulas: ReadonlyMap<string, Expression | FormulaError>;
}

/** Of one set of columns, read once for all rows. */
const known = new WeakMap<readonly Column[], NamesAndFormulas>();

function namesAndFormulas(columns: readonly Column[]): NamesAndFormulas {
  const before = known.get(columns);
  if (before) return before;
  const read: NamesAndFormulas = {
    // The first of columns of one name.
    byName: new Map(columns.toReversed().map((column) => [nameKey(column.name), column])),
    formulas: new Map(
      columns.flatMap(({ id, formula }) => (formula === undefined ? [] : [[id, readExpression(formula)]])),
    ),
  };
  known.set(columns, read);
  return read;
}

function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

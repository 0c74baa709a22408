import { foldText } from "~/domain/text/fold-text";
import { readNumber } from "../read-number";
import { rowLimits } from "../table";
import { formulaFunctions } from "./formula-functions";
import { type Expression, FormulaError } from "./parse-formula";

/** The text a formula makes. `textOf` gives that of a column by its name and throws FormulaError where there is none. Prices and dates are written in `language`. */
export function evaluateFormula(
  expression: Expression,
  textOf: (column: Extract<Expression, { kind: "column" }>) => string,
  language: string,
): string {
  switch (expression.kind) {
    case "text":
      return expression.text;
    case "column":
      return textOf(expression);
    case "join":
      return capped(expression.parts.map((part) => evaluateFormula(part, textOf, language)).join(""));
    case "compare": {
      const left = evaluateFormula(expression.left, textOf, language);
      const right = evaluateFormula(expression.right, textOf, language);
      return isSo(compareTexts(left, right), expression.operator) ? "yes" : "no";
    }
    case "call": {
      const { function: name, start, end } = expression;
      // Of IF, only the branch that counts is evaluated: "if there is a price, write it" is no error where there is none.
      const [condition, ...branches] = name === "IF" ? expression.arguments : [];
      if (condition) {
        const isSo =
          formulaFunctions.IF.apply([evaluateFormula(condition, textOf, language), "1", ""], language) ===
          "1";
        const branch = branches[isSo ? 0 : 1];
        return branch ? evaluateFormula(branch, textOf, language) : "";
      }
      const given = expression.arguments.map((one) => evaluateFormula(one, textOf, language));
      try {
        return capped(formulaFunctions[name].apply(given, language));
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        throw new FormulaError("value_unreadable", error.message, start, end);
      }
    }
  }
}

/** Formulas that take up each other's texts twice would double them with each column. */
function capped(text: string): string {
  return text.length > rowLimits.cellCharacters ? text.slice(0, rowLimits.cellCharacters) : text;
}

/** As numbers where both are, otherwise as words, without regard to case and accents. */
function compareTexts(left: string, right: string): number {
  const [one, other] = [readNumber(left), readNumber(right)];
  if (one.ok && other.ok) return Number(one.amount) - Number(other.amount);
  const [first, second] = [foldText(left.trim()), foldText(right.trim())];
  return first < second ? -1 : first > second ? 1 : 0;
}

function isSo(order: number, operator: Extract<Expression, { kind: "compare" }>["operator"]): boolean {
  switch (operator) {
    case "=":
      return order === 0;
    case "<>":
      return order !== 0;
    case "<":
      return order < 0;
    case ">":
      return order > 0;
    case "<=":
      return order <= 0;
    case ">=":
      return order >= 0;
  }
}

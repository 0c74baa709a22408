import { refuse } from "./rules-error";
import type { BinaryOperator } from "./syntax";
import {
  compareRulesValues,
  elementsOf,
  equalRulesValues,
  includesValue,
  isList,
  isMap,
  isNumeric,
  PartlyProvenMap,
  ProvenOneOf,
  ProvenToHold,
  RulesDuration,
  RulesFloat,
  RulesTimestamp,
  type RulesValue,
  toJsNumber,
  UnprovenValue,
} from "./values";

/** A value that holds for every document a list request could return. Refuses what the query leaves open. */
export function proven(value: RulesValue): RulesValue {
  if (value instanceof UnprovenValue || value instanceof ProvenOneOf || value instanceof ProvenToHold) {
    return refuse("the query does not prove this value");
  }
  return value;
}

/** All operators but && and ||, which decide whether their right side is evaluated at all. */
export function applyOperator(
  operator: Exclude<BinaryOperator, "&&" | "||">,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  switch (operator) {
    case "==":
      return isEqual(left, right);
    case "!=":
      return !isEqual(left, right);
    case "in":
      return isIn(left, right);
    case "<":
      return compareRulesValues(proven(left), proven(right)) < 0;
    case "<=":
      return compareRulesValues(proven(left), proven(right)) <= 0;
    case ">":
      return compareRulesValues(proven(left), proven(right)) > 0;
    case ">=":
      return compareRulesValues(proven(left), proven(right)) >= 0;
    case "+":
      return add(proven(left), proven(right));
    case "-":
      return subtract(proven(left), proven(right));
    default:
      return arithmetic(operator, proven(left), proven(right));
  }
}

/** With one side only known to be one of several values, equality is decided if it is the same for all of them. */
function isEqual(left: RulesValue, right: RulesValue): boolean {
  if (left instanceof ProvenOneOf) return sameForAll(left, (value) => equalRulesValues(value, proven(right)));
  if (right instanceof ProvenOneOf)
    return sameForAll(right, (value) => equalRulesValues(value, proven(left)));
  return equalRulesValues(proven(left), proven(right));
}

function isIn(left: RulesValue, right: RulesValue): boolean {
  if (right instanceof ProvenToHold) {
    return includesValue(right.values, proven(left)) || refuse("the query does not prove this value");
  }
  const container = proven(right);
  if (container instanceof PartlyProvenMap) return refuse("the query does not prove which fields there are");
  if (left instanceof ProvenOneOf) {
    return sameForAll(left, (value) => includesValue(elementsOf(container), value));
  }
  const element = proven(left);
  if (isMap(container)) return typeof element === "string" && container.has(element);
  return includesValue(elementsOf(container), element);
}

function sameForAll({ values }: ProvenOneOf, test: (value: RulesValue) => boolean): boolean {
  if (values.length > 0 && values.every(test)) return true;
  if (!values.some(test)) return false;
  return refuse("the query does not prove this value");
}

function add(left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === "string" && typeof right === "string") return left + right;
  if (isList(left) && isList(right)) return [...left, ...right];
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return new RulesDuration(left.micros + right.micros);
  }
  if (
    (left instanceof RulesTimestamp && right instanceof RulesDuration) ||
    (left instanceof RulesDuration && right instanceof RulesTimestamp)
  ) {
    return new RulesTimestamp(left.micros + right.micros);
  }
  return arithmetic("+", left, right);
}

function subtract(left: RulesValue, right: RulesValue): RulesValue {
  if (left instanceof RulesTimestamp && right instanceof RulesDuration) {
    return new RulesTimestamp(left.micros - right.micros);
  }
  if (
    (left instanceof RulesTimestamp && right instanceof RulesTimestamp) ||
    (left instanceof RulesDuration && right instanceof RulesDuration)
  ) {
    return new RulesDuration(left.micros - right.micros);
  }
  return arithmetic("-", left, right);
}

/** Two ints give an int (division cuts towards zero), a float on either side gives a float. */
function arithmetic(operator: "+" | "-" | "*" | "/" | "%", left: RulesValue, right: RulesValue): RulesValue {
  if (!isNumeric(left) || !isNumeric(right)) return refuse(`${operator} needs numbers`);
  const isFloat = left instanceof RulesFloat || right instanceof RulesFloat;
  const result = compute(operator, toJsNumber(left), toJsNumber(right), isFloat);
  return isFloat ? new RulesFloat(result) : result;
}

function compute(
  operator: "+" | "-" | "*" | "/" | "%",
  left: number,
  right: number,
  isFloat: boolean,
): number {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      if (isFloat) return left / right;
      return right === 0 ? refuse("division by zero") : Math.trunc(left / right);
    case "%":
      return !isFloat && right === 0 ? refuse("division by zero") : left % right;
  }
}

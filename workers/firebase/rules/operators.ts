import { compareRulesValues, equalRulesValues, keyOf } from "./equality";
import { RulesError, refuse } from "./rules-error";
import type { BinaryOperator } from "./syntax";
import { decideComparison, heldElements, refuseOpen, requireProven, Unproven } from "./unproven";
import {
  isList,
  isMap,
  isNumeric,
  PartlyProvenMap,
  RulesDuration,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from "./values";

type Comparison = "==" | "!=" | "<" | "<=" | ">" | ">=";
const MIRRORED: Record<Comparison, Comparison> = {
  "==": "==",
  "!=": "!=",
  "<": ">",
  "<=": ">=",
  ">": "<",
  ">=": "<=",
};
const INT_BITS = 64;

/** All operators but && and ||, which decide whether their right side is evaluated at all. */
export function applyOperator(
  operator: Exclude<BinaryOperator, "&&" | "||">,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  if (Object.hasOwn(MIRRORED, operator)) return compare(operator as Comparison, left, right);
  if (operator === "in") return isIn(left, right);
  const [first, second] = [requireProven(left), requireProven(right)];
  if (operator === "+") return add(first, second);
  if (operator === "-") return subtract(first, second);
  return arithmetic(operator as "*" | "/" | "%", first, second);
}

function compare(operator: Comparison, left: RulesValue, right: RulesValue): boolean {
  if (left instanceof Unproven) return decideComparison(left, operator, requireProven(right));
  if (right instanceof Unproven) return decideComparison(right, MIRRORED[operator], requireProven(left));
  switch (operator) {
    case "==":
      return isEqual(left, right);
    case "!=":
      return !isEqual(left, right);
    case "<":
      return compareRulesValues(left, right) < 0;
    case "<=":
      return compareRulesValues(left, right) <= 0;
    case ">":
      return compareRulesValues(left, right) > 0;
    case ">=":
      return compareRulesValues(left, right) >= 0;
  }
}

/** A map known in part is at least a map, so never equal to something else. */
function isEqual(left: RulesValue, right: RulesValue): boolean {
  if (left instanceof PartlyProvenMap && right instanceof PartlyProvenMap) return refuseOpen();
  if (right instanceof PartlyProvenMap) return isEqual(right, left);
  if (!(left instanceof PartlyProvenMap)) return equalRulesValues(left, right);
  return isMap(requireProven(right)) ? refuseOpen() : false;
}

function isIn(left: RulesValue, right: RulesValue): boolean {
  if (right instanceof Unproven) {
    const wanted = keyOf(requireProven(left));
    return heldElements(right).some((element) => keyOf(element) === wanted) || refuseOpen();
  }
  if (right instanceof PartlyProvenMap) return isProvenField(right, requireProven(left)) || refuseOpen();
  if (left instanceof Unproven) {
    const outcomes = [...elementsOf(right)].map((element) => tryCompare(left, element));
    if (outcomes.includes(true)) return true;
    return outcomes.includes(null) ? refuseOpen() : false;
  }
  const wanted = requireProven(left);
  if (isMap(right)) return typeof wanted === "string" && right.has(wanted);
  if (right instanceof RulesSet) return right.byKey.has(keyOf(wanted));
  const key = keyOf(wanted);
  return elementsOf(right).some((element) => keyOf(element) === key);
}

function isProvenField({ proven }: PartlyProvenMap, name: RulesValue): boolean {
  if (typeof name !== "string") return false;
  const value = proven.get(name);
  return value !== undefined && !(value instanceof Unproven && !value.isPresent);
}

/** Null: the facts do not tell. */
function tryCompare(unproven: Unproven, value: RulesValue): boolean | null {
  try {
    return decideComparison(unproven, "==", value);
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
}

/** Elements of a list or set. */
export function elementsOf(value: RulesValue | undefined): readonly RulesValue[] {
  if (isList(value)) return value;
  return value instanceof RulesSet ? [...value.byKey.values()] : refuse("not a list or set");
}

function add(left: RulesValue, right: RulesValue): RulesValue {
  if (typeof left === "string" && typeof right === "string") return left + right;
  if (isList(left) && isList(right)) return [...left, ...right];
  if (left instanceof RulesDuration && right instanceof RulesDuration) {
    return new RulesDuration(left.nanos + right.nanos);
  }
  if (
    (left instanceof RulesTimestamp && right instanceof RulesDuration) ||
    (left instanceof RulesDuration && right instanceof RulesTimestamp)
  ) {
    return new RulesTimestamp(left.nanos + right.nanos);
  }
  return arithmetic("+", left, right);
}

function subtract(left: RulesValue, right: RulesValue): RulesValue {
  if (left instanceof RulesTimestamp && right instanceof RulesDuration) {
    return new RulesTimestamp(left.nanos - right.nanos);
  }
  if (
    (left instanceof RulesTimestamp && right instanceof RulesTimestamp) ||
    (left instanceof RulesDuration && right instanceof RulesDuration)
  ) {
    return new RulesDuration(left.nanos - right.nanos);
  }
  return arithmetic("-", left, right);
}

/** Two ints give an int (division cuts towards zero, overflow is an error), a float on either side gives a float. */
function arithmetic(operator: "+" | "-" | "*" | "/" | "%", left: RulesValue, right: RulesValue): RulesValue {
  if (!isNumeric(left) || !isNumeric(right)) return refuse(`${operator} needs numbers`);
  if (typeof left === "bigint" && typeof right === "bigint") return withinInt(ofInts(operator, left, right));
  return ofFloats(operator, Number(left), Number(right));
}

function ofInts(operator: "+" | "-" | "*" | "/" | "%", left: bigint, right: bigint): bigint {
  if ((operator === "/" || operator === "%") && right === 0n) return refuse("division by zero");
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "%":
      return left % right;
  }
}

function ofFloats(operator: "+" | "-" | "*" | "/" | "%", left: number, right: number): number {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "%":
      return left % right;
  }
}

/** The int itself, if 64 bits hold it. */
export function withinInt(value: bigint): bigint {
  return BigInt.asIntN(INT_BITS, value) === value ? value : refuse("the result is too large for an int");
}

export function negate(value: RulesValue): RulesValue {
  if (typeof value === "bigint") return withinInt(-value);
  return typeof value === "number" ? -value : refuse("not a number");
}

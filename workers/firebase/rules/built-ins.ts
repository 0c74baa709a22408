import { toInt } from "./number-functions";
import { refuse } from "./rules-error";
import { textOf } from "./string-methods";
import { requireProven } from "./unproven";
import { isNumeric, RulesPath, type RulesValue } from "./values";

export type Resource = ReadonlyMap<string, RulesValue>;
/** The resource at a path before the request, or after all of its writes; null if there is no document. */
export type LookUp = (path: RulesPath, when: "before" | "after") => Resource | null;

type BuiltIn = (given: RulesValue, lookUp: LookUp) => RulesValue;

/** Functions that are called by their name alone; each takes one argument. */
const BUILT_INS: Record<string, BuiltIn> = {
  get: (path, lookUp) => lookUp(requirePath(path), "before") ?? refuse("get() found no document"),
  getAfter: (path, lookUp) => lookUp(requirePath(path), "after") ?? refuse("getAfter() found no document"),
  exists: (path, lookUp) => lookUp(requirePath(path), "before") !== null,
  existsAfter: (path, lookUp) => lookUp(requirePath(path), "after") !== null,
  debug: (value) => {
    console.log("firestore.rules debug():", value);
    return value;
  },
  int: (value) => intOf(requireProven(value)),
  float: (value) => floatOf(requireProven(value)),
  string: (value) => textOf(requireProven(value)),
  path: (value) => pathOf(requireProven(value)),
};

/** The result of a built-in function, or undefined if there is none of this name. */
export function callBuiltIn(name: string, given: RulesValue[], lookUp: LookUp): RulesValue | undefined {
  if (!Object.hasOwn(BUILT_INS, name)) return undefined;
  const [only] = given;
  return given.length === 1 ? BUILT_INS[name]!(only!, lookUp) : refuse(`${name}() takes one argument`);
}

function requirePath(value: RulesValue): RulesPath {
  return value instanceof RulesPath ? value : refuse("not a path");
}

function intOf(value: RulesValue): bigint {
  if (isNumeric(value)) return toInt(value);
  if (typeof value !== "string" || !/^[+-]?\d{1,19}$/.test(value)) return refuse("not an int");
  const int = BigInt(value.replace("+", ""));
  return BigInt.asIntN(64, int) === int ? int : refuse("not an int");
}

function floatOf(value: RulesValue): number {
  if (isNumeric(value)) return Number(value);
  const isWritten = typeof value === "string" && /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value);
  return isWritten ? Number(value) : refuse("not a float");
}

function pathOf(value: RulesValue): RulesPath {
  if (value instanceof RulesPath) return value;
  return typeof value === "string" ? RulesPath.ofText(value) : refuse("not a string");
}

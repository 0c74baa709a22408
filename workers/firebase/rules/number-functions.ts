import type { NamespaceFunctions } from "./methods";
import { negate, withinInt } from "./operators";
import { refuse } from "./rules-error";
import { isNumeric, type RulesValue } from "./values";

function numeric(value: RulesValue | undefined): bigint | number {
  return isNumeric(value) ? value : refuse("not a number");
}

/** The whole number as an int, if an int can hold it. */
export function toInt(number: bigint | number): bigint {
  if (typeof number === "bigint") return number;
  return Number.isFinite(number) ? withinInt(BigInt(Math.trunc(number))) : refuse("not an int");
}

function rounded(value: RulesValue | undefined, round: (number: number) => number): bigint {
  const number = numeric(value);
  return typeof number === "bigint" ? number : toInt(round(number));
}

/** https://firebase.google.com/docs/reference/rules/rules.math */
export const MATH_FUNCTIONS: NamespaceFunctions = {
  abs: (value) => {
    const number = numeric(value);
    return number < 0 ? negate(number) : number;
  },
  ceil: (value) => rounded(value, Math.ceil),
  floor: (value) => rounded(value, Math.floor),
  round: (value) => rounded(value, Math.round),
  pow: (base, exponent) => Number(numeric(base)) ** Number(numeric(exponent)),
  sqrt: (value) => Math.sqrt(Number(numeric(value))),
  isNaN: (value) => Number.isNaN(Number(numeric(value))),
  isInfinite: (value) => Math.abs(Number(numeric(value))) === Number.POSITIVE_INFINITY,
};

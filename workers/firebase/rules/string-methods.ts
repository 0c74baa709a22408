import type { Methods } from "./methods";
import { matchesWhole, replaceMatches, splitAtMatches } from "./pattern";
import { refuse } from "./rules-error";
import { characters, RulesBytes, type RulesValue } from "./values";

export function requireText(value: RulesValue | undefined): string {
  return typeof value === "string" ? value : refuse("not a string");
}

/** https://firebase.google.com/docs/reference/rules/rules.String */
export const STRING_METHODS: Methods<string> = {
  size: (self) => BigInt(characters(self).length),
  matches: (self, pattern) => matchesWhole(self, requireText(pattern)),
  split: (self, pattern) => splitAtMatches(self, requireText(pattern)),
  replace: (self, pattern, replacement) =>
    replaceMatches(self, requireText(pattern), requireText(replacement)),
  lower: (self) => self.toLowerCase(),
  upper: (self) => self.toUpperCase(),
  trim: (self) => self.trim(),
  toUtf8: (self) => RulesBytes.ofText(self),
};

/** https://firebase.google.com/docs/reference/rules/rules.Bytes */
export const BYTES_METHODS: Methods<RulesBytes> = {
  size: (self) => BigInt(self.bytes.length),
  toBase64: (self) => self.toBase64(),
  toHexString: (self) => self.toHex(),
};

/** `string(value)`: what a primitive is written as; a float always shows that it is one. */
export function textOf(value: RulesValue): string {
  if (typeof value === "number") return textOfFloat(value);
  if (value === null || typeof value === "boolean" || typeof value === "bigint") return String(value);
  return typeof value === "string" ? value : refuse("no text for this type");
}

/** As Java writes doubles, which is what the rules' own service does: 2.0, 1.0E10, Infinity. */
function textOfFloat(number: number): string {
  if (!Number.isFinite(number)) return String(number);
  const magnitude = Math.abs(number);
  if (number !== 0 && (magnitude < 1e-3 || magnitude >= 1e7)) {
    const [digits = "", exponent = ""] = number.toExponential().split("e");
    return `${digits.includes(".") ? digits : `${digits}.0`}E${exponent.replace("+", "")}`;
  }
  if (Object.is(number, -0)) return "-0.0";
  return Number.isInteger(number) ? `${number}.0` : String(number);
}

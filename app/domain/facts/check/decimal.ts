/** Digits behind the point that are kept, as many as a fact has. */
const decimals = 8;
const mostDigits = 18;

/** A decimal as it is compared: "19.00" and "019" are "19". Null for what is no decimal, or longer than a fact may be. */
export function canonicalDecimal(written: string): string | null {
  return scaled(written, 1n);
}

/** The decimal times a whole number, exactly. */
export function multiply(decimal: string, factor: number): string | null {
  return scaled(decimal, BigInt(factor));
}

/** The difference of two decimals, exactly. */
export function subtract(one: string, other: string): string | null {
  const [first, second] = [toUnits(one), toUnits(other)];
  return first === null || second === null ? null : fromUnits(first - second);
}

/** By how many percent `lower` is below `higher`: rounded down, and to the nearest. Empty where it is not below it. */
export function percentBelow(lower: string, higher: string): string[] {
  const [low, high] = [toUnits(lower), toUnits(higher)];
  if (low === null || high === null || low >= high || low < 0n) return [];
  const thousandths = ((high - low) * 1000n) / high;
  const down = thousandths / 10n;
  const nearest = (thousandths + 5n) / 10n;
  return [...new Set([down, nearest].map(String))];
}

function scaled(decimal: string, factor: bigint): string | null {
  const units = toUnits(decimal);
  return units === null ? null : fromUnits(units * factor);
}

function toUnits(decimal: string): bigint | null {
  if (decimal.length > mostDigits + decimals + 2) return null;
  const [, sign, whole, rest = ""] = /^(-?)(\d{1,18})(?:\.(\d*))?$/.exec(decimal) ?? [];
  if (whole === undefined || rest.length > decimals) return null;
  const units = BigInt(whole + rest.padEnd(decimals, "0"));
  return sign ? -units : units;
}

function fromUnits(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, "0");
  const rest = digits.slice(-decimals).replace(/0+$/, "");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -decimals)}${rest && `.${rest}`}`;
}

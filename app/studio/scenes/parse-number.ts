/**
 * A number as people type it, or null: spaces and apostrophes between thousands, a comma or a point before decimals
 * ("1 200,5", "1,200.5", "1.200,50"). What a single separator before three digits means goes by `decimal`, the
 * decimal separator of whoever types.
 */
export function parseNumber(typed: string, decimal = ownDecimal()): number | null {
  const plain = typed
    .trim()
    .replace(/[\s\u00a0\u202f'’]/g, "")
    .replace("−", "-");
  const last = Math.max(plain.lastIndexOf(","), plain.lastIndexOf("."));
  if (last < 0) return toNumber(plain);
  const separator = plain[last] as string;
  const whole = plain.slice(0, last);
  const rest = plain.slice(last + 1);
  const hasOther = /[.,]/.test(whole) && !whole.includes(separator);
  const isGrouping = whole.includes(separator) || (!hasOther && separator !== decimal && rest.length === 3);
  return toNumber(`${whole.replace(/[.,]/g, "")}${isGrouping ? "" : "."}${rest}`);
}

function ownDecimal(): string {
  return new Intl.NumberFormat().formatToParts(1.5).find(({ type }) => type === "decimal")?.value ?? ".";
}

function toNumber(plain: string): number | null {
  if (!/^-?\d*\.?\d*$/.test(plain) || !/\d/.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

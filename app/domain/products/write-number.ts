/** How numbers stand in words: found as they were written, and written again the same way. */

/** A number with marks for thousands and a fraction of up to four digits. */
export const numberPattern =
  "\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,4})?|\\d+(?:[.,]\\d{1,4})?";

const thousandsMark = "[.,'’ \\u00a0\\u202f]";

/** Whether digits as they stand in a text may mean an amount, written with a point and no marks for thousands. */
export function meansAmount(written: string, amount: string): boolean {
  const plain = written.replace(new RegExp(`${thousandsMark}(?=\\d{3}(?:\\D|$))`, "gu"), "");
  return [plain, written].some((digits) => {
    const text = digits.replace(",", ".");
    return /^\d+(?:\.\d+)?$/u.test(text) && Number(text) === Number(amount);
  });
}

/**
 * An amount in the way `form` is written: its marks for thousands and for the fraction, and no fewer digits behind it. What `form`
 * does not show follows the language. `fewestDecimals` is for amounts that are not whole, where `form` has none.
 */
export function writeNumberLike(
  form: string,
  amount: string,
  { language, fewestDecimals }: { language: string; fewestDecimals: number },
): string {
  const usual = usualMarks(language);
  const shown = readMarks(form);
  const [whole = "0", fraction = ""] = amount.replace("-", "").split(".");
  const needed = fraction.replace(/0+$/u, "");
  const decimals = needed || shown.decimals ? Math.max(needed.length, shown.decimals || fewestDecimals) : 0;
  const decimalMark =
    shown.decimalMark ?? (shown.group === "." ? "," : shown.group === "," ? "." : usual.decimal);
  const group = shown.group ?? (shown.isLong ? "" : whole.length > 4 || usual.groupsFour ? usual.group : "");
  const grouped =
    whole.length > 3 && group !== decimalMark ? whole.replace(/\B(?=(?:\d{3})+$)/gu, group) : whole;
  const sign = amount.startsWith("-") ? "-" : "";
  return `${sign}${grouped}${decimals ? `${decimalMark}${needed.padEnd(decimals, "0")}` : ""}`;
}

/** The marks that a written number shows; `isLong` where it would show one for thousands and has none. */
function readMarks(form: string): {
  decimalMark: string | null;
  group: string | null;
  decimals: number;
  isLong: boolean;
} {
  const fraction = /([.,])(\d{1,2}|\d{4})$/u.exec(form);
  const whole = fraction ? form.slice(0, fraction.index) : form;
  return {
    decimalMark: fraction?.[1] ?? null,
    group: /\D/u.exec(whole)?.[0] ?? null,
    decimals: fraction?.[2]?.length ?? 0,
    isLong: /^\d{4,}$/u.test(whole),
  };
}

function usualMarks(language: string): { decimal: string; group: string; groupsFour: boolean } {
  const format = numberFormat(language, { numberingSystem: "latn" });
  const parts = format.formatToParts(12345.6);
  const markOf = (type: string, other: string) => parts.find((part) => part.type === type)?.value ?? other;
  const groupsFour = format.formatToParts(1234).some(({ type }) => type === "group");
  return { decimal: markOf("decimal", "."), group: markOf("group", ","), groupsFour };
}

/** To make one takes longer than to write a thousand numbers with it. */
const formats = new Map<string, Intl.NumberFormat>();
const mostFormats = 400;

/** The format of a language, and of English for a tag that names none. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = newFormat(language, options);
  if (formats.size >= mostFormats) formats.clear();
  formats.set(key, made);
  return made;
}

function newFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language, options);
  } catch {
    return new Intl.NumberFormat("en", options);
  }
}

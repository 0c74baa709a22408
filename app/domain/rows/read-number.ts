import type { Column } from "./table";

export type NumberReading =
  /** `amount` as `decimalSchema` of facts has it: "1320.99". */
  { ok: true; amount: string; isAmbiguous: boolean } | { ok: false };

/** Digits of other scripts, by their zero. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10];

/** The same with digits of the Latin script, and a point and comma in place of the Arabic marks. */
export function withLatinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/gu, (digit) => {
      const code = digit.codePointAt(0)!;
      return String(code - zeros.findLast((zero) => code >= zero)!);
    })
    .replace(/٫/gu, ".")
    .replace(/[٬]/gu, ",");
}

/**
 * A number that is the whole of a text, however it sets off thousands and decimals: "1.320,99", "1 320.99", "1'320". Where one
 * mark stands before exactly three digits it may be either; the column's own way decides, and thousands where it says nothing:
 * then `isAmbiguous`. Never rounded.
 */
export function readNumber(text: string, column: Pick<Column, "decimalMark"> = {}): NumberReading {
  const plain = withLatinDigits(text)
    .trim()
    .replace(/[\s\u00a0\u202f'’]+(?=\d{3}(?:\D|$))/gu, "")
    .replace(/^[−–]/u, "-")
    .replace(/^\+/u, "");
  const match = /^(-?)(\d[\d.,]*)$/u.exec(plain);
  const digits = match?.[2];
  if (!match || !digits || /[.,]$/u.test(digits)) return { ok: false };
  const marks = [...digits.matchAll(/[.,]/gu)].map(([mark]) => mark);
  const kinds = new Set(marks);
  let decimal: string | null = null;
  let isAmbiguous = false;
  if (kinds.size === 2) {
    decimal = marks.at(-1)!;
    if (marks.filter((mark) => mark === decimal).length > 1) return { ok: false };
  } else if (marks.length === 1) {
    const [mark] = marks as [string];
    const [whole = "", after = ""] = digits.split(mark);
    const mayBeThousands = after.length === 3 && /^[1-9]\d{0,2}$/u.test(whole);
    if (!mayBeThousands) decimal = mark;
    else if (column.decimalMark) decimal = mark === column.decimalMark ? mark : null;
    else isAmbiguous = true;
  }
  const [whole = "", after] = decimal === null ? [digits] : splitAtLast(digits, decimal);
  const groups = whole.split(/[.,]/u);
  if (groups.length > 1 && !groups.slice(1).every((group) => group.length === 3 || group.length === 2)) {
    return { ok: false };
  }
  const joined = groups.join("").replace(/^0+(?=\d)/u, "");
  if (joined.length > 15 || (after?.length ?? 0) > 8) return { ok: false };
  return { ok: true, amount: `${match[1]}${joined}${after ? `.${after}` : ""}`, isAmbiguous };
}

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

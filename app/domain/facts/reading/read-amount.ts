/** Zeros of the digits that pages write numbers with: Arabic, Persian, Devanagari, Bengali, full-width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/g;

/** The text with every digit in ASCII, as long as before. */
export function withPlainDigits(text: string): string {
  return text
    .replace(otherDigits, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = zeros.findLast((each) => each <= code) ?? code;
      return String(code - zero);
    })
    .replace(/[．]/g, ".")
    .replace(/[，]/g, ",")
    .replace(/[￥]/g, "¥");
}

const groupMark = /['’\u066c\u00a0\u202f\u2009 ]/g;

/**
 * The numbers that written digits can mean, as decimals with a point, the likeliest first; none where they are no
 * number. Nothing is rounded. One mark before three digits is thousands and may be a fraction: "1.299". `fraction`
 * is the mark a language writes fractions with, where thousands are not likelier.
 */
export function readAmounts(written: string, fraction: "." | "," | null = null): string[] {
  const text = written.replaceAll("\u066b", ".").trim();
  const whole = text.replace(groupMark, "");
  if (!/^\d[\d.,]*$/.test(whole) || whole.length > 24 || !areGroups(text)) return [];
  const points = whole.split(".").length - 1;
  const commas = whole.split(",").length - 1;
  if (points === 0 && commas === 0) return [plain(whole)];
  if (points > 0 && commas > 0) {
    const mark = whole.lastIndexOf(".") > whole.lastIndexOf(",") ? "." : ",";
    const parts = whole.split(mark);
    if (parts.length !== 2) return [];
    const group = mark === "." ? "," : ".";
    return isGrouped(parts[0]!, group) ? [decimal(parts[0]!.replaceAll(group, ""), parts[1]!)] : [];
  }
  const mark = points > 0 ? "." : ",";
  const parts = whole.split(mark);
  if (parts.length > 2) return isGrouped(whole, mark) ? [plain(parts.join(""))] : [];
  const [before = "", after = ""] = parts;
  if (after === "") return [];
  const asFraction = decimal(before, after);
  const canBeThousands = after.length === 3 && /^[1-9]\d{0,2}$/.test(before) && whole.length === text.length;
  if (!canBeThousands) return [asFraction];
  const asThousands = plain(before + after);
  return mark === fraction ? [asFraction, asThousands] : [asThousands, asFraction];
}

/** Spaces and apostrophes set off groups of three. */
function areGroups(text: string): boolean {
  const [head = "", ...groups] = text.split(groupMark);
  if (groups.length === 0) return true;
  const last = groups.pop() ?? "";
  return (
    /^\d{1,3}$/.test(head) &&
    groups.every((group) => /^\d{3}$/.test(group)) &&
    /^\d{3}(?:[.,]\d+)?$/.test(last)
  );
}

/** "1.299.000" or, as India writes it, "1,29,999". */
function isGrouped(text: string, mark: string): boolean {
  const [head = "", ...groups] = text.split(mark);
  if (groups.length === 0) return true;
  const last = groups.pop() ?? "";
  if (!/^\d{1,3}$/.test(head) || !/^\d{3}$/.test(last)) return false;
  return (
    groups.every((group) => /^\d{3}$/.test(group)) ||
    (head.length <= 2 && groups.every((group) => /^\d{2}$/.test(group)))
  );
}

function plain(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "");
}

function decimal(before: string, after: string): string {
  return `${plain(before)}.${after.slice(0, 8)}`;
}

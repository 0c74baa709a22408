import { meaningOfHeading } from "~/domain/rows/heading-meanings";
import { readDate } from "~/domain/rows/read-date";
import { readMoney } from "~/domain/rows/read-money";
import { readNumber } from "~/domain/rows/read-number";
import { readWebAddress } from "~/domain/rows/read-words";

/**
 * The place of the row of headings among the first rows, or null where there is none. Titles above it are passed over: rows of one
 * cell where the others have several.
 */
export function findHeadings(rows: readonly (readonly string[])[]): number | null {
  const width = Math.max(0, ...rows.map(filledOf));
  const first = rows.findIndex((row) => filledOf(row) > (width > 2 ? 1 : 0));
  const row = rows[first];
  if (!row) return null;
  const names = row.map((cell) => cell.trim()).filter(Boolean);
  if (names.some(isValue)) return null;
  if (names.some((name) => meaningOfHeading(name) !== null)) return first;
  const below = rows.slice(first + 1);
  // A row of words above numbers, dates or addresses is their heading; above other words it may be as well, if it is short.
  const hasValuesBelow = row.some((_, at) => below.some((cells) => isValue(cells[at] ?? "")));
  const isShort = names.every((name) => name.length <= 40) && new Set(names).size === names.length;
  return hasValuesBelow || (isShort && width > 1 && below.length > 0) ? first : null;
}

/** Each name once, none empty: "Price", "Price (2)", "Column 3". */
export function uniqueHeadings(names: readonly string[], mostCharacters: number): string[] {
  const taken = new Set<string>();
  return names.map((name, at) => {
    const plain =
      name
        .replace(/\s+/gu, " ")
        .trim()
        .slice(0, mostCharacters - 6) || `Column ${at + 1}`;
    let unique = plain;
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${plain} (${number})`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function filledOf(row: readonly string[]): number {
  return row.filter((cell) => cell.trim() !== "").length;
}

function isValue(cell: string): boolean {
  const text = cell.trim();
  return (
    text !== "" &&
    (readNumber(text).ok || readMoney(text).ok || readDate(text).ok || readWebAddress(text) !== null)
  );
}

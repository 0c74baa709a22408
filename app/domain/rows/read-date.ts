import { withLatinDigits } from "./read-number";
import type { Column } from "./table";

/** `date` is ISO 8601, a day. */
export type DateReading = { ok: true; date: string; isAmbiguous: boolean } | { ok: false };

/** A day that is the whole of a cell: "2026-12-24", "24.12.2026", "12/24/2026", with or without a time; of a span its last day. */
export function readDate(text: string, column: Pick<Column, "dateOrder"> = {}): DateReading {
  const plain = withLatinDigits(text).trim();
  const iso = /^(?:\d{4}-\d{2}-\d{2}[^/]*\/)?(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ].*)?$/u.exec(
    plain,
  );
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), false);
  const written = /^(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4}|\d{2})(?:[T ,].*)?$/u.exec(plain);
  if (!written) return { ok: false };
  const [first, second, third] = written.slice(1).map(Number) as [number, number, number];
  const year = third < 100 ? 2000 + third : third;
  if (first > 12) return dayOf(year, second, first, false);
  if (second > 12) return dayOf(year, first, second, false);
  // Points are written by those who begin with the day.
  const order = plain.includes(".") ? "day-first" : column.dateOrder;
  const isMonthFirst = order === "month-first";
  return dayOf(
    year,
    isMonthFirst ? first : second,
    isMonthFirst ? second : first,
    order === undefined && first !== second,
  );
}

function dayOf(year: number, month: number, day: number, isAmbiguous: boolean): DateReading {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? { ok: true, date: date.toISOString().slice(0, 10), isAmbiguous } : { ok: false };
}

/** Months of a list by time, for jumping; in the person's own time zone. */
export interface Month {
  /** `2026-05` */
  id: string;
  fromMs: number;
  /** The beginning of the next month. */
  toMs: number;
}

/** The months from that of `newest` down to that of `oldest`, at most so many. */
export function monthsBetween(oldest: Date, newest: Date, most: number): Month[] {
  const months: Month[] = [];
  let [year, month] = [newest.getFullYear(), newest.getMonth()];
  while (months.length < most && new Date(year, month + 1, 1) > oldest) {
    months.push(monthOf(year, month));
    [year, month] = month === 0 ? [year - 1, 11] : [year, month - 1];
  }
  return months;
}

/** Reads `2026-05`; null for anything else. */
export function parseMonth(id: string | null): Month | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(id ?? "") ?? [];
  return year && month ? monthOf(Number(year), Number(month) - 1) : null;
}

function monthOf(year: number, month: number): Month {
  return {
    id: `${year}-${String(month + 1).padStart(2, "0")}`,
    fromMs: new Date(year, month, 1).getTime(),
    toMs: new Date(year, month + 1, 1).getTime(),
  };
}

/** "May 2026" in the person's language. */
export function monthName({ fromMs }: Pick<Month, "fromMs">, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { month: "long", year: "numeric" }).format(fromMs);
}

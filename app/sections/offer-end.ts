/**
 * When an offer ends, in milliseconds since 1970, from ISO 8601. A day alone lasts until its end where it is read; what is no
 * day is NaN.
 */
export function offerEnd(date: string): number {
  // Some engines take whatever ends with a number for a date.
  if (!/^\d{4}-\d{2}-\d{2}(T|$)/u.test(date)) return Number.NaN;
  return Date.parse(date.includes("T") ? date : `${date}T24:00:00`);
}

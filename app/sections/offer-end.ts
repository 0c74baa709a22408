/**
 * When an offer ends, in milliseconds since 1970, from ISO 8601. A day alone lasts until its end where it is read; what is no
 * day is NaN.
 */
export function offerEnd(date: string): number {
  return Date.parse(/^\d{4}-\d{2}-\d{2}$/u.test(date) ? `${date}T24:00:00` : /T/u.test(date) ? date : "");
}

const rfc3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(Z|z|[+-]\d\d:\d\d)$/;

/**
 * A moment of RFC 3339, to the nanosecond, as the database writes it: in UTC, without zeros at its end. Null for what is none, or
 * lies outside the years 1 to 9999.
 */
export function readTimestamp(text: string): string | null {
  const found = rfc3339.exec(text.trim());
  if (!found) return null;
  const [, year = "", month = "", day, hour, minute, second, fraction = "", zone = ""] = found;
  const isThere =
    Number(day) <= new Date(Date.UTC(2000 + (Number(year) % 400), Number(month), 0)).getUTCDate();
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone.toUpperCase()}`);
  if (!isThere || Number.isNaN(ms)) return null;
  const moment = new Date(ms).toISOString();
  if (!/^\d{4}-/.test(moment) || moment.startsWith("0000")) return null;
  const digits = fraction.replace(/0+$/, "");
  return `${moment.slice(0, 19)}${digits && `.${digits}`}Z`;
}

/** The database keeps microseconds: what it would cut off a moment, in nanoseconds. */
export function lostNanoseconds(timestamp: string): number {
  const digits = /\.\d{6}(\d{1,3})Z$/.exec(timestamp)?.[1];
  return digits ? Number(digits.padEnd(3, "0")) : 0;
}

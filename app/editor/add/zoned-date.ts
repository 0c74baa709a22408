/** The time zone of this machine, as IANA names it. */
export function presentZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every zone this browser knows. */
export function timeZones(): readonly string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes("UTC") ? known : ["UTC", ...known];
}

/**
 * A wall-clock time (`2027-03-28T09:00`) in a zone as ISO 8601 with the offset that zone has then; null where either is unknown.
 * A time that a change of clocks skips is taken as the one after it.
 */
export function withZone(local: string, zone: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/u.test(local)) return null;
  const wanted = Date.parse(`${local.slice(0, 16)}:00Z`);
  if (Number.isNaN(wanted)) return null;
  let offset: number;
  try {
    offset = offsetMinutes(zone, wanted - offsetMinutes(zone, wanted) * 60_000);
  } catch {
    return null;
  }
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, "0");
  return `${local.slice(0, 16)}:00${offset < 0 ? "-" : "+"}${two(offset / 60)}:${two(offset % 60)}`;
}

/** The wall-clock time and zone-free text of a stored moment, in a zone, as a field writes it. */
export function localIn(endsAt: string, zone: string): string {
  const at = Date.parse(endsAt);
  if (Number.isNaN(at)) return "";
  return new Date(at + offsetMinutes(zone, at) * 60_000).toISOString().slice(0, 16);
}

/** How far a zone's clock is ahead of UTC at a moment. Throws `RangeError` for a zone nobody knows. */
function offsetMinutes(zone: string, atMs: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(atMs);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"));
  return Math.round((wall - Math.floor(atMs / 60_000) * 60_000) / 60_000);
}

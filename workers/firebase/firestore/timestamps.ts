import { invalidArgument } from "./rpc-error";

/** A timestamp as the wire carries it: RFC 3339 with up to nine digits. */
export type WireTimestamp = string;

const RFC3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/;
/** Firestore keeps times from year 1 to the end of year 9999. */
const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

/** Whole seconds since the epoch and the nanoseconds after them. Throws INVALID_ARGUMENT if unreadable. */
export function timestampParts(timestamp: WireTimestamp): { seconds: number; nanos: number } {
  const parts = parseRfc3339(timestamp);
  if (!isInRange(parts.seconds)) throw invalidArgument(`Invalid timestamp: ${JSON.stringify(timestamp)}`);
  return parts;
}

/** What is wrong with a timestamp, in the words of Google's gateway; null if nothing is. */
export function timestampProblem(text: string): string | null {
  if (!/(Z|[+-]\d\d:\d\d)$/.test(text)) {
    return "Illegal timestamp format; timestamps must end with 'Z' or have a valid timezone offset.";
  }
  const tooMuch = /^\d{5}|\.\d{10}/.test(text);
  const { seconds } = parseRfc3339(text);
  if (tooMuch || (!Number.isNaN(seconds) && !isInRange(seconds))) return "Timestamp value exceeds limits";
  return Number.isNaN(seconds) ? "Invalid time format, failed to parse input" : null;
}

function isInRange(seconds: number): boolean {
  return seconds >= MIN_SECONDS && seconds <= MAX_SECONDS;
}

function parseRfc3339(text: string): { seconds: number; nanos: number } {
  const [, dateTime, fraction = "", zone] = RFC3339.exec(text) ?? [];
  const millis = dateTime && zone ? Date.parse(dateTime + zone) : Number.NaN;
  return { seconds: millis / 1000, nanos: Number(fraction.padEnd(9, "0")) };
}

/** Microseconds since the epoch: the resolution Firestore stores. Exact up to the year 2255. */
export function timestampToMicros(timestamp: WireTimestamp): number {
  const { seconds, nanos } = timestampParts(timestamp);
  return seconds * 1e6 + Math.floor(nanos / 1000);
}

/** RFC 3339 with six digits, the form of commit, create, update and read times. */
export function microsToTimestamp(micros: number): string {
  const micro = ((micros % 1000) + 1000) % 1000;
  return `${new Date((micros - micro) / 1000).toISOString().slice(0, -1)}${String(micro).padStart(3, "0")}Z`;
}

/** The stored form of a timestamp value: cut (not rounded) to microseconds, no fraction if it is zero. */
export function canonicalTimestamp(timestamp: WireTimestamp): string {
  const { seconds, nanos } = timestampParts(timestamp);
  const micros = Math.floor(nanos / 1000);
  const dateTime = new Date(seconds * 1000).toISOString().slice(0, 19);
  return micros ? `${dateTime}.${String(micros).padStart(6, "0")}Z` : `${dateTime}Z`;
}

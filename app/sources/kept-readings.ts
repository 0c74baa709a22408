import { type SourceReading, sourceReadingSchema } from "./source-reading";

/** Readings lie in this browser's storage, one under each address, so that closing the page loses nothing. */
const prefix = "vitrine:source:";
const mostKept = 12;

const keyOf = (userId: string, id: string) => `${prefix}${userId}:${id}`;

export function readKeptReading(userId: string, id: string): SourceReading | null {
  try {
    return sourceReadingSchema.parse(JSON.parse(localStorage.getItem(keyOf(userId, id)) ?? ""));
  } catch {
    return null;
  }
}

/** Keeps a reading; where there is no room, those that were left alone the longest make it. */
export function keepReading(userId: string, reading: SourceReading): void {
  const key = keyOf(userId, reading.id);
  const text = JSON.stringify(reading);
  const others = listKeptReadings(userId).filter(({ id }) => id !== reading.id);
  for (const { id } of others.slice(mostKept - 1)) forgetReading(userId, id);
  const leavable = others.slice(0, mostKept - 1).reverse();
  for (;;) {
    try {
      localStorage.setItem(key, text);
      return;
    } catch {
      const oldest = leavable.shift();
      // Storage is off, or this one alone is too large: it then lives as long as the page.
      if (!oldest) return;
      forgetReading(userId, oldest.id);
    }
  }
}

export function forgetReading(userId: string, id: string): void {
  try {
    localStorage.removeItem(keyOf(userId, id));
  } catch {
    // Storage is off: nothing was kept.
  }
}

/** A person's readings, the last used first. */
export function listKeptReadings(userId: string): SourceReading[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(userId, "")))
      .flatMap((key) => readKeptReading(userId, key.slice(keyOf(userId, "").length)) ?? [])
      .toSorted((one, other) => other.at.localeCompare(one.at));
  } catch {
    return [];
  }
}

import type { AddTarget } from "./protocol";
import { timestampToMicros } from "./timestamps";

/** The token of a snapshot: its read time in microseconds, opaque to clients. */
export function resumeToken(atMicros: number): string {
  return btoa(String(atMicros));
}

/**
 * The time of the snapshot a client has of a target: null if it has none, NaN if what it says cannot be read, as
 * with a token of another server.
 */
export function resumeTime({ resumeToken: token, readTime }: AddTarget): number | null {
  if (token) return tokenMicros(token);
  if (readTime === undefined) return null;
  try {
    return timestampToMicros(readTime);
  } catch {
    return Number.NaN;
  }
}

function tokenMicros(token: string): number {
  try {
    const text = atob(token);
    return /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  } catch {
    return Number.NaN;
  }
}

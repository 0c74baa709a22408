import type { AuditEvent, AuditPage } from "~/domain/audit/audit-event";

/** The log as far as it was read, the latest first; `next` is where it goes on, null at its end. */
export interface ReadLog {
  kind: "present";
  events: readonly AuditEvent[];
  next: string | null;
}

/** The log with what came since; `came` is the answer to what is newer than its newest, null where there was none. */
export function followed(before: ReadLog, came: AuditPage | null): ReadLog {
  // More came than one answer holds, as while the page was out of sight: it begins anew, since between the two events are missing.
  if (came?.next) return { kind: "present", events: came.events, next: came.next };
  const known = new Set(before.events.slice(0, 400).map(({ id }) => id));
  const fresh = (came?.events ?? []).filter(({ id }) => !known.has(id));
  // A new object also where nothing came: it is what the next look waits for.
  if (fresh.length === 0) return { ...before };
  const events = [...fresh, ...before.events].sort((one, other) => (one.id < other.id ? 1 : -1));
  return { ...before, events };
}

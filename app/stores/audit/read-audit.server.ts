import * as z from "zod/mini";
import {
  type AuditEvent,
  type AuditFilter,
  type AuditPage,
  actorTypes,
  matchesFilter,
  outcomes,
} from "~/domain/audit/audit-event";
import type { FieldChange } from "~/domain/audit/patch";
import { ulidTime } from "~/domain/audit/ulid";
import type { Settings } from "~/settings/settings.server";
import { isDocumentId } from "../firestore/document-id";
import { type FirestoreQuery, firestoreOf, type StoredDocument } from "../firestore/firestore.server";
import { auditCollection } from "./audit.server";

const scalar = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
const schema = z.object({
  id: z.string(),
  at: z.date(),
  action: z.string(),
  actor: z.object({
    type: z.enum(actorTypes as ["user", "staff", "service"]),
    id: z.string(),
    name: z.nullable(z.string()),
    role: z.nullable(z.string()),
  }),
  targets: z.array(z.string()),
  outcome: z.enum(outcomes as ["success", "denied", "error"]),
  reason: z.nullable(z.string()),
  patch: z.string(),
  details: z.record(z.string(), scalar),
  context: z.object({ requestId: z.nullable(z.string()), route: z.nullable(z.string()) }),
  version: z.int(),
});

/** An event as it is told; null for what was stored before events had this form. */
export function eventOf({ data }: Pick<StoredDocument, "data">): AuditEvent | null {
  const { data: stored } = schema.safeParse(data);
  if (!stored) return null;
  return { ...stored, at: stored.at.toISOString(), patch: JSON.parse(stored.patch) as FieldChange[] };
}

export async function getEvent(settings: Settings, id: string): Promise<AuditEvent | null> {
  if (!isDocumentId(id)) return null;
  const stored = await firestoreOf(settings).get(`${auditCollection}/${id}`);
  return stored && eventOf(stored);
}

const mostEvents = 200;
/** Read at once: an event may have 1 MiB. */
const pageEvents = 50;
/** So many are looked at for one answer; what is left is asked for by the next. */
const mostLookedAt = 2_000;
const mostBytes = 8_000_000;

type Bound = Pick<AuditFilter, "from" | "to">;

/**
 * The latest events that a filter asks for, those before an id or after one. At most 200, fewer where 2,000 or 8 MB of
 * them were looked at; then `next` goes on.
 */
export async function listEvents(
  settings: Settings,
  filter: AuditFilter,
  { before, after }: { before: string | null; after: string | null },
): Promise<AuditPage> {
  const events: AuditEvent[] = [];
  let last = before;
  let bytes = 0;
  for (let lookedAt = 0; lookedAt < mostLookedAt && bytes < mostBytes; ) {
    const found = await firestoreOf(settings).query({
      collection: auditCollection,
      where: [...narrowest(filter), ...within(filter, last, after)],
      orderBy: [["id", "DESCENDING"]],
      limit: pageEvents,
    });
    for (const document of found) {
      const event = eventOf(document);
      last = document.id;
      if (event && matchesFilter(event, filter)) events.push(event);
      bytes += String(document.data.patch ?? "").length;
      if (events.length === mostEvents || bytes >= mostBytes) return { events, next: last };
    }
    if (found.length < pageEvents) return { events, next: null };
    lookedAt += found.length;
  }
  return { events, next: last };
}

type Where = NonNullable<FirestoreQuery["where"]>;

/** The one condition that the database itself can tell fewest events by; the rest is looked at here. */
function narrowest({ request, target, who, action }: AuditFilter): Where {
  if (request) return [["context.requestId", "EQUAL", request]];
  // A whole path; the beginning of one is looked for here.
  if (/^[^/]+\/[^/]+$/.test(target)) return [["targets", "ARRAY_CONTAINS", target]];
  if (/^[\w-]{20,}$/.test(who)) return [["actor.id", "EQUAL", who]];
  if (action.includes(".")) return [["action", "EQUAL", action]];
  return [];
}

const dayMs = 24 * 3600 * 1000;

/** Ids say when an event was recorded, so that days are bounds of ids. Told late, an event may be recorded a day after. */
function within({ from, to }: Bound, before: string | null, after: string | null): Where {
  const fromMs = Date.parse(from);
  const toMs = Date.parse(to);
  const upper = [before, Number.isNaN(toMs) ? null : ulidTime(toMs + 2 * dayMs)].filter(
    (bound) => bound !== null,
  );
  const lower = [after, Number.isNaN(fromMs) ? null : ulidTime(fromMs)].filter((bound) => bound !== null);
  const where: Where[number][] = [];
  const [first] = upper.toSorted();
  const last = lower.toSorted().at(-1);
  if (first) where.push(["id", "LESS_THAN", first]);
  if (last) where.push(["id", "GREATER_THAN", last]);
  return where;
}

import { type AuditEvent, firstAction, whyNotReverted } from "~/domain/audit/audit-event";
import { isSame, readValues, topField, valueAt, withValueAt } from "~/domain/audit/patch";
import type { Settings } from "~/settings/settings.server";
import {
  FirestoreError,
  type FirestoreWrite,
  firestoreOf,
  type StoredDocument,
} from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { auditWrite } from "./audit.server";
import { commitRecorded } from "./commit-recorded.server";
import { noteWritten } from "./record-drafts.server";

export type RevertAnswer =
  | { kind: "reverted"; eventId: string }
  /** It is no change that can be put back. */
  | { kind: "refused"; why: string }
  /** What it changed has changed since: these fields. */
  | { kind: "moved"; fields: string[] };

/** Puts back what an event changed, as a change of its own; refuses where any of its fields has changed since. */
export async function revertEvent(
  settings: Settings,
  event: AuditEvent,
  { staffId, reason }: { staffId: string; reason: string },
): Promise<RevertAnswer> {
  const why = whyNotReverted(event);
  if (why) return { kind: "refused", why };
  const paths = [...new Set(event.patch.map(({ target }) => target))];
  const found = await firestoreOf(settings).getAll(paths);
  const present = new Map(found.flatMap((document) => (document ? [[document.path, document]] : [])));
  const gone = paths.filter((path) => !present.has(path));
  if (gone.length > 0) return { kind: "moved", fields: gone };

  const moved = event.patch.filter(({ target, field, after }) => {
    return !isSame(valueAt(present.get(target)?.data, field), readValues(after));
  });
  if (moved.length > 0) return { kind: "moved", fields: moved.map(({ field }) => field) };

  const written: { path: string; before: StoredDocument["data"]; after: StoredDocument["data"] }[] = [];
  const writes = [...present.values()].map(({ path, data, version }): FirestoreWrite => {
    const changes = event.patch.filter(({ target }) => target === path);
    const back = changes.reduce((state, { field, before }) => {
      return withValueAt(state, field, readValues(before));
    }, data);
    written.push({ path, before: data, after: back });
    const names = [...new Set(changes.map(({ field }) => topField(field)))];
    const isTimed = "updatedAt" in data ? { updatedAt: serverTimestamp } : {};
    const isWhole = names.every((name) => name in back);
    return isWhole
      ? {
          kind: "update",
          path,
          data: { ...Object.fromEntries(names.map((name) => [name, back[name]])), ...isTimed },
          unchangedSince: version,
        }
      : { kind: "set", path, data: { ...back, ...isTimed }, unchangedSince: version };
  });
  const record = auditWrite({
    actorId: staffId,
    action: "log.revert",
    subject: paths[0] ?? "",
    targets: [...paths, `auditEvents/${event.id}`],
    details: { reverts: event.id, action: firstAction(event) },
    reason,
  });
  try {
    await commitRecorded(settings, [...writes, record], [...present.values()]);
  } catch (error) {
    if (error instanceof FirestoreError && ["failed_precondition", "not_found"].includes(error.code)) {
      return { kind: "moved", fields: event.patch.map(({ field }) => field) };
    }
    throw error;
  }
  await noteWritten(settings, written);
  return { kind: "reverted", eventId: record.path.slice("auditEvents/".length) };
}

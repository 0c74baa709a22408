import * as z from "zod/mini";
import { type FieldChange, patchOf, readValues, writeValues } from "~/domain/audit/patch";
import type { Settings } from "~/settings/settings.server";
import {
  FirestoreError,
  type FirestoreWrite,
  firestoreOf,
  type StoredDocument,
} from "../firestore/firestore.server";
import { auditedKey } from "../media/media-keys.server";
import { auditWrite } from "./audit.server";

/** Drafts that their people write from the browser, past the worker. */
const drafts = ["content", "projects", "products", "brands"] as const;
type Drafts = (typeof drafts)[number];

/** What the worker writes in drafts; its own events tell that. */
const written: ReadonlySet<string> = new Set(["status", "acceptedClaims", "row", "createdAt", "versionedAt"]);

const atOnce = 50;
/** In one run; the rest is for the next one. */
const mostRounds = 10;

const cursorPath = (collection: Drafts) => `auditCursors/${collection}`;
const cursorSchema = z.object({ at: z.date(), paths: z.array(z.string()) });

/**
 * Records what people changed in their drafts, which their browsers write themselves: what the documents are now against how the log
 * saw them last, one event for each person and minute. The events and how far the log has come are one commit. May be broken off
 * and run again at any moment.
 */
export async function recordDrafts(settings: Settings, now: Date): Promise<number> {
  let recorded = 0;
  for (const collection of drafts) {
    for (let round = 0; round < mostRounds; round++) {
      const count = await recordNext(settings, collection, now);
      recorded += count;
      if (count < atOnce) break;
    }
  }
  return recorded;
}

/** How many documents were looked at. */
async function recordNext(settings: Settings, collection: Drafts, now: Date): Promise<number> {
  const firestore = firestoreOf(settings);
  const cursor = await firestore.get(cursorPath(collection));
  const known = cursorSchema.safeParse(cursor?.data).data ?? { at: new Date(0), paths: [] };
  // Times are read to the millisecond: what was changed in the cursor's own is asked for again.
  const found = await firestore.query({
    collection,
    where: [["updatedAt", "GREATER_THAN", new Date(known.at.getTime() - 1)]],
    orderBy: [["updatedAt", "ASCENDING"]],
    limit: atOnce + known.paths.length,
  });
  const changed = found.filter(({ path, version }) => !known.paths.includes(`${path}@${version}`));
  const last = found.at(-1);
  if (changed.length === 0 || !last) return 0;

  const looks = await Promise.all(changed.map((document) => lookAt(settings, document)));
  const at = timeOf(last, now);
  const writes: FirestoreWrite[] = [
    ...eventsOf(changed, looks, now),
    {
      kind: "set",
      path: cursorPath(collection),
      data: {
        at,
        paths: found
          .filter((document) => timeOf(document, now).getTime() >= at.getTime() - 1)
          .map(({ path, version }) => `${path}@${version}`),
      },
      ...(cursor ? { unchangedSince: cursor.version } : { exists: false }),
    },
  ];
  try {
    await firestore.commit(writes);
  } catch (error) {
    // Another run has recorded them.
    if (error instanceof FirestoreError && ["failed_precondition", "already_exists"].includes(error.code)) {
      return 0;
    }
    throw error;
  }
  // After the commit: broken off here, the next event of the draft tells this change once more.
  await Promise.all(
    changed.map(({ path, data }) => settings.media.put(auditedKey(path), writeValues(draftOf(data)))),
  );
  return changed.length;
}

interface Look {
  isNew: boolean;
  patch: FieldChange[];
}

async function lookAt(settings: Settings, { path, data }: StoredDocument): Promise<Look> {
  const seen = await settings.media.get(auditedKey(path));
  const before = seen && (readValues(await seen.json()) as Record<string, unknown>);
  return { isNew: before === null, patch: patchOf(path, before, draftOf(data)) };
}

/** One for each person and minute. A video that the log has not seen was made by the worker, whose own event tells that. */
function eventsOf(documents: readonly StoredDocument[], looks: readonly Look[], now: Date): FirestoreWrite[] {
  const groups = new Map<
    string,
    { ownerId: string; minute: string; paths: string[]; patch: FieldChange[] }
  >();
  documents.forEach((document, place) => {
    const { isNew, patch } = looks[place] as Look;
    if (patch.length === 0 || (isNew && document.path.startsWith("content/"))) return;
    const ownerId = String(document.data.ownerId ?? "");
    const minute = timeOf(document, now).toISOString().slice(0, 16);
    const key = `${ownerId} ${minute}`;
    const group = groups.get(key) ?? { ownerId, minute, paths: [], patch: [] };
    group.paths.push(document.path);
    group.patch.push(...patch);
    groups.set(key, group);
  });
  return [...groups.values()].map(({ ownerId, minute, paths, patch }) => {
    const [subject = "", ...targets] = paths;
    const write = auditWrite({
      actorId: ownerId,
      action: "draft.edit",
      subject,
      targets,
      details: { minute: `${minute}Z`, documents: paths.length },
      requestId: null,
    });
    return write.kind === "set" ? { ...write, data: { ...write.data, patch: writeValues(patch) } } : write;
  });
}

function timeOf({ data }: StoredDocument, now: Date): Date {
  return data.updatedAt instanceof Date ? data.updatedAt : now;
}

function draftOf(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !written.has(name)));
}

import * as z from "zod/mini";
import { isSame, patchOf, readValues, writeValues } from "~/domain/audit/patch";
import type { Settings } from "~/settings/settings.server";
import {
  FirestoreError,
  type FirestoreWrite,
  firestoreOf,
  type StoredDocument,
} from "../firestore/firestore.server";
import { auditedKey } from "../media/media-keys.server";
import { askedByNobody } from "./asking.server";
import { eventsOf, type Look } from "./draft-events.server";

/** Drafts that their people write from the browser, past the worker. */
const drafts = ["content", "projects", "products", "brands"] as const;
type Drafts = (typeof drafts)[number];

/** Whom but its owner the rules let write a draft. */
const othersOf: Partial<Record<Drafts, string>> = { content: "editors", projects: "members" };

/** What the worker writes in drafts; its own events tell that. */
const written: ReadonlySet<string> = new Set([
  "status",
  "acceptedClaims",
  "row",
  "createdAt",
  "versionedAt",
  "savedBy",
]);

/** A document may have 1 MiB; the worker holds so many at once. */
const atOnce = 20;
/** In one run, of all collections together, each taking its turn; the rest is for the next one. */
const mostRounds = 15;

const cursorPath = (collection: Drafts) => `auditCursors/${collection}`;
const cursorSchema = z.object({ at: z.date(), paths: z.array(z.string()) });

/**
 * Records what people changed in their drafts, which their browsers write themselves: what the documents are now against how the log
 * saw them last, one event for each person and minute. The events and how far the log has come are one commit. May be broken off
 * and run again at any moment. A document that cannot be told has an event that says so, and holds up no other; where a
 * collection cannot be read or its events not be written, the others are recorded before that is thrown.
 */
export function recordDrafts(settings: Settings, now: Date): Promise<number> {
  // Whoever's request it runs in did not make the changes.
  return askedByNobody(async () => {
    let recorded = 0;
    let waiting: Drafts[] = [...drafts];
    const errors: unknown[] = [];
    for (let round = 0; round < mostRounds; round++) {
      const [collection, ...others] = waiting;
      if (!collection) break;
      waiting = others;
      try {
        const { count, isMore } = await recordNext(settings, collection, now, atOnce);
        recorded += count;
        if (isMore) waiting.push(collection);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0)
      throw errors.length > 1 ? new AggregateError(errors, errors.join("; ")) : errors[0];
    return recorded;
  });
}

/** `count`: how many documents were looked at. */
interface Recorded {
  count: number;
  isMore: boolean;
}

async function recordNext(
  settings: Settings,
  collection: Drafts,
  now: Date,
  most: number,
): Promise<Recorded> {
  const firestore = firestoreOf(settings);
  const cursor = await firestore.get(cursorPath(collection));
  const known = cursorSchema.safeParse(cursor?.data).data ?? { at: new Date(0), paths: [] };
  const isKnown = ({ path, version }: StoredDocument) => known.paths.includes(`${path}@${version}`);
  // Times are read to the millisecond: what was changed in the cursor's own is asked for again.
  const found = await firestore.query({
    collection,
    where: [["updatedAt", "GREATER_THAN", new Date(known.at.getTime() - 1)]],
    orderBy: [["updatedAt", "ASCENDING"]],
    limit: most + known.paths.length,
  });
  const changed = found.filter((document) => !isKnown(document)).slice(0, most);
  const last = changed.at(-1);
  if (!last) return { count: 0, isMore: false };

  const looks = await Promise.all(changed.map((document) => lookAt(settings, collection, document, now)));
  const at = timeOf(last, now);
  const cursorWrite: FirestoreWrite = {
    kind: "set",
    path: cursorPath(collection),
    data: {
      at,
      paths: found
        .filter((document) => isKnown(document) || changed.includes(document))
        .filter((document) => timeOf(document, now).getTime() >= at.getTime() - 1)
        .map(({ path, version }) => `${path}@${version}`),
    },
    ...(cursor ? { unchangedSince: cursor.version } : { exists: false }),
  };
  try {
    await firestore.commit([...eventsOf(looks), cursorWrite]);
  } catch (error) {
    const code = error instanceof FirestoreError ? error.code : "invalid_argument";
    // Another run has recorded them.
    if (["failed_precondition", "already_exists"].includes(code)) return { count: 0, isMore: false };
    if (!["invalid_argument", "unknown"].includes(code)) throw error;
    // The database does not take one of these events: each alone, and the one without what it tells.
    if (changed.length > 1) return recordNext(settings, collection, now, 1);
    sayUntold(last, error);
    await firestore.commit([...eventsOf(looks.map((look) => ({ ...look, patch: null }))), cursorWrite]);
  }
  await Promise.all(changed.map((document) => keepSeen(settings, document)));
  return { count: changed.length, isMore: changed.length === most };
}

async function lookAt(
  settings: Settings,
  collection: Drafts,
  document: StoredDocument,
  now: Date,
): Promise<Look> {
  const { path, data } = document;
  const at = timeOf(document, now);
  try {
    const seen = await settings.media.get(auditedKey(path));
    const before = seen && (readValues(await seen.json()) as Record<string, unknown>);
    const others = othersOf[collection];
    return {
      document,
      at,
      isNew: before === null,
      patch: patchOf(path, before, draftOf(data)),
      isShared: others !== undefined && [before?.[others], data[others]].some(isFilled),
    };
  } catch (error) {
    sayUntold(document, error);
    return { document, at, isNew: false, patch: null, isShared: false };
  }
}

function isFilled(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

/** After the commit: broken off here, the next event of the draft tells this change once more. */
async function keepSeen(settings: Settings, { path, data }: StoredDocument): Promise<void> {
  try {
    await settings.media.put(auditedKey(path), writeValues(draftOf(data)));
  } catch (error) {
    console.error(JSON.stringify({ event: "draft_not_kept", path, error: String(error) }));
  }
}

/** A draft as the worker found it and as it wrote it; null where there was none, or is none any more. */
interface Written {
  path: string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/**
 * After the worker wrote drafts in a commit with an event of its own: the log has seen what it wrote, and does not tell it again as
 * its owner's. A field in which the log has something to tell besides is left to it, as is everything where this is broken off.
 */
export async function noteWritten(settings: Settings, written: readonly Written[]): Promise<void> {
  await Promise.all(
    written.map(async ({ path, before, after }) => {
      if (after === null || !isDraft(path)) return;
      try {
        const file = before && (await settings.media.get(auditedKey(path)));
        // It will be told as it stands when it is first seen.
        if (before && !file) return;
        const seen = file ? (readValues(await file.json()) as Record<string, unknown>) : {};
        const now = before ? withWritten(seen, draftOf(before), draftOf(after)) : draftOf(after);
        await settings.media.put(auditedKey(path), writeValues(now));
      } catch (error) {
        console.error(JSON.stringify({ event: "draft_not_kept", path, error: String(error) }));
      }
    }),
  );
}

function isDraft(path: string): boolean {
  const [collection, , ...below] = path.split("/");
  return below.length === 0 && drafts.some((each) => each === collection);
}

type Fields = Readonly<Record<string, unknown>>;

function withWritten(seen: Fields, before: Fields, after: Fields): Fields {
  const names = Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]));
  const isTold = (name: string) => isSame(seen[name], before[name]);
  return names.filter(isTold).reduce<Fields>((fields, name) => {
    const { [name]: _, ...others } = fields;
    return name in after ? { ...others, [name]: after[name] } : others;
  }, seen);
}

function sayUntold({ path }: StoredDocument, error: unknown): void {
  console.error(JSON.stringify({ event: "draft_not_told", path, error: String(error) }));
}

function timeOf({ data }: StoredDocument, now: Date): Date {
  return data.updatedAt instanceof Date ? data.updatedAt : now;
}

function draftOf(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !written.has(name)));
}

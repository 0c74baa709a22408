import { patchOf } from "~/domain/audit/patch";
import { writePatch } from "~/domain/audit/write-patch";
import type { Settings } from "~/settings/settings.server";
import {
  FirestoreError,
  type FirestoreWrite,
  firestoreOf,
  type StoredDocument,
} from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { auditCollection } from "./audit.server";

/** Documents of which events keep what changed. Of the others, secrets among them, no field ever stands in an event. */
const told: ReadonlySet<string> = new Set([
  "content",
  "publications",
  "publishedPages",
  "projects",
  "products",
  "brands",
  "images",
  "publicImages",
  "layouts",
  "templates",
  "functionCallExclusions",
  "users",
]);
/** Of those, what nobody reads in a log. */
const untold: ReadonlySet<string> = new Set(["lockId"]);

const tries = 5;

/**
 * Commits a change with its event, and in the event what the change changed: what stood there before is read, and the commit is
 * refused by the database, and tried again, where somebody else changed it meanwhile. Where the writes ask for a version themselves, or say that
 * there must be a document, or none, what they ask for is what the commit fails with.
 */
export async function commitRecorded(
  settings: Settings,
  writes: readonly FirestoreWrite[],
  known: readonly StoredDocument[] = [],
): Promise<void> {
  const firestore = firestoreOf(settings);
  if (!writes.some(isEvent)) return firestore.commit(writes);
  const paths = [...new Set(writes.filter(isTold).map(({ path }) => path))];
  const isKnown = paths.every((path) => known.some((document) => document.path === path));
  for (let attempt = 1; ; attempt++) {
    const read = isKnown && attempt === 1 ? known : await readAll(settings, paths);
    const before = new Map(read.flatMap((document) => (document ? [[document.path, document]] : [])));
    try {
      return await firestore.commit(withPatch(writes, before));
    } catch (error) {
      const isOvertaken = error instanceof FirestoreError && error.code === "failed_precondition";
      const isAskedFor = writes.some((write) => "unchangedSince" in write && write.unchangedSince);
      if (!isOvertaken || isAskedFor || attempt === tries) throw error;
    }
  }
}

function readAll(settings: Settings, paths: readonly string[]): Promise<readonly (StoredDocument | null)[]> {
  return paths.length === 0 ? Promise.resolve([]) : firestoreOf(settings).getAll(paths);
}

function isEvent({ path }: FirestoreWrite): boolean {
  return path.startsWith(`${auditCollection}/`);
}

function isTold({ path }: FirestoreWrite): boolean {
  const [collection = "", , ...below] = path.split("/");
  return below.length === 0 && told.has(collection);
}

type Before = ReadonlyMap<string, StoredDocument>;

function withPatch(writes: readonly FirestoreWrite[], before: Before): FirestoreWrite[] {
  const after = new Map<string, Record<string, unknown> | null>();
  const firstOf = new Set<FirestoreWrite>();
  for (const write of writes.filter(isTold)) {
    if (!after.has(write.path)) firstOf.add(write);
    after.set(write.path, afterOf(write, after.get(write.path) ?? before.get(write.path)?.data ?? null));
  }
  const patch = [...after].flatMap(([path, is]) => {
    const was = before.get(path)?.data ?? null;
    return patchOf(path, tellable(was, is), tellable(is, is));
  });
  const event = writes.find(isEvent);
  return writes.map((write) => {
    if (write === event && write.kind === "set") {
      const targets = [...new Set([...(write.data.targets as string[]), ...after.keys()])];
      return { ...write, data: { ...write.data, targets, patch: writePatch(patch) } };
    }
    // A second write of a document meets what the first one left.
    return firstOf.has(write) ? atVersion(write, before.get(write.path)) : write;
  });
}

/** The write for no other state than the one that was read. */
function atVersion(write: FirestoreWrite, was: StoredDocument | undefined): FirestoreWrite {
  if (!was || write.kind === "increment" || (write.kind === "set" && write.exists !== undefined))
    return write;
  return "unchangedSince" in write && write.unchangedSince
    ? write
    : { ...write, unchangedSince: was.version };
}

function afterOf(
  write: FirestoreWrite,
  was: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> | null {
  switch (write.kind) {
    case "delete":
      return null;
    case "set":
      return write.data;
    case "update":
      return { ...was, ...write.data };
    case "increment": {
      const [field = "", ...within] = [write.field].flat();
      if (within.length > 0) return { ...was };
      return { ...was, [field]: Number(was?.[field] ?? 0) + write.by };
    }
  }
}

/** Without what is told nowhere, and without what takes the time of the commit, which is not known before it. */
function tellable(
  data: Readonly<Record<string, unknown>> | null,
  written: Readonly<Record<string, unknown>> | null,
): Record<string, unknown> | null {
  if (!data) return null;
  return Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => value !== undefined && !untold.has(name) && !holdsCommitTime(written?.[name]),
    ),
  );
}

function holdsCommitTime(value: unknown): boolean {
  if (value === serverTimestamp) return true;
  const isLeaf = value instanceof Date || value instanceof Uint8Array;
  return typeof value === "object" && value !== null && !isLeaf && Object.values(value).some(holdsCommitTime);
}

import * as z from "zod/mini";
import { ulidTime } from "~/domain/audit/ulid";
import type { KeptChange } from "~/domain/documents/document-answers";
import { keptDays } from "~/domain/documents/document-change";
import type { WireFields } from "~/domain/documents/wire-value";
import type { Settings } from "~/settings/settings.server";
import { type FirestoreWrite, firestoreOf } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { documentUndoFolder, documentUndoKey } from "../media/media-keys.server";

/** What staff changed in documents, written in the commit of the change itself. */
export const changesCollection = "documentChanges";

const dayMs = 24 * 3600 * 1000;
/** So many paths of a change are listed with it; the file has all. */
const mostPaths = 100;

const storedSchema = z.object({
  actId: z.string(),
  at: z.date(),
  by: z.string(),
  act: z.string(),
  reason: z.string(),
  count: z.int(),
  paths: z.array(z.string()),
  file: z.string(),
  undoneBy: z.nullable(z.string()),
});

export interface ChangeRecord extends z.output<typeof storedSchema> {
  id: string;
  /** When its commit was: what it wrote is of that moment as long as nobody else wrote it. */
  writtenAt: string;
}

interface NewChange {
  id: string;
  actId: string;
  by: string;
  act: string;
  reason: string;
  paths: readonly string[];
  file: string;
}

/** The write that records a change; its file has to be there before. */
export function changeWrite({ id, paths, ...change }: NewChange): FirestoreWrite {
  return {
    kind: "set",
    path: `${changesCollection}/${id}`,
    data: {
      ...change,
      count: paths.length,
      paths: paths.slice(0, mostPaths),
      collection: paths[0]?.split("/")[0] ?? "",
      undoneBy: null,
      at: serverTimestamp,
    },
    exists: false,
  };
}

/** Marks a change as taken back, once. */
export function undoneWrite(change: ChangeRecord, undoneBy: string): FirestoreWrite {
  return {
    kind: "update",
    path: `${changesCollection}/${change.id}`,
    data: { undoneBy },
    unchangedSince: change.writtenAt,
  };
}

export async function getChange(settings: Settings, id: string): Promise<ChangeRecord | null> {
  const firestore = firestoreOf(settings);
  const answers = await firestore.request<{ found?: { createTime: string } }[]>("batchGet", {
    documents: [`${firestore.root}/${changesCollection}/${id}`],
  });
  const writtenAt = answers[0]?.found?.createTime;
  const stored = writtenAt ? await firestore.get(`${changesCollection}/${id}`) : null;
  const { data } = storedSchema.safeParse(stored?.data);
  return data && writtenAt ? { id, ...data, writtenAt } : null;
}

/** The latest changes of a collection of the database, of one document where its path is given. */
export async function listChanges(
  settings: Settings,
  collection: string,
  path: string | null,
): Promise<KeptChange[]> {
  const oldest = Date.now() - keptDays * dayMs;
  const found = await firestoreOf(settings).query({
    collection: changesCollection,
    where: [path ? ["paths", "ARRAY_CONTAINS", path] : ["collection", "EQUAL", collection]],
    orderBy: [["__name__", "DESCENDING"]],
    limit: 50,
  });
  return found.flatMap(({ id, data }) => {
    const read = storedSchema.safeParse(data).data;
    if (!read || read.at.getTime() < oldest) return [];
    const { file: _, at, ...shown } = read;
    const until = new Date(at.getTime() + keptDays * dayMs).toISOString();
    return [{ id, ...shown, at: at.toISOString(), until }];
  });
}

/** What documents were before a change; null: there was none. */
export type BeforeImages = { path: string; before: WireFields | null }[];

/** Keeps what documents were, and says where; a commit that does not come about leaves a file that is swept like all others. */
export async function keepBefore(settings: Settings, images: BeforeImages, now: Date): Promise<string> {
  const key = documentUndoKey(now.toISOString().slice(0, 10), crypto.randomUUID());
  await settings.media.put(key, JSON.stringify(images));
  return key;
}

/** Null where it is no longer kept. */
export async function readBefore(settings: Settings, file: string): Promise<BeforeImages | null> {
  const kept = await settings.media.get(file);
  return kept && ((await kept.json()) as BeforeImages);
}

const mostRounds = 20;

/** Removes what is older than it is kept: the files, and the list of changes; the change log stays. */
export async function sweepDocumentChanges(settings: Settings, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - (keptDays + 1) * dayMs);
  const firstDay = oldest.toISOString().slice(0, 10);
  let swept = 0;
  for (let round = 0; round < mostRounds; round++) {
    const { objects } = await settings.media.list({ prefix: documentUndoFolder, limit: 500 });
    const old = objects.filter(({ key }) => key.slice(documentUndoFolder.length) < firstDay);
    if (old.length > 0) await settings.media.delete(old.map(({ key }) => key));
    swept += old.length;
    if (old.length < 500) break;
  }
  const firestore = firestoreOf(settings);
  for (let round = 0; round < mostRounds; round++) {
    const found = await firestore.query({
      collection: changesCollection,
      orderBy: [["__name__", "ASCENDING"]],
      fields: ["at"],
      limit: 200,
    });
    const old = found.filter(({ id }) => id < ulidTime(oldest.getTime()));
    if (old.length > 0) await firestore.commit(old.map(({ path }) => ({ kind: "delete" as const, path })));
    if (old.length < 200) break;
  }
  return swept;
}

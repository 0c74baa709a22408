import {
  arrayUnion,
  collection,
  doc,
  type Firestore,
  limit,
  orderBy,
  type QuerySnapshot,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore";
import { listenToQuery } from "~/firebase/listen";
import { documentWatcher, type Live, readData, type Stop, watchQuery } from "../firestore/live-documents";
import {
  type Batch,
  mostTables,
  parseBatch,
  parseRowGroup,
  productIdsOf,
  type RowGroup,
  type RowPicture,
  type TableContent,
} from "./batch-document";
import { type GroupedRows, groupRows } from "./group-rows";

/** A person's tables without their rows, the last changed first, with those in the trash. */
export function watchBatches(
  firestore: Firestore,
  userId: string,
  onChange: (live: Live<Batch>) => void,
  onError: (error: Error) => void,
): Stop {
  const own = query(
    collection(firestore, "batches"),
    where("ownerId", "==", userId),
    orderBy("updatedAt", "desc"),
    limit(mostTables),
  );
  return watchQuery(own, parseBatch, onChange, onError);
}

export const watchBatch = documentWatcher("batches", parseBatch);

export function rowGroupsOf(firestore: Firestore, batchId: string) {
  return collection(firestore, "batches", batchId, "rowGroups");
}

export interface LiveRowGroups {
  /** By id. Those that did not change are the same objects as before. */
  groups: ReadonlyMap<string, RowGroup>;
  hasPendingWrites: boolean;
  fromCache: boolean;
}

/** The rows of a table. What a document holds is read once for each of its changes: a table may have ten thousand rows. */
export function watchRowGroups(
  firestore: Firestore,
  ownerId: string,
  batchId: string,
  onChange: (live: LiveRowGroups) => void,
  onError: (error: Error) => void,
): Stop {
  const own = query(rowGroupsOf(firestore, batchId), where("ownerId", "==", ownerId));
  let groups: ReadonlyMap<string, RowGroup> = new Map();
  const onNext = (snapshot: QuerySnapshot) => {
    const changes = snapshot.docChanges();
    if (changes.length > 0) {
      const next = new Map(groups);
      try {
        for (const { type, doc: document } of changes) {
          if (type === "removed") next.delete(document.id);
          else next.set(document.id, parseRowGroup(document.id, readData(document)));
        }
      } catch (error) {
        return onError(error instanceof Error ? error : new Error(String(error)));
      }
      groups = next;
    }
    onChange({ groups, ...snapshot.metadata });
  };
  return listenToQuery(own, onNext, onError);
}

export function newBatchId(firestore: Firestore): string {
  return doc(collection(firestore, "batches")).id;
}

/** Of one commit: a request has at most 10 MiB, a document of rows less than one. */
const groupsAtOnce = 8;

/**
 * Makes a table; `batchId` comes from `newBatchId`. Rows are written before what lists them: a table that is shown has all of them.
 */
export async function createBatch(
  firestore: Firestore,
  batchId: string,
  ownerId: string,
  { rows, ...head }: TableContent,
): Promise<void> {
  const groups = groupRows(rows, [], () => newBatchId(firestore));
  for (let at = 0; at < groups.length; at += groupsAtOnce) {
    const batch = writeBatch(firestore);
    for (const group of groups.slice(at, at + groupsAtOnce)) {
      batch.set(doc(rowGroupsOf(firestore, batchId), group.id), groupDocument(ownerId, group));
    }
    await batch.commit();
  }
  const batch = writeBatch(firestore);
  batch.set(doc(firestore, "batches", batchId), {
    ...head,
    ownerId,
    rowCount: rows.length,
    groupIds: groups.map(({ id }) => id),
    productIds: productIdsOf(rows),
    trashedAt: null,
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
  await batch.commit();
}

export function groupDocument(ownerId: string, { rows }: Pick<GroupedRows, "rows">) {
  return { ownerId, rows, pictures: [], updatedAt: serverTimestamp() };
}

/** Keeps what addresses in these rows have become, beside the rows: the next visit fetches them from nowhere. */
export function addRowPictures(
  firestore: Firestore,
  batchId: string,
  pictures: ReadonlyMap<string, readonly RowPicture[]>,
): Promise<void> {
  const batch = writeBatch(firestore);
  for (const [groupId, ofGroup] of pictures) {
    batch.update(doc(rowGroupsOf(firestore, batchId), groupId), {
      pictures: arrayUnion(...ofGroup),
      updatedAt: serverTimestamp(),
    });
  }
  return batch.commit();
}

/** Into the trash, or out of it. The videos made of its rows stay where they are. */
export function setBatchTrashed(firestore: Firestore, batchId: string, isTrashed: boolean): Promise<void> {
  return updateDoc(doc(firestore, "batches", batchId), {
    trashedAt: isTrashed ? serverTimestamp() : null,
    updatedAt: serverTimestamp(),
  });
}

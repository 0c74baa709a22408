import { FirebaseError } from "firebase/app";
import {
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from "firebase/firestore";
import { readData } from "../firestore/live-documents";
import { parseBatch, parseRowGroup, productIdsOf, type RowGroup, type TableContent } from "./batch-document";
import { groupDocument, newBatchId, rowGroupsOf } from "./batches";
import { charactersOf, groupRows } from "./group-rows";
import { contentOfTable, orderedGroups, type StoredTable } from "./stored-table";
import { type TableDifference, withDifference } from "./table-difference";

export interface SavedTable {
  /** What the server had. */
  read: TableContent;
  /** What it has now: both sides' changes. */
  stored: TableContent;
  /** The same cell or field was changed on both sides, and what `read` had there gave way. */
  overruled: boolean;
  /** The documents as they are now, and when what was found in them had been written: what listeners say up to then is older. */
  table: StoredTable;
  readTimes: ReadonlyMap<string, Date>;
}

/**
 * Brings a change into the stored table: what others changed meanwhile stays. Documents of rows that did not change are neither read
 * nor written; `known` is what they held when last heard of. A very large change takes several transactions, each of which leaves
 * a whole table. Rejects with the SDK's errors: `not-found` where the table is deleted, `unavailable` without a server.
 */
export async function saveTable(
  firestore: Firestore,
  known: StoredTable,
  difference: TableDifference,
): Promise<SavedTable> {
  const [first, ...others] = inParts(known, difference);
  let saved = await savePart(firestore, known, first ?? difference);
  const { read } = saved;
  for (const part of others) {
    const next = await savePart(firestore, saved.table, part);
    const readTimes = new Map([...saved.readTimes, ...next.readTimes]);
    saved = { ...next, read, overruled: saved.overruled || next.overruled, readTimes };
  }
  return saved;
}

/** A table with all its rows, as the server has it. Rejects as `saveTable` does. */
export async function readTable(
  firestore: Firestore,
  ownerId: string,
  batchId: string,
): Promise<StoredTable> {
  const [found, groups] = await Promise.all([
    getDocFromServer(doc(firestore, "batches", batchId)),
    getDocsFromServer(query(rowGroupsOf(firestore, batchId), where("ownerId", "==", ownerId))),
  ]);
  if (!found.exists()) throw new FirebaseError("not-found", "The table was deleted.");
  const read = groups.docs.map((group) => parseRowGroup(group.id, readData(group)));
  return {
    head: parseBatch(batchId, readData(found)),
    groups: new Map(read.map((group) => [group.id, group])),
  };
}

/** Of one transaction: a request has at most 10 MiB, a document of rows less than one. */
const groupsAtOnce = 8;
const charactersAtOnce = 1_200_000;

function inParts(known: StoredTable, difference: TableDifference): TableDifference[] {
  const groupOf = groupsOfRows(known);
  const parts: TableDifference[] = [];
  let rows: TableDifference["rows"] = [];
  let groups = new Set<string | undefined>();
  let characters = 0;
  for (const change of difference.rows) {
    const group = groupOf.get(change.id);
    const count = change.after ? charactersOf(change.after) : 0;
    const isFull =
      (groups.size >= groupsAtOnce && !groups.has(group)) || characters + count > charactersAtOnce;
    if (isFull && rows.length > 0) {
      parts.push({ columns: [], mapping: [], rows });
      rows = [];
      groups = new Set();
      characters = 0;
    }
    rows.push(change);
    groups.add(group);
    characters += count;
  }
  return [...parts, { ...difference, rows }];
}

function groupsOfRows(known: StoredTable): Map<string, string> {
  return new Map(orderedGroups(known).flatMap(({ id, rows }) => rows.map((row) => [row.id, id] as const)));
}

function savePart(
  firestore: Firestore,
  known: StoredTable,
  difference: TableDifference,
): Promise<SavedTable> {
  const { id: batchId, ownerId } = known.head;
  const headReference = doc(firestore, "batches", batchId);
  const groupReference = (id: string) => doc(rowGroupsOf(firestore, batchId), id);
  return runTransaction(firestore, async (transaction) => {
    const found = await transaction.get(headReference);
    if (!found.exists()) throw new FirebaseError("not-found", "The table was deleted.");
    const head = parseBatch(batchId, readData(found));
    const groups = new Map(known.groups);
    const readTimes = new Map([[batchId, head.updatedAt]]);
    const unknown = head.groupIds.filter((id) => !groups.has(id));
    const wanted = new Set([...touchedGroups(known, difference), ...unknown]);
    const snapshots = await Promise.all([...wanted].map((id) => transaction.get(groupReference(id))));
    for (const snapshot of snapshots) {
      groups.delete(snapshot.id);
      if (!snapshot.exists()) continue;
      const group = parseRowGroup(snapshot.id, readData(snapshot));
      groups.set(group.id, group);
      readTimes.set(group.id, group.updatedAt);
    }
    const read = contentOfTable({ head, groups });
    const { content: stored, overruled } = withDifference(read, difference);
    const shared = groupRows(stored.rows, orderedGroups({ head, groups }), () => newBatchId(firestore));
    const after = new Map<string, RowGroup>();
    for (const { id, rows } of shared) {
      const former = groups.get(id);
      const isSame = former?.rows.length === rows.length && rows.every((row, at) => row === former.rows[at]);
      after.set(id, {
        ...(former ?? { id, ownerId, pictures: [], updatedAt: head.updatedAt }),
        rows: [...rows],
      });
      if (isSame) continue;
      if (former) transaction.update(groupReference(id), { rows, updatedAt: serverTimestamp() });
      else transaction.set(groupReference(id), groupDocument(ownerId, { rows }));
    }
    for (const id of groups.keys()) if (!after.has(id)) transaction.delete(groupReference(id));
    const { rows, ...fields } = stored;
    const counted = {
      rowCount: rows.length,
      groupIds: shared.map(({ id }) => id),
      productIds: productIdsOf(rows),
    };
    transaction.update(headReference, { ...fields, ...counted, updatedAt: serverTimestamp() });
    const table = { head: { ...head, ...fields, columns: [...fields.columns], ...counted }, groups: after };
    return { read, stored, overruled, table, readTimes };
  });
}

/** Documents in which rows change, and those to which rows are added. */
function touchedGroups(known: StoredTable, { rows }: TableDifference): Set<string> {
  const groupOf = groupsOfRows(known);
  const touched = new Set<string>();
  for (const { id, follows } of rows) {
    const group = groupOf.get(id) ?? (follows ? groupOf.get(follows) : undefined) ?? known.head.groupIds[0];
    if (!group) continue;
    touched.add(group);
    // What is added after an added row comes to where that one comes.
    groupOf.set(id, group);
  }
  return touched;
}

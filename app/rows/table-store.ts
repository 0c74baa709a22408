import { readDocumentsState, watchDocumentsState } from "~/firebase/documents";
import type { Keeping } from "~/firebase/edit-state";
import { readOnlineState, watchOnlineState } from "~/firebase/follow-online-state";
import { listenWith } from "~/firebase/listen-with";
import type { OnlineState } from "~/firebase/online-state";
import { writeDocuments } from "~/firebase/write-documents";
import type { Batch } from "~/stores/batches/batch-document";
import type { SavedTable } from "~/stores/batches/save-table";
import type { StoredTable } from "~/stores/batches/stored-table";
import type { TableDifference } from "~/stores/batches/table-difference";
import {
  announceTab,
  claimEdits,
  findLeftEdits,
  keepEdit,
  type LeftEdit,
  readOwnEdit,
} from "~/stores/kept-edits/kept-edits";
import { keptTableKey, parseKeptTable } from "~/stores/kept-edits/kept-table";
import { sendKeptEdits } from "~/stores/kept-edits/send-kept-edits";

type Stop = () => void;

export interface LiveTable {
  /** Null where there is none, or none on this device. */
  head: Batch | null;
  groups: StoredTable["groups"];
  /** Something here is written on this device but not yet taken by the server. */
  hasPendingWrites: boolean;
  /** Read from this device only. */
  fromCache: boolean;
}

/** What a session needs of its one table: the account, this device, and whether the server is reached. */
export interface TableStore {
  watch: (onChange: (live: LiveTable) => void, onError: (error: Error) => void) => Stop;
  /** Rejects as `writeDocuments` does, and so does `setTrashed`. */
  save: (known: StoredTable, difference: TableDifference) => Promise<SavedTable>;
  setTrashed: (isTrashed: boolean) => Promise<void>;
  /** Keeps what is unsent past a reload, or forgets it. False where that cannot be done. */
  keepEdit: (unsent: TableDifference | null) => boolean;
  /** What this tab left unsent before a reload. */
  readOwnEdit: () => TableDifference | null;
  /** What closed tabs left unsent. */
  findLeftEdits: () => Promise<LeftEdit<TableDifference>[]>;
  /** Until it is stopped, what is unsent is for nobody else to send; then it is sent. */
  claimEdits: () => Stop;
  /** Sends what is kept of documents that no page has open. */
  sendKept: () => void;
  readOnline: () => OnlineState;
  watchOnline: (onChange: () => void) => Stop;
  /** Where pending writes of the database are kept. */
  readKeeping: () => Keeping;
  watchKeeping: (onChange: () => void) => Stop;
}

export function openTableStore(ownerId: string, batchId: string): TableStore {
  const key = keptTableKey(batchId);
  return {
    watch: (onChange, onError) =>
      listenWith(
        () => import("~/stores/batches/batches"),
        (store, documents, fail) => {
          let head: Pick<LiveTable, "head" | "hasPendingWrites" | "fromCache"> | undefined;
          let rows: Omit<LiveTable, "head"> | undefined;
          const tell = () => {
            if (head && rows) {
              onChange({
                head: head.head,
                groups: rows.groups,
                hasPendingWrites: head.hasPendingWrites || rows.hasPendingWrites,
                fromCache: head.fromCache || rows.fromCache,
              });
            }
          };
          const stopHead = store.watchBatch(
            documents,
            batchId,
            ({ item, ...metadata }) => {
              head = { head: item?.ownerId === ownerId ? item : null, ...metadata };
              tell();
            },
            fail,
          );
          const stopRows = store.watchRowGroups(
            documents,
            ownerId,
            batchId,
            (live) => {
              rows = live;
              tell();
            },
            fail,
          );
          return () => {
            stopHead();
            stopRows();
          };
        },
        onError,
      ),
    save: async (known, difference) => {
      const { saveTable } = await import("~/stores/batches/save-table");
      return writeDocuments((documents) => saveTable(documents, known, difference));
    },
    setTrashed: async (isTrashed) => {
      const { setBatchTrashed } = await import("~/stores/batches/batches");
      await writeDocuments((documents) => setBatchTrashed(documents, batchId, isTrashed));
    },
    keepEdit: (difference) => keepEdit(ownerId, key, difference && { batchId, difference }),
    readOwnEdit: () => readOwnEdit(ownerId, key, parseKeptTable)?.difference ?? null,
    findLeftEdits: async () =>
      (await findLeftEdits(ownerId, parseKeptTable))
        .filter(({ edit }) => edit.batchId === batchId)
        .map(({ edit, forget }) => ({ edit: edit.difference, forget })),
    claimEdits: () => {
      announceTab();
      const release = claimEdits(key);
      return () => {
        release();
        void sendKeptEdits(ownerId);
      };
    },
    sendKept: () => void sendKeptEdits(ownerId),
    readOnline: readOnlineState,
    watchOnline: watchOnlineState,
    readKeeping: () => readDocumentsState().keeping,
    watchKeeping: watchDocumentsState,
  };
}

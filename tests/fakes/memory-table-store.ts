import type { OnlineState } from "~/firebase/online-state";
import { type RefusalCode, refusalOf, WriteRefused } from "~/firebase/write-refusal";
import type { LiveTable, TableStore } from "~/rows/table-store";
import type { Batch, RowGroup } from "~/stores/batches/batch-document";
import { groupRows } from "~/stores/batches/group-rows";
import { contentOfTable, orderedGroups, type StoredTable } from "~/stores/batches/stored-table";
import { type TableDifference, withDifference } from "~/stores/batches/table-difference";

/** An account with one table, in memory. Its listeners hear what is written, late where they are behind. */
export class MemoryTable {
  /** Of every write it refuses; null while it refuses none. */
  refusal: RefusalCode | null = null;
  online: OnlineState = "online";
  /** While listeners are behind, what they will hear waits for `catchUp`. */
  isBehind = false;
  /** Documents that saves have written, one after the other. */
  written: string[] = [];
  #clock = 0;
  #count = 0;
  #waiting: LiveTable[] = [];
  readonly #watchers = new Set<(live: LiveTable) => void>();
  readonly #onlineWatchers = new Set<() => void>();

  constructor(public table: StoredTable | null) {}

  /** A change of the table by somebody, here or elsewhere. */
  save(difference: TableDifference) {
    if (this.online === "offline") throw Object.assign(new Error("Not reached."), { code: "unavailable" });
    if (this.refusal) throw new WriteRefused(refusalOf(this.refusal));
    const before = this.table;
    if (!before) throw new WriteRefused(refusalOf("deleted"));
    const read = contentOfTable(before);
    const { content: stored, overruled } = withDifference(read, difference);
    const updatedAt = new Date(++this.#clock * 1000);
    const shared = groupRows(stored.rows, orderedGroups(before), () => `new${++this.#count}`);
    const groups = new Map<string, RowGroup>();
    const readTimes = new Map([[before.head.id, before.head.updatedAt]]);
    for (const { id, rows } of shared) {
      const former = before.groups.get(id);
      const isSame = former?.rows.length === rows.length && rows.every((row, at) => row === former.rows[at]);
      if (former) readTimes.set(id, former.updatedAt);
      if (!isSame) this.written.push(id);
      groups.set(
        id,
        isSame && former ? former : { ...emptyGroup, ...former, id, updatedAt, rows: [...rows] },
      );
    }
    const { rows, ...fields } = stored;
    const head: Batch = {
      ...before.head,
      ...{ ...fields, columns: [...fields.columns], rowCount: rows.length },
      ...{ groupIds: shared.map(({ id }) => id), updatedAt },
    };
    this.table = { head, groups };
    this.tell();
    return { read, stored, overruled, table: this.table, readTimes };
  }

  delete(): void {
    this.table = null;
    this.tell();
  }

  tell(): void {
    // As the SDK reads it anew: other objects that hold the same.
    const { head, groups } = structuredClone(this.table) ?? { head: null, groups: new Map() };
    this.#waiting.push({ head, groups, hasPendingWrites: false, fromCache: false });
    if (!this.isBehind) this.catchUp();
  }

  catchUp(count = this.#waiting.length): void {
    for (const live of this.#waiting.splice(0, count)) this.tellAtOnce(live);
  }

  /** Heard before what listeners still wait for, as what this device has just written is. */
  tellAtOnce(live: LiveTable): void {
    for (const onChange of this.#watchers) onChange(live);
  }

  go(online: OnlineState): void {
    this.online = online;
    for (const watcher of this.#onlineWatchers) watcher();
  }

  watch(onChange: (live: LiveTable) => void): () => void {
    this.#watchers.add(onChange);
    this.tell();
    return () => this.#watchers.delete(onChange);
  }

  watchOnline(onChange: () => void): () => void {
    this.#onlineWatchers.add(onChange);
    return () => this.#onlineWatchers.delete(onChange);
  }
}

const emptyGroup = { ownerId: "ada", pictures: [] };

/** A device whose storage outlives its pages: what `kept` holds is there after a reload. */
export class MemoryTableDevice {
  kept: TableDifference | null = null;
  left: TableDifference[] = [];
  isFull = false;

  constructor(private readonly account: MemoryTable) {}

  openStore(): TableStore {
    const { account } = this;
    return {
      watch: (onChange) => account.watch(onChange),
      save: async (_, difference) => account.save(difference),
      setTrashed: async () => {},
      keepEdit: (unsent) => {
        if (!this.isFull) this.kept = structuredClone(unsent);
        return !this.isFull;
      },
      readOwnEdit: () => this.kept,
      findLeftEdits: async () =>
        this.left.map((edit) => ({
          edit,
          forget: () => {
            this.left = this.left.filter((other) => other !== edit);
          },
        })),
      claimEdits: () => () => {},
      sendKept: () => {},
      readOnline: () => account.online,
      watchOnline: (onChange) => account.watchOnline(onChange),
      readKeeping: () => "device",
      watchKeeping: () => () => {},
    };
  }
}

import { type DraftStatus, DraftWriter } from "~/firebase/draft-writer";
import { type EditState, editState } from "~/firebase/edit-state";
import { type Refusal, readRefusal, refusalOf } from "~/firebase/write-refusal";
import type { RowGroup, TableContent } from "~/stores/batches/batch-document";
import {
  contentOfTable,
  type StoredTable,
  tableAfterSave,
  withKnownParts,
} from "~/stores/batches/stored-table";
import { type TableDifference, tableDifference, withDifference } from "~/stores/batches/table-difference";
import {
  adoptState,
  makeAgain,
  makeChange,
  startTableHistory,
  type TableHistory,
  takeBack,
} from "./table-history";
import type { TableChange, TableState } from "./table-state";
import type { LiveTable, TableStore } from "./table-store";

/** A table being edited, as it is shown. Replaced with each change, never altered. */
export type TableSessionState =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; error: Error }
  | { status: "ready"; shown: ShownTable };

export interface ShownTable {
  content: TableContent;
  state: TableState;
  isTrashed: boolean;
  /** What documents say of pictures. */
  groups: StoredTable["groups"];
  saveState: EditState;
  canUndo: boolean;
  canRedo: boolean;
}

interface TableNotices {
  /** The same cell was changed here and elsewhere. Ours is shown; `useTheirs` takes theirs. */
  onOverruled: (useTheirs: () => void) => void;
  /** Changes made elsewhere are not heard any more. */
  onWatchFailed: (error: Error) => void;
}

type Fields = Pick<TableContent, "name" | "base" | "settings">;

/** One table being edited: live from its store, each change shown at once, undoable, kept on this device, and sent after a pause. */
export class TableSession {
  #table: StoredTable | null = null;
  #fields: Fields | null = null;
  #history: TableHistory | null = null;
  #writer: DraftWriter<TableContent> | undefined;
  #draft: Omit<DraftStatus<TableContent>, "present"> = { isUnsent: false, isKept: true, refusal: null };
  #refused: { refusal: Refusal; again: () => void } | null = null;
  #hasPendingWrites = false;
  #isDeleted = false;
  #error: Error | null = null;
  /** When what the last save found in a document had been written: what listeners say up to then is older. */
  readonly #savedOver = new Map<string, Date>();
  #state: TableSessionState = { status: "loading" };
  #isClosed = false;
  #stop = () => {};
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly store: TableStore,
    private readonly notices: TableNotices,
  ) {}

  readonly read = (): TableSessionState => this.#state;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Begins to listen and to send; returns how to end that. */
  readonly open = (): (() => void) => {
    this.#isClosed = false;
    const release = this.store.claimEdits();
    const present = this.#present();
    if (this.#table && present) this.#openWriter(contentOfTable(this.#table)).change(present);
    const stops = [this.store.watchOnline(() => this.#show()), this.store.watchKeeping(() => this.#show())];
    this.#listen();
    return () => {
      this.#isClosed = true;
      this.#writer?.stop();
      this.#writer = undefined;
      this.#stop();
      for (const stop of stops) stop();
      release();
    };
  };

  /** Loads again after it failed. */
  readonly reload = (): void => {
    this.#error = null;
    this.#show();
    this.#stop();
    this.#listen();
  };

  /** Makes a change of rows, columns, mapping or arrangement. Throws TableEditError where a limit of the table would be passed. */
  readonly change = (words: string, change: TableChange): void => {
    if (this.#history) this.#edit(makeChange(this.#history, words, change));
  };

  /** Takes back one's own last change; what others changed since stands. Answers in a word what it was. */
  readonly undo = (): string | null => {
    const words = this.#history?.done.at(-1)?.words ?? null;
    if (this.#history) this.#edit(takeBack(this.#history));
    return words;
  };

  readonly redo = (): string | null => {
    const words = this.#history?.undone.at(-1)?.words ?? null;
    if (this.#history) this.#edit(makeAgain(this.#history));
    return words;
  };

  /** Name, base and settings, which are not among the steps that are taken back. */
  readonly setFields = (fields: Partial<Fields>): void => {
    if (!this.#fields) return;
    this.#fields = { ...this.#fields, ...fields };
    this.#send();
  };

  readonly setTrashed = (isTrashed: boolean): void => this.#write(() => this.store.setTrashed(isTrashed));

  /** Sends again what was refused. */
  readonly retry = (): void => {
    this.#refused?.again();
    this.#writer?.retry();
  };

  /** Gives up what was refused. */
  readonly discard = (): void => {
    this.#refused = null;
    this.#writer?.discard();
    this.#show();
  };

  #listen(): void {
    this.#stop = this.store.watch(
      (live) => this.#onLive(live),
      (error) => {
        if (this.#table) return this.notices.onWatchFailed(error);
        this.#error = error;
        this.#show();
      },
    );
  }

  #onLive({ head, groups, hasPendingWrites, fromCache }: LiveTable): void {
    if (!head) {
      // Before the server has answered, that a document is not on this device says nothing.
      if (fromCache) return;
      this.#isDeleted = true;
      this.#show();
      return;
    }
    if (!this.#table) {
      const rows = [...groups.values()].reduce((sum, group) => sum + group.rows.length, 0);
      // Some of its rows are not on this device yet.
      if (fromCache && rows < head.rowCount) return;
      this.#begin({ head, groups });
      return;
    }
    this.#hasPendingWrites = hasPendingWrites;
    // A trash mark or pictures of one's own show beside what this device knew before the last save: that is no news.
    if (hasPendingWrites) {
      this.#table = withMarksOf({ head, groups }, this.#table);
      this.#show();
      return;
    }
    this.#table = this.#afterHearing(this.#table, { head, groups });
    this.#show();
    this.#writer?.onRemote(this.#contentOf(this.#table));
  }

  /** Listeners may say late what a save found: taken for new, it would undo what was done here since. */
  #afterHearing(known: StoredTable, heard: StoredTable): StoredTable {
    const isLate = ({ id, updatedAt }: { id: string; updatedAt: Date }) =>
      updatedAt <= (this.#savedOver.get(id) ?? new Date(0));
    const isHeadLate = isLate(heard.head);
    const groups = new Map<string, RowGroup>();
    for (const [id, group] of heard.groups) {
      const current = isLate(group) ? known.groups.get(id) : group;
      if (current) groups.set(id, current);
    }
    // What a save has just made is not with the listeners yet.
    for (const [id, group] of known.groups) if (isHeadLate && !groups.has(id)) groups.set(id, group);
    return { head: isHeadLate ? known.head : heard.head, groups };
  }

  #begin(table: StoredTable): void {
    this.#table = table;
    const stored = contentOfTable(table);
    const own = this.store.readOwnEdit();
    this.#take(stored);
    this.#openWriter(stored);
    if (own) this.#writer?.change(withDifference(stored, own).content);
    // What a closed tab left is sent from here too: where it is refused, this page says so.
    void this.store.findLeftEdits().then((left) => {
      for (const { edit, forget } of left) {
        const present = this.#present();
        if (this.#isClosed || !present) return;
        this.#writer?.change(withDifference(present, edit).content);
        forget();
      }
    });
    this.#show();
  }

  #openWriter(stored: TableContent): DraftWriter<TableContent> {
    const { store } = this;
    this.#writer = new DraftWriter<TableContent>(
      stored,
      {
        merge: (base, mine, theirs) => {
          const { content: value, overruled } = withDifference(theirs, tableDifference(base, mine));
          return { value, overruled };
        },
        save: (base, mine) => this.#save(tableDifference(base, mine)),
        keep: (unsent) => store.keepEdit(unsent && tableDifference(unsent.base, unsent.present)),
        readOnline: store.readOnline,
        watchOnline: store.watchOnline,
      },
      {
        onStatus: ({ present, ...draft }) => {
          this.#draft = draft;
          this.#take(present);
          this.#show();
        },
        onOverruled: (withTheirs) =>
          this.notices.onOverruled(() => {
            this.#take(withTheirs);
            this.#send();
          }),
      },
    );
    return this.#writer;
  }

  async #save(difference: TableDifference) {
    const before = this.#table;
    if (!before) throw new Error("A table that was never read is not written.");
    const saved = await this.store.save(before, difference);
    for (const [id, time] of saved.readTimes) this.#savedOver.set(id, time);
    this.#table = tableAfterSave(before, this.#table ?? before, saved);
    return { ...saved, stored: this.#contentOf(this.#table) };
  }

  #present(): TableContent | null {
    if (!this.#fields || !this.#history) return null;
    const { table, mapping, view } = this.#history.state;
    return { ...this.#fields, mapping, view, columns: table.columns, rows: table.rows };
  }

  #contentOf(table: StoredTable): TableContent {
    const content = contentOfTable(table);
    const present = this.#present();
    return present ? withKnownParts(content, present) : content;
  }

  #take(content: TableContent): void {
    const { name, base, settings, mapping, view, columns, rows } = content;
    this.#fields = { name, base, settings };
    const shown = this.#history?.state;
    if (shown && shown.mapping === mapping && shown.view === view && shown.table.columns === columns) {
      if (shown.table.rows === rows) return;
    }
    const state: TableState = { table: { columns, rows }, mapping, view };
    this.#history = this.#history ? adoptState(this.#history, state) : startTableHistory(state);
  }

  #edit(next: TableHistory): void {
    if (next === this.#history) return;
    this.#history = next;
    this.#send();
  }

  #send(): void {
    const present = this.#present();
    if (present) this.#writer?.change(present);
    // What came after its page was left: nobody else would send it before the next visit.
    if (this.#isClosed) this.store.sendKept();
    this.#show();
  }

  #write(work: () => Promise<void>): void {
    this.#refused = null;
    this.#show();
    work().catch((error) => {
      this.#refused = { refusal: readRefusal(error, true), again: () => this.#write(work) };
      this.#show();
    });
  }

  #show(): void {
    this.#state = this.#describe();
    for (const listener of this.#listeners) listener();
  }

  #describe(): TableSessionState {
    const content = this.#present();
    if (!content || !this.#history || !this.#table) {
      if (this.#isDeleted) return { status: "missing" };
      return this.#error ? { status: "failed", error: this.#error } : { status: "loading" };
    }
    const { isUnsent, isKept, refusal } = this.#draft;
    if (this.#isDeleted && !isUnsent) return { status: "missing" };
    return {
      status: "ready",
      shown: {
        content,
        state: this.#history.state,
        isTrashed: this.#table.head.trashedAt !== null,
        groups: this.#table.groups,
        saveState: editState({
          isUnsent: isUnsent || this.#hasPendingWrites,
          refusal: (this.#isDeleted ? refusalOf("deleted") : refusal) ?? this.#refused?.refusal ?? null,
          online: this.store.readOnline(),
          keeping: isUnsent && !isKept ? "tab" : this.#hasPendingWrites ? this.store.readKeeping() : "device",
        }),
        canUndo: this.#history.done.length > 0,
        canRedo: this.#history.undone.length > 0,
      },
    };
  }
}

/** What is known of a table, with what was heard that is no part of its content. */
function withMarksOf({ head: { trashedAt }, groups: heard }: StoredTable, known: StoredTable): StoredTable {
  const groups = [...known.groups].map(([id, group]): [string, RowGroup] => [
    id,
    { ...group, pictures: heard.get(id)?.pictures ?? group.pictures },
  ]);
  return { head: { ...known.head, trashedAt }, groups: new Map(groups) };
}

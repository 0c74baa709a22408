import { adopt, type EditHistory, edit, redo, startHistory, undo } from "~/client/edit-history";
import type { Merge } from "./draft";
import { type DraftStatus, DraftWriter } from "./draft-writer";
import { type EditState, editState, type Keeping } from "./edit-state";
import type { OnlineState } from "./online-state";
import { type Refusal, readRefusal, refusalOf } from "./write-refusal";

type Stop = () => void;

/** What a listener says of the document. */
interface LiveEdited<Item> {
  /** Null where there is none, or none on this device. */
  item: Item | null;
  /** Something here is written on this device but not yet taken by the server. */
  hasPendingWrites: boolean;
  /** Read from this device only. */
  fromCache: boolean;
}

/** What was changed and not sent: `present`, which came from `base`. */
export interface UnsentEdit<Value> {
  base: Value;
  present: Value;
}

interface Saved<Value> {
  read: Value;
  /** When what was read had been written: what listeners say up to then is older. */
  readUpdatedAt: Date;
  stored: Value;
  overruled: boolean;
}

/** What a session needs of its one document: the account, this device, and whether the server is reached. */
export interface EditStore<Value, Item> {
  watch: (onChange: (live: LiveEdited<Item>) => void, onError: (error: Error) => void) => Stop;
  /** Rejects as `writeDocuments` does. */
  save: (base: Value, mine: Value) => Promise<Saved<Value>>;
  /** Keeps what is unsent past a reload, or forgets it. False where that cannot be done. */
  keepEdit: (unsent: UnsentEdit<Value> | null) => boolean;
  /** What this tab left unsent before a reload. */
  readOwnEdit: () => UnsentEdit<Value> | null;
  /** What closed tabs left unsent; `forget` once it is taken over. */
  findLeftEdits: () => Promise<(UnsentEdit<Value> & { forget: () => void })[]>;
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

/** A document being edited, as it is shown. Replaced with each change, never altered. */
export type EditSessionState<Value, Item> =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; error: Error }
  | {
      status: "ready";
      /** As last heard of. */
      item: Item;
      /** What is shown: ahead of `item` while a change is not with the server yet. */
      value: Value;
      saveState: EditState;
      canUndo: boolean;
      canRedo: boolean;
    };

interface EditRules<Value, Item> {
  /** What of the document is edited. */
  valueOf: (item: Item) => Value;
  merge: Merge<Value>;
}

interface EditNotices {
  /** The same place was changed here and elsewhere. Ours is shown; `useTheirs` takes theirs, as one more edit. */
  onOverruled: (useTheirs: () => void) => void;
  /** Changes made elsewhere are not heard any more. */
  onWatchFailed: (error: Error) => void;
}

/** One document being edited: live from its store, each change shown at once, undoable, kept on this device, and sent after a pause. */
export class EditSession<Value, Item extends { updatedAt: Date }> {
  #item: Item | null = null;
  #history: EditHistory<Value> | null = null;
  #writer: DraftWriter<Value> | undefined;
  #draft: Omit<DraftStatus<Value>, "present"> = { isUnsent: false, isKept: true, refusal: null };
  #refused: { refusal: Refusal; again: () => void } | null = null;
  #hasPendingWrites = false;
  #isDeleted = false;
  #error: Error | null = null;
  #state: EditSessionState<Value, Item> = { status: "loading" };
  #isClosed = false;
  #stop: Stop = () => {};
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly store: EditStore<Value, Item>,
    private readonly rules: EditRules<Value, Item>,
    private readonly notices: EditNotices,
  ) {}

  readonly read = (): EditSessionState<Value, Item> => this.#state;

  readonly subscribe = (onChange: () => void): Stop => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  /** Begins to listen and to send; returns how to end that. */
  readonly open = (): Stop => {
    this.#isClosed = false;
    const release = this.store.claimEdits();
    if (this.#item && this.#history) {
      this.#openWriter(this.rules.valueOf(this.#item)).change(this.#history.present);
    }
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

  /** Shows what a pure edit makes of the value at once and sends it soon; what it throws passes through. See `edit` for `place`. */
  readonly change = (words: string, edited: (value: Value) => Value, place: string | null = null): void => {
    if (!this.#history) return;
    const { present } = this.#history;
    const next = edited(present);
    if (next !== present) this.#edit(edit(this.#history, next, place, Date.now(), words));
  };

  /** Takes back one's own last edit; what others changed since stands. Answers in a word what it was. */
  readonly undo = (): string | null => {
    const words = this.#history?.past.at(-1)?.words ?? null;
    if (this.#history?.past.length) this.#edit(undo(this.#history, this.#mergeMine));
    return words;
  };

  readonly redo = (): string | null => {
    const words = this.#history?.future[0]?.words ?? null;
    if (this.#history?.future.length) this.#edit(redo(this.#history, this.#mergeMine));
    return words;
  };

  /** Makes a change of another kind, which is not among the steps that are taken back. */
  readonly write = (work: () => Promise<void>): void => {
    this.#refused = null;
    this.#show();
    work().catch((error) => {
      this.#refused = { refusal: readRefusal(error, true), again: () => this.write(work) };
      this.#show();
    });
  };

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

  readonly #mergeMine = (base: Value, mine: Value, theirs: Value): Value =>
    this.rules.merge(base, mine, theirs).value;

  #listen(): void {
    this.#stop = this.store.watch(
      (live) => this.#onLive(live),
      (error) => {
        if (this.#item) return this.notices.onWatchFailed(error);
        // Refused by the rules, it is somebody else's: its reader is told no more than that it is not there.
        if ((error as { code?: string }).code === "permission-denied") this.#isDeleted = true;
        else this.#error = error;
        this.#show();
      },
    );
  }

  #onLive({ item, hasPendingWrites, fromCache }: LiveEdited<Item>): void {
    if (!item) {
      // Before the server has answered, that a document is not on this device says nothing.
      if (fromCache) return;
      this.#isDeleted = true;
      this.#show();
      return;
    }
    this.#isDeleted = false;
    if (!this.#item) {
      this.#begin(item);
      return;
    }
    this.#item = item;
    this.#hasPendingWrites = hasPendingWrites;
    this.#show();
    // A change of another field shows beside what this device knew before the last save: that is no news.
    if (!hasPendingWrites) this.#writer?.onRemote(this.rules.valueOf(item), item.updatedAt);
  }

  #begin(item: Item): void {
    this.#item = item;
    const stored = this.rules.valueOf(item);
    this.#history = startHistory(stored);
    // Read before anything is kept: later it would be what was just changed here, taken twice.
    const own = this.store.readOwnEdit();
    this.#openWriter(stored);
    if (own)
      this.#edit(edit(this.#history, this.#mergeMine(own.base, own.present, stored), null, Date.now()));
    // What a closed tab left is sent from here too: where it is refused, this page says so.
    void this.store.findLeftEdits().then((left) => {
      for (const { base, present, forget } of left) {
        if (this.#isClosed) return;
        this.#writer?.resume(base, present);
        forget();
      }
    });
    this.#show();
  }

  #openWriter(stored: Value): DraftWriter<Value> {
    const { keepEdit, readOnline, watchOnline } = this.store;
    this.#writer = new DraftWriter<Value>(
      stored,
      {
        merge: this.rules.merge,
        save: this.store.save,
        keep: keepEdit,
        readOnline,
        watchOnline,
      },
      {
        onStatus: ({ present, ...draft }) => {
          this.#draft = draft;
          if (this.#history && present !== this.#history.present)
            this.#history = adopt(this.#history, present);
          this.#show();
        },
        onOverruled: (withTheirs) =>
          this.notices.onOverruled(() => this.change("Took theirs", () => withTheirs)),
      },
    );
    return this.#writer;
  }

  #edit(next: EditHistory<Value>): void {
    this.#history = next;
    this.#writer?.change(next.present);
    // What came after its page was left: nobody else would send it before the next visit.
    if (this.#isClosed) this.store.sendKept();
    this.#show();
  }

  #show(): void {
    this.#state = this.#describe();
    for (const listener of this.#listeners) listener();
  }

  #describe(): EditSessionState<Value, Item> {
    const { isUnsent, isKept, refusal } = this.#draft;
    if (this.#isDeleted && !(this.#item && isUnsent)) return { status: "missing" };
    if (!this.#item || !this.#history) {
      return this.#error ? { status: "failed", error: this.#error } : { status: "loading" };
    }
    return {
      status: "ready",
      item: this.#item,
      value: this.#history.present,
      saveState: editState({
        isUnsent: isUnsent || this.#hasPendingWrites,
        refusal: (this.#isDeleted ? refusalOf("deleted") : refusal) ?? this.#refused?.refusal ?? null,
        online: this.store.readOnline(),
        keeping: isUnsent && !isKept ? "tab" : this.#hasPendingWrites ? this.store.readKeeping() : "device",
      }),
      canUndo: this.#history.past.length > 0,
      canRedo: this.#history.future.length > 0,
    };
  }
}

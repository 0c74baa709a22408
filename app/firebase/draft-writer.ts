import {
  acknowledgeDraft,
  changeDraft,
  type Draft,
  isUnsent,
  type Merge,
  type Merging,
  receiveRemote,
  sendDraft,
  startDraft,
  unsendDraft,
  unsentPart,
} from "./draft";
import type { OnlineState } from "./online-state";
import { isUnreachable, type Refusal, readRefusal } from "./write-refusal";

/** What a draft needs of its document. */
interface DraftDocument<Value> {
  merge: Merge<Value>;
  /**
   * Merges `mine`, which came from `base`, into what the server has, and stores it: in one transaction, so that no
   * edit of somebody else is lost. `readUpdatedAt` is when what it found had been written, where documents have such a time.
   * Rejects as `writeDocuments` does.
   */
  save: (
    base: Value,
    mine: Value,
  ) => Promise<{ read: Value; stored: Value; overruled: boolean; readUpdatedAt?: Date }>;
  /** Keeps what is unsent on this device, until `null`. False where that cannot be done. */
  keep: (unsent: { base: Value; present: Value } | null) => boolean;
  /** Whether its server is reached: what is unsent goes as soon as it is. */
  readOnline: () => OnlineState;
  watchOnline: (onChange: () => void) => () => void;
}

export interface DraftStatus<Value> {
  present: Value;
  isUnsent: boolean;
  /** What is unsent is also kept on this device, past a reload. */
  isKept: boolean;
  refusal: Refusal | null;
}

interface DraftEvents<Value> {
  onStatus: (status: DraftStatus<Value>) => void;
  /** What somebody else changed gave way to what was changed here; `withTheirs` is how it would be otherwise. */
  onOverruled: (withTheirs: Value) => void;
}

const pauseBeforeSendingMs = 500;
/** A server that was not reached is asked again this often, whatever the network seems to be. */
const retryMs = 15_000;

/** One value being edited: kept at once, sent after a pause, sent again until the server has taken or refused it. */
export class DraftWriter<Value> {
  #draft: Draft<Value>;
  #refusal: Refusal | null = null;
  #isKept = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  /** When what the last save found had been written, and when what was heard last. */
  #savedOver: Date | undefined;
  #heardOf: Date | undefined;
  readonly #unwatch: () => void;

  constructor(
    start: Value,
    private readonly document: DraftDocument<Value>,
    private readonly events: DraftEvents<Value>,
  ) {
    this.#draft = startDraft(start);
    this.#unwatch = document.watchOnline(() => {
      if (document.readOnline() === "online" && isUnsent(this.#draft) && !this.#refusal) void this.#send();
    });
  }

  change(present: Value): void {
    this.#refusal = null;
    this.#draft = changeDraft(this.#draft, present);
    this.#tell();
    this.#sendAfter(pauseBeforeSendingMs);
  }

  /** Takes up what was left unsent when the page was last here. */
  resume(base: Value, present: Value): void {
    const { value } = this.document.merge(base, present, this.#draft.present);
    this.change(value);
  }

  /** The server has this value by now, written at that time where it is known. */
  onRemote(theirs: Value, writtenAt?: Date): void {
    this.#heardOf = writtenAt;
    // Listeners may say late what a save found: taken for new, it would undo what was done here since.
    if (this.#isFoundAlready()) return;
    this.#take(receiveRemote(this.#draft, theirs, this.document.merge));
  }

  /** Sends again what was refused. */
  retry(): void {
    this.#refusal = null;
    this.#tell();
    void this.#send();
  }

  /** Gives up what was changed here and shows what the server has. */
  discard(): void {
    this.#refusal = null;
    clearTimeout(this.#timer);
    this.#draft = changeDraft(this.#draft, this.#draft.base);
    this.#tell();
  }

  /** What is unsent stays kept on this device. */
  stop(): void {
    this.#isStopped = true;
    this.#unwatch();
    clearTimeout(this.#timer);
  }

  #sendAfter(pauseMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#send(), pauseMs);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#draft.sent !== null || this.#isStopped || !isUnsent(this.#draft)) return;
    this.#draft = sendDraft(this.#draft);
    const { base, present } = this.#draft;
    try {
      const answer = await this.document.save(base, present);
      this.#savedOver = answer.readUpdatedAt ?? this.#savedOver;
      if (this.#isFoundAlready()) this.#draft = { ...this.#draft, pendingRemote: null };
      this.#take(acknowledgeDraft(this.#draft, answer, this.document.merge));
      if (isUnsent(this.#draft)) this.#sendAfter(pauseBeforeSendingMs);
    } catch (error) {
      const isToTryAgain = isUnreachable(error);
      if (!isToTryAgain) this.#refusal = readRefusal(error, true);
      this.#take(unsendDraft(this.#draft, this.document.merge, isToTryAgain));
      if (isToTryAgain) this.#sendAfter(retryMs);
    }
  }

  /** Whether what was heard last is no news to what was saved. */
  #isFoundAlready(): boolean {
    return this.#heardOf !== undefined && this.#savedOver !== undefined && this.#heardOf <= this.#savedOver;
  }

  #take({ draft, overruled }: Merging<Value>): void {
    this.#draft = draft;
    this.#tell();
    if (overruled !== null) this.events.onOverruled(overruled);
  }

  #tell(): void {
    const unsent = unsentPart(this.#draft);
    const { present } = this.#draft;
    this.#isKept = this.document.keep(unsent);
    if (!this.#isStopped) {
      const isKept = this.#isKept;
      this.events.onStatus({ present, isUnsent: unsent !== null, isKept, refusal: this.#refusal });
    }
  }
}

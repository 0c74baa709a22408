import { adopt, type EditHistory, edit, redo, startHistory, undo } from "~/client/edit-history";
import type { BrandFields } from "~/domain/brands/brand";
import { readDocumentsState } from "~/firebase/documents";
import { type EditState, editState } from "~/firebase/edit-state";
import { readOnlineState } from "~/firebase/follow-online-state";
import { writeDocuments } from "~/firebase/write-documents";
import { type Refusal, readRefusal } from "~/firebase/write-refusal";
import type { Brand } from "~/stores/brands/brand-document";
import { changedFields, fieldsOf, mergeFields } from "./brand-edit";

const pauseMs = 600;

export interface BrandState {
  fields: BrandFields;
  saveState: EditState;
  canUndo: boolean;
  canRedo: boolean;
}

type WriteFields = (fields: Partial<BrandFields>) => Promise<void>;

function writeBrand(brandId: string): WriteFields {
  return async (fields) => {
    const { changeBrand } = await import("~/stores/brands/brands");
    await writeDocuments((documents) => changeBrand(documents, brandId, fields));
  };
}

/** One brand being edited: each change is shown at once, undoable, and sent after a pause, field by field. What is refused stays and can be sent again. */
export class BrandSession {
  #history: EditHistory<BrandFields>;
  /** What the document said last. */
  #stored: BrandFields;
  /** What was sent and is not answered yet. */
  #pending: Partial<BrandFields> = {};
  #onTheWay = 0;
  #refusal: Refusal | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: BrandState;
  readonly #write: WriteFields;
  readonly #listeners = new Set<() => void>();

  constructor(brand: Brand, write: WriteFields = writeBrand(brand.id)) {
    this.#write = write;
    this.#stored = fieldsOf(brand);
    this.#history = startHistory(this.#stored);
    this.#state = this.#now();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  read = (): BrandState => this.#state;

  /** Edits of one `place` in quick succession are one step back. */
  change = (fields: Partial<BrandFields>, place: string | null = null): void => {
    const { present } = this.#history;
    this.#show(edit(this.#history, { ...present, ...fields }, place, Date.now()));
  };

  undo = (): void => this.#show(undo(this.#history, mergeFields));
  redo = (): void => this.#show(redo(this.#history, mergeFields));

  /** Takes over what the document says now; what is changed here and not sent stays. */
  adopt(brand: Brand): void {
    const known = this.#expected();
    this.#stored = fieldsOf(brand);
    // A document says for a moment what it said before a refused change, ahead of the refusal.
    const merged = mergeFields(known, this.#history.present, this.#expected());
    this.#history = adopt(this.#history, merged);
    this.#tell();
  }

  /** Sends what is not sent yet, at once: a page that closes waits for nothing. */
  flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const fields = changedFields(this.#expected(), this.#history.present);
    if (Object.keys(fields).length > 0) void this.#send(fields);
  };

  #show(history: EditHistory<BrandFields>): void {
    this.#history = history;
    this.#refusal = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, pauseMs);
    this.#tell();
  }

  async #send(fields: Partial<BrandFields>): Promise<void> {
    this.#pending = { ...this.#pending, ...fields };
    this.#refusal = null;
    this.#onTheWay += 1;
    this.#tell();
    try {
      await this.#write(fields);
      this.#stored = { ...this.#stored, ...fields };
    } catch (error) {
      this.#refusal = readRefusal(error, true);
    } finally {
      const answered = (name: string) =>
        this.#pending[name as keyof BrandFields] === fields[name as keyof BrandFields];
      this.#pending = Object.fromEntries(Object.entries(this.#pending).filter(([name]) => !answered(name)));
      this.#onTheWay -= 1;
      this.#tell();
    }
  }

  /** What the server has, or will have once it answers. */
  #expected(): BrandFields {
    return { ...this.#stored, ...this.#pending };
  }

  #now(): BrandState {
    const { present, past, future } = this.#history;
    return {
      fields: present,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      saveState: editState({
        isUnsent: this.#timer !== undefined || this.#onTheWay > 0,
        refusal: this.#refusal,
        online: readOnlineState(),
        keeping: readDocumentsState().keeping,
      }),
    };
  }

  #tell(): void {
    this.#state = this.#now();
    for (const listener of this.#listeners) listener();
  }
}

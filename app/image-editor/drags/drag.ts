import type { EditDraft } from "../edit-draft";
import type { Point } from "../geometry";
import type { Stage } from "../stage";

/** What is held down with the pointer: Shift keeps lines straight and shapes even, Alt does the opposite of the tool. */
export interface HeldKeys {
  shiftKey: boolean;
  altKey: boolean;
}

/** What follows a pressed pointer from its press to its release. Points are CSS pixels of the canvas. */
export interface Drag {
  move(at: Point, keys: HeldKeys): void;
  /** The pointer was let go. */
  end(): void;
  /** It became something else, such as a pinch: nothing of it stays. */
  cancel(): void;
}

/** Makes a changed draft the present one. See `edit` of `app/client/edit-history.ts` for `place`. */
export type ChangeDraft = (edited: (draft: EditDraft) => EditDraft, place: string | null) => void;

export interface DragContext {
  stage: Stage;
  /** As it is when the press comes. */
  draft: EditDraft;
  change: ChangeDraft;
}

let count = 0;

/** A place of its own for each drag: all its moves are one step back. */
export function newPlace(name: string): string {
  count += 1;
  return `${name} ${count}`;
}

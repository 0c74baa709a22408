import { useMemo, useSyncExternalStore } from "react";
import type { Editor } from "~/editor/editor";
import { useEditorCommands } from "~/editor/use-editor";
import { describeMove } from "~/scene/describe-move";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import type { Storyboard } from "~/scene/storyboard";

export type Edit = (storyboard: Storyboard) => Storyboard;

/** Edits of the timeline: what is tried while something is dragged, and what the last one moved. */
export class TrackEdits {
  #tried: Storyboard | null = null;
  #moved = "";
  #frame = 0;
  #next: Edit | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly editor: Editor) {}

  /** The storyboard with what is tried in it; null while nothing is. */
  readonly readTried = (): Storyboard | null => this.#tried;
  /** What the last edit, or the one being tried, moves. */
  readonly readMoved = (): string => this.#moved;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows an edit while it is dragged, at the screen's rate; null takes it back. */
  readonly preview = (edit: Edit | null): void => {
    this.#next = edit;
    if (edit === null) {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#try(null);
      return;
    }
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#next) this.#try(this.#next);
    });
  };

  /** Makes an edit, and says what it moved. */
  readonly change = (words: string, edit: Edit, place?: string): void => {
    const { storyboard: before, library } = this.editor.read();
    this.preview(null);
    this.editor.change(words, edit, place);
    const { storyboard: after } = this.editor.read();
    if (after === before) return;
    this.#moved = describeMove(before, after, library);
    this.#tell();
    this.editor.announce(`${words}. ${this.#moved}`.trim());
  };

  #try(edit: Edit | null): void {
    const { storyboard, library } = this.editor.read();
    try {
      this.#tried = edit ? edit(storyboard) : null;
      this.editor.preview(edit);
    } catch (error) {
      if (!(error instanceof StoryboardEditError)) throw error;
      this.#tried = null;
      this.editor.preview(null);
    }
    if (this.#tried) this.#moved = describeMove(storyboard, this.#tried, library);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export function useTrackEdits(): TrackEdits {
  const editor = useEditorCommands();
  return useMemo(() => new TrackEdits(editor), [editor]);
}

export function useMoved(edits: TrackEdits): string {
  return useSyncExternalStore(edits.subscribe, edits.readMoved, edits.readMoved);
}

export function useTried(edits: TrackEdits): Storyboard | null {
  return useSyncExternalStore(edits.subscribe, edits.readTried, edits.readTried);
}

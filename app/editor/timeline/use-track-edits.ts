import { useMemo, useSyncExternalStore } from "react";
import type { Editor } from "~/editor/editor";
import { useEditorCommands } from "~/editor/use-editor";
import { describeMove } from "~/scene/describe-move";
import { StoryboardEditError } from "~/scene/edit-storyboard";
import { keepingLooks } from "~/scene/keep-looks";
import type { Storyboard } from "~/scene/storyboard";

export type Edit = (storyboard: Storyboard) => Storyboard;

/** Edits of the timeline: what is tried while something is dragged, and what is said of it beside the tracks. */
export class TrackEdits {
  #tried: Storyboard | null = null;
  #triedMoves = "";
  /** Holds until the video is another one. */
  #refusal: { of: Storyboard; why: string } | null = null;
  #frame = 0;
  #next: Edit | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly editor: Editor) {}

  /** The storyboard with what is tried in it; null while nothing is. */
  readonly readTried = (): Storyboard | null => this.#tried;
  /** What the edit being tried moves, why the last one was not made, or what the last change of the video moved. */
  readonly readNote = (): string => {
    const { storyboard, moved } = this.editor.read();
    if (this.#tried) return this.#triedMoves;
    return this.#refusal?.of === storyboard ? this.#refusal.why : moved;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const stop = this.editor.subscribe(listener);
    return () => {
      this.#listeners.delete(listener);
      stop();
    };
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

  /** Makes an edit, after which the other scenes look as they did. What cannot be done is said where it would have been seen, and changes nothing. Whether it was made. */
  readonly change = (words: string, made: Edit, place?: string): boolean => {
    const { storyboard: before, library } = this.editor.read();
    const edit = keepingLooks(made, library);
    this.preview(null);
    try {
      edit(before);
    } catch (error) {
      if (!(error instanceof StoryboardEditError)) throw error;
      this.refuse(error.message);
      return false;
    }
    this.editor.change(words, edit, place);
    return this.editor.read().storyboard !== before;
  };

  /** Says beside the tracks why nothing was done. */
  readonly refuse = (why: string): void => {
    this.#refusal = { of: this.editor.read().storyboard, why };
    this.#tell();
    this.editor.announce(why);
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
    if (this.#tried) this.#triedMoves = describeMove(storyboard, this.#tried, library);
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

export function useTrackNote(edits: TrackEdits): string {
  return useSyncExternalStore(edits.subscribe, edits.readNote, edits.readNote);
}

export function useTried(edits: TrackEdits): Storyboard | null {
  return useSyncExternalStore(edits.subscribe, edits.readTried, edits.readTried);
}

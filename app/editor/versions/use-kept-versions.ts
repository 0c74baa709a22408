import { useEffect } from "react";
import type { Storyboard } from "~/scene/storyboard";
import { mayEdit } from "~/stores/content/content-role";
import { useEditor, useEditorCommands } from "../use-editor";
import { bigStep } from "./big-step";
import { keepPause, keepStep } from "./keep-version";

/** A version is kept once so many edits are followed by so long a rest. */
const manyEdits = 20;
const restMs = 20_000;

/** Keeps versions of one's own edits by itself: before a big step, and at rest after many. */
export function useKeptVersions(): void {
  const editor = useEditorCommands();
  const isEditing = useEditor(({ role }) => mayEdit(role));
  useEffect(() => {
    if (!isEditing) return;
    let last: Storyboard = editor.read().storyboard;
    let edits = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = editor.subscribe(() => {
      const { storyboard, content, video } = editor.read();
      if (storyboard === last) return;
      const before = last;
      last = storyboard;
      // What others change comes when nothing of one's own waits: they keep it.
      if (video.saveState.kind === "saved") return;
      const step = bigStep(before, storyboard);
      if (step) void keepStep(content, before, step);
      edits = step ? 0 : edits + 1;
      clearTimeout(timer);
      if (edits < manyEdits) return;
      timer = setTimeout(() => {
        edits = 0;
        void keepPause(content, editor.read().storyboard);
      }, restMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [editor, isEditing]);
}

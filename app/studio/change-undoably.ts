import { mergeStoryboards } from "~/scene/merge-storyboards";
import type { Storyboard } from "~/scene/storyboard";
import { showUndoToast } from "~/ui/toast";
import type { ChangeVideo } from "./scenes/scene-task";

/** Changes a video, says so, and offers to take back this change alone: what was changed since stands. */
export function changeUndoably(
  onChange: ChangeVideo,
  message: string,
  edited: (storyboard: Storyboard) => Storyboard,
): void {
  onChange((before) => {
    const after = edited(before);
    showUndoToast(message, () => onChange((current) => mergeStoryboards(after, before, current).storyboard));
    return after;
  });
}

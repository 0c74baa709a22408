import { href, useNavigate } from "react-router";
import { frameTime } from "~/scene/timecode";
import { usePageCommands } from "~/shell/page-commands";
import { useUndoKeys } from "~/shell/undo-keys";
import { useEditorCommands } from "../use-editor";
import { panels } from "./panels";

/** What the keyboard does in the editor, wherever its focus is but where somebody types. */
export function useEditorKeys(): void {
  const editor = useEditorCommands();
  const { playhead } = editor;
  const navigate = useNavigate();
  useUndoKeys(editor.undo, editor.redo);
  /** A press more goes faster the same way; the other key turns round. */
  const shuttle = (way: 1 | -1) => {
    const isSameWay = playhead.isPlaying && Math.sign(playhead.rate) === way;
    playhead.setRate(isSameWay ? Math.max(-8, Math.min(8, playhead.rate * 2)) : way);
  };
  const goTo = (move: () => void) => () => {
    move();
    editor.announce(frameTime(playhead.seconds));
  };
  usePageCommands("Playing", [
    { keys: "Space", label: "Play or pause", run: playhead.toggle },
    { keys: "k", label: "Pause", run: playhead.pause },
    { keys: "l", label: "Play; again, faster", run: () => shuttle(1) },
    { keys: "j", label: "Play backwards; again, faster", run: () => shuttle(-1) },
    { keys: ",", label: "One frame back", run: goTo(() => playhead.step(-1)), repeats: true },
    { keys: ".", label: "One frame on", run: goTo(() => playhead.step(1)), repeats: true },
    { keys: "Home", label: "To the start", run: goTo(() => playhead.seek(0)) },
    {
      keys: "End",
      label: "To the end",
      run: goTo(() => playhead.seek(editor.read().composition.durationSeconds)),
    },
  ]);
  usePageCommands("Editing", [
    { keys: "Mod z", label: "Undo", run: editor.undo, isBoundElsewhere: true },
    { keys: "Mod Shift z", label: "Redo", run: editor.redo, isBoundElsewhere: true },
    ...panels.map(({ id, label, words }) => ({
      label: `Show ${label.toLowerCase()}`,
      words: `panel ${words}`,
      run: () => editor.setPanel(id),
    })),
    {
      label: "Share",
      words: "publish link",
      run: () => void navigate(href("/content/:contentId/share", { contentId: editor.read().content.id })),
    },
  ]);
}

import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { SoundCaptions } from "~/studio/sound-captions";

/** What is said, as words in the picture and in subtitle files. */
export function CaptionsPanel() {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  return (
    <SoundCaptions
      storyboard={storyboard}
      onChange={(edit, place) => editor.change("Change the captions", edit, place ?? undefined)}
    />
  );
}

import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { SoundMusic } from "~/studio/sound-music";

/** Music, effects and recorded sounds, and how loud all of it is together. */
export function SoundPanel() {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  return (
    <SoundMusic
      storyboard={storyboard}
      onChange={(edit, place) => editor.change("Change the music", edit, place ?? undefined)}
    />
  );
}

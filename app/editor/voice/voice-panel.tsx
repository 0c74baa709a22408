import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { SoundVoices } from "~/studio/sound-voices";

/** Who says what, scene by scene. */
export function VoicePanel() {
  const editor = useEditorCommands();
  const content = useEditor((state) => state.content);
  const storyboard = useEditor((state) => state.storyboard);
  return (
    <SoundVoices
      contentId={content.id}
      title={content.title}
      storyboard={storyboard}
      onChange={(edit, place) => editor.change("Change the voice", edit, place ?? undefined)}
    />
  );
}

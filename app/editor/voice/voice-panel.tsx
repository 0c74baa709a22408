import { useChange } from "../use-change";
import { useEditor } from "../use-editor";
import { VoicesByScene } from "./voices-by-scene";

/** Who says what, scene by scene: recorded here, spoken by a voice, or brought along. */
export function VoicePanel() {
  const onChange = useChange();
  const content = useEditor((state) => state.content);
  const storyboard = useEditor((state) => state.storyboard);
  const isEditor = useEditor(({ role }) => role === "owner" || role === "edit");
  return (
    <fieldset disabled={!isEditor} className="grid min-w-0">
      <VoicesByScene
        contentId={content.id}
        title={content.title}
        storyboard={storyboard}
        onChange={onChange}
      />
    </fieldset>
  );
}

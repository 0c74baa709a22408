import { mayEdit } from "~/stores/content/content-role";
import StudioStyle from "~/studio/style/style-panel";
import { useChange } from "../use-change";
import { useEditor } from "../use-editor";
import { SaveTemplate } from "./save-template";

/** Template, colours, typefaces and brand; and the way to a template of one's own. */
export default function StylePanel() {
  const storyboard = useEditor((state) => state.storyboard);
  const library = useEditor((state) => state.library);
  const isEditing = useEditor(({ role }) => mayEdit(role));
  return (
    <fieldset disabled={!isEditing} className="min-w-0">
      <StudioStyle storyboard={storyboard} library={library} onChange={useChange()} />
      {isEditing && <SaveTemplate />}
    </fieldset>
  );
}

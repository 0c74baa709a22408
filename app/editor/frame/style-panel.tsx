import StudioStyle from "~/studio/style/style-panel";
import { useChange } from "../use-change";
import { useEditor } from "../use-editor";

/** Template, colours, typefaces and brand. */
export default function StylePanel() {
  const storyboard = useEditor((state) => state.storyboard);
  const library = useEditor((state) => state.library);
  return <StudioStyle storyboard={storyboard} library={library} onChange={useChange()} />;
}

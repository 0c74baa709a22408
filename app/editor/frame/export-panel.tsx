import { useContext } from "react";
import FinishPanel from "~/studio/finish-panel";
import { useEditor } from "../use-editor";
import { MakingContext } from "./making-context";

/** Files of the video. */
export default function ExportPanel() {
  const content = useEditor((state) => state.content);
  const storyboard = useEditor((state) => state.storyboard);
  const library = useEditor((state) => state.library);
  const making = useContext(MakingContext);
  return making && <FinishPanel {...{ content, storyboard, library, making }} />;
}

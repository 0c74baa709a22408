import type { Brief } from "~/domain/video/brief";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { SideSheet } from "~/ui/side-sheet";
import { MediaTask } from "../media/media-task";
import { CopyTask } from "./copy-task";
import { IconChoice } from "./icon-choice";
import { LayoutChoice } from "./layout-choice";
import type { ChangeVideo, SceneTask } from "./scene-task";

export interface SceneTaskSheetProps {
  task: SceneTask;
  storyboard: Storyboard;
  library: Library;
  /** The work the scene belongs to. */
  work: { contentId: string; ownerId: string; brief: Brief | null };
  onChange: ChangeVideo;
  onClose: () => void;
}

const titles: Record<SceneTask["kind"], string> = {
  media: "Picture or clip",
  layout: "Layout",
  icon: "Icon",
  words: "Other words",
};

/** What is chosen for one scene at the side of the page. Apart from the page's first code: it comes when it is asked for. */
export default function SceneTaskSheet({
  task,
  storyboard,
  library,
  work,
  onChange,
  onClose,
}: SceneTaskSheetProps) {
  const index = storyboard.scenes.findIndex(({ id }) => id === task.sceneId);
  const scene = storyboard.scenes[index];
  // The scene may be taken away meanwhile, by undo or from elsewhere.
  if (!scene) return null;
  const shared = { scene, storyboard, library, work, onChange };
  return (
    <SideSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${titles[task.kind]}, scene ${index + 1}`}
    >
      {task.kind === "media" && <MediaTask key={scene.id} {...shared} />}
      {task.kind === "layout" && <LayoutChoice key={scene.id} {...shared} />}
      {task.kind === "icon" && <IconChoice key={scene.id} {...shared} />}
      {task.kind === "words" && <CopyTask key={`${scene.id}/${task.slot}`} {...shared} slot={task.slot} />}
    </SideSheet>
  );
}

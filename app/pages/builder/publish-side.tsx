import { PublishPanel } from "../publish/publish-panel";
import type { BuilderPanelProps } from "./page-editor";

/** The panel of publishing beside the page; whom it is shared with edits it and does not publish. */
export default function PublishSide({
  project,
  saveState,
  isOwner,
  isReadOnly,
  editor,
  publishing,
}: BuilderPanelProps) {
  if (!isOwner) {
    return (
      <p className="text-pretty text-muted text-sm">
        This page belongs to somebody else. You edit it with them; they publish it.
      </p>
    );
  }
  if (isReadOnly) {
    return <p className="text-muted text-sm">Restore the page from the trash to publish it.</p>;
  }
  return (
    <PublishPanel
      project={project}
      saveState={saveState}
      onShowSection={editor.show}
      onShowTest={() => editor.showPanel("test")}
      publishing={publishing}
    />
  );
}

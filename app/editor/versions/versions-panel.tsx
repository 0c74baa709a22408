import { useState } from "react";
import { useSearchParams } from "react-router";
import { NameVersion } from "~/review/name-version";
import { useVersions, VersionList, whenOf } from "~/review/version-list";
import { VersionRow } from "~/review/version-row";
import { restoreScene, restoreStoryboard } from "~/scene/edit-restore";
import { keepingLooks } from "~/scene/keep-looks";
import { mayEdit } from "~/stores/content/content-role";
import { parseVideoVersion, type VideoVersion } from "~/stores/content/video-version";
import { reviewLimits } from "~/stores/review/review-limits";
import { changeUndoably } from "~/studio/change-undoably";
import { useEditor, useEditorCommands } from "../use-editor";
import { Difference } from "./difference";
import { keepStep } from "./keep-version";
import { reasonOf } from "./reason-of";

/** How the video was: compared, named, and brought back whole or scene by scene. */
export function VersionsPanel() {
  const role = useEditor((state) => state.role);
  if (!mayEdit(role)) {
    return (
      <p className="text-muted text-sm">
        Earlier versions are for people who may edit. Ask the owner of this video to let you edit it.
      </p>
    );
  }
  return <Versions />;
}

function Versions() {
  const editor = useEditorCommands();
  const content = useEditor((state) => state.content);
  const storyboard = useEditor((state) => state.storyboard);
  const work = `content/${content.id}`;
  const reading = useVersions(work, parseVideoVersion);
  // As the page about the video leads here.
  const asked = useSearchParams()[0].get("version");
  const [lookedId, setLookedId] = useState<string | null>(asked);

  function restore(version: VideoVersion) {
    const words = `Restore ${whenOf(version)}`;
    void keepStep(content, storyboard, words);
    changeUndoably(
      (edit) => editor.change(words, edit),
      `The video is as it was ${whenOf(version)}`,
      (now) => restoreStoryboard(now, version.storyboard),
    );
    setLookedId(null);
  }

  function restoreOne(version: VideoVersion, sceneId: string) {
    changeUndoably(
      (edit) => editor.change("Restore the scene", edit),
      "The scene is as it was",
      keepingLooks((now) => restoreScene(now, version.storyboard, sceneId), editor.read().library),
    );
  }

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <NameVersion
        work={work}
        content={() => ({ title: content.title, storyboard })}
        asOf={content.updatedAt}
      />
      <VersionList
        reading={reading}
        nothing="No versions yet. One is kept by itself while you edit, and before each big step."
      >
        {(version) => (
          <VersionRow
            key={version.id}
            version={version}
            work={work}
            words={reasonOf(version)}
            isNamed={version.reason === "named"}
            isLooked={version.id === lookedId}
            isReadOnly={content.trashedAt !== null}
            onLook={() => setLookedId(version.id === lookedId ? null : version.id)}
            onRestore={() => restore(version)}
          >
            <Difference was={version.storyboard} onRestoreScene={(id) => restoreOne(version, id)} />
          </VersionRow>
        )}
      </VersionList>
      <p className="text-faint text-xs">
        The last {reviewLimits.versions} are kept by themselves; the oldest then goes. Up to{" "}
        {reviewLimits.namedVersions} with a name stay until you delete them.
      </p>
    </div>
  );
}

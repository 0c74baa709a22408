import { useState } from "react";
import { href, useNavigate } from "react-router";
import { useVersions, VersionList } from "~/review/version-list";
import { VersionRow } from "~/review/version-row";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import type { Content } from "~/stores/content/content-document";
import { parseVideoVersion } from "~/stores/content/video-version";
import { DifferenceView } from "./difference-view";
import { reasonOf } from "./reason-of";

interface VideoVersionsProps {
  content: Pick<Content, "id" | "trashedAt">;
  storyboard: Storyboard;
  library: Library;
}

/** How the video was, named and kept by itself, on the page about it: compared here, brought back in the editor. */
export function VideoVersions({ content, storyboard, library }: VideoVersionsProps) {
  const navigate = useNavigate();
  const work = `content/${content.id}`;
  const reading = useVersions(work, parseVideoVersion);
  const [lookedId, setLookedId] = useState<string | null>(null);
  const openInEditor = (versionId: string) =>
    void navigate(
      `${href("/content/:contentId/edit", { contentId: content.id })}?panel=versions&version=${versionId}`,
    );
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <VersionList
        reading={reading}
        nothing="No versions yet. One is kept by itself while the video is edited, and before each big step."
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
            restoreLabel="Restore in the editor"
            onLook={() => setLookedId(version.id === lookedId ? null : version.id)}
            onRestore={() => openInEditor(version.id)}
          >
            <DifferenceView
              was={version.storyboard}
              now={storyboard}
              library={library}
              onRestoreScene={null}
              onShow={null}
            />
          </VersionRow>
        )}
      </VersionList>
    </div>
  );
}

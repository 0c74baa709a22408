import { useEffect, useState } from "react";
import { NameVersion } from "~/review/name-version";
import { useVersions, VersionList, whenOf } from "~/review/version-list";
import { VersionRow } from "~/review/version-row";
import { pageWithFacts } from "~/sections/bind-page-facts";
import { parseVersion, type Version } from "~/stores/projects/version-document";
import { showUndoToast } from "~/ui/toast";
import type { BuilderPanelProps } from "../../builder/page-editor";
import { Changes } from "./changes";
import { restored } from "./restore";

/** How the page was: looked at, compared, named, and brought back. */
export default function VersionsPanel({ project, page, facts, editor, isReadOnly }: BuilderPanelProps) {
  const work = `projects/${project.id}`;
  const reading = useVersions(work, parseVersion);
  const [lookedId, setLookedId] = useState<string | null>(null);
  const versions = reading.kind === "present" ? reading.value : null;
  const looked = versions?.find(({ id }) => id === lookedId) ?? null;
  // Whoever leaves the panel sees the page as it is.
  useEffect(() => () => editor.lookAt(null), [editor]);

  function look(version: Version | null) {
    setLookedId(version?.id ?? null);
    editor.lookAt(version && { page: pageWithFacts(version.page, facts), words: whenOf(version) });
  }

  function restore(version: Version) {
    look(null);
    if (!editor.change(`Restore ${whenOf(version)}`, (now) => restored(now, version.page))) return;
    showUndoToast(`The page is as it was ${whenOf(version)}`, editor.undo);
  }

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      {!isReadOnly && versions && (
        <NameVersion work={work} content={() => ({ title: project.title, page })} asOf={project.updatedAt} />
      )}
      <VersionList
        reading={reading}
        nothing="No versions yet. One is kept by itself every ten minutes while the page is edited, and whenever it is published."
      >
        {(version) => (
          <VersionRow
            key={version.id}
            version={version}
            work={work}
            words={reasons[version.reason]}
            isPublished={version.reason === "published"}
            isNamed={version.reason === "named"}
            isLooked={version === looked}
            isReadOnly={isReadOnly}
            onLook={() => look(version === looked ? null : version)}
            onRestore={() => restore(version)}
          >
            <Changes before={version.page} after={page} onShow={editor.show} />
          </VersionRow>
        )}
      </VersionList>
    </div>
  );
}

const reasons: Readonly<Record<Version["reason"], string>> = {
  edited: "Before it was edited on",
  named: "Named",
  published: "As published",
};

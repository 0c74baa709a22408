import { useEffect, useState } from "react";
import { viewerName } from "~/domain/access/viewer";
import { useDocuments } from "~/firebase/use-documents";
import { writeDocuments } from "~/firebase/write-documents";
import { pageWithFacts } from "~/sections/bind-page-facts";
import { useSignedInViewer } from "~/session/use-viewer";
import { projectLimits } from "~/stores/projects/project-limits";
import type { Version } from "~/stores/projects/version-document";
import { Button } from "~/ui/button";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";
import { showErrorToast, showToast, showUndoToast } from "~/ui/toast";
import type { BuilderPanelProps } from "../../builder/page-editor";
import { Changes } from "./changes";
import { byDay } from "./days";
import { restored } from "./restore";
import { VersionRow } from "./version-row";

/** How the page was: looked at, compared, named, and brought back. */
export default function VersionsPanel({ project, page, facts, editor, isReadOnly }: BuilderPanelProps) {
  const reading = useDocuments(
    project.id,
    () => import("~/stores/projects/versions"),
    ({ watchVersions }, documents, onChange: (versions: Version[] | null) => void, onError) =>
      watchVersions(
        documents,
        project.id,
        ({ items, fromCache }) => onChange(items.length > 0 || !fromCache ? items : null),
        onError,
      ),
  );
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

  if (reading.kind === "failed") {
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-sm">
        <p className="text-muted">The versions could not be read. They are safe. {reading.error.message}</p>
        <Button size="sm" onClick={reading.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (!versions) {
    return (
      <div role="status" aria-label="Loading" className="grid gap-2">
        <Skeleton className="h-10" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    );
  }
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      {!isReadOnly && <NameIt project={{ ...project, page }} />}
      {versions.length === 0 && (
        <p className="text-muted text-sm">
          No versions yet. One is kept by itself every ten minutes while the page is edited, and whenever it
          is published.
        </p>
      )}
      {byDay(versions, ({ asOf }) => asOf, new Date()).map(({ day, items }) => (
        <section key={day} aria-label={day} className="grid gap-1">
          <h3 className="font-[550] text-muted text-xs">{day}</h3>
          <ul className="grid">
            {items.map((version) => (
              <VersionRow
                key={version.id}
                version={version}
                projectId={project.id}
                isLooked={version === looked}
                isReadOnly={isReadOnly}
                onLook={() => look(version === looked ? null : version)}
                onRestore={() => restore(version)}
              >
                <Changes before={version.page} after={page} onShow={editor.show} />
              </VersionRow>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function whenOf({ asOf, name }: Pick<Version, "asOf" | "name">): string {
  const time = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(asOf);
  return name ? `“${name}”, ${time}` : time;
}

/** Keeps the page as it is now under a name. */
function NameIt({ project }: Pick<BuilderPanelProps, "project">) {
  const viewer = useSignedInViewer();
  const [name, setName] = useState("");
  const [isSaving, setSaving] = useState(false);
  async function keep() {
    if (!viewer || name.trim() === "") return;
    setSaving(true);
    try {
      const { nameVersion } = await import("~/stores/projects/versions");
      const author = { userId: viewer.userId, name: viewerName(viewer) };
      await writeDocuments((documents) => nameVersion(documents, project, name, author));
      setName("");
      showToast("Kept under that name");
    } catch (error) {
      showErrorToast("The version was not kept", (error as Error).message);
    } finally {
      setSaving(false);
    }
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <TextField
        label="Keep it as it is now"
        placeholder="Name, like “Before the sale”"
        value={name}
        onChange={({ target }) => setName(target.value.slice(0, projectLimits.versionNameCharacters))}
      />
      <Button type="submit" className="!h-10" loading={isSaving} disabled={name.trim() === ""}>
        Keep
      </Button>
    </form>
  );
}

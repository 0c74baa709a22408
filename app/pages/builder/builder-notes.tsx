import { Button } from "~/ui/button";
import type { OpenProject } from "./open-project";

/** What stands in the way of editing, above the page: it lies in the trash, or a change was refused. */
export function BuilderNotes({ open }: { open: OpenProject }) {
  const { project, saveState } = open;
  return (
    <>
      {project.trashedAt && (
        <div className="flex flex-wrap items-center justify-between gap-3 bg-warning-soft px-4 py-2 text-sm">
          <p>This page is in the trash. It can be looked at, and edited once it is restored.</p>
          <Button size="sm" onClick={() => open.setTrashed(false)}>
            Restore
          </Button>
        </div>
      )}
      {saveState.kind === "refused" && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 bg-danger-soft px-4 py-2 text-sm"
        >
          <p className="max-w-[80ch] text-pretty">
            Your last changes were not saved. {saveState.refusal.message} They are kept in this browser.
          </p>
          <div className="flex gap-2">
            <Button size="sm" onClick={open.retry}>
              Try again
            </Button>
            <Button size="sm" variant="ghost" onClick={open.discard}>
              Give them up
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

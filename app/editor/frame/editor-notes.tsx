import { Suspense } from "react";
import { lazy } from "~/client/lazy";
import { Button } from "~/ui/button";
import { useEditor, useEditorCommands } from "../use-editor";

const RefusalBanner = lazy(() => import("~/studio/refusal-banner"));

/** What stands in the way: a change that was refused, and the trash. */
export function EditorNotes() {
  const { session } = useEditorCommands();
  const saveState = useEditor((state) => state.video.saveState);
  const storyboard = useEditor((state) => state.storyboard);
  const isTrashed = useEditor((state) => state.content.trashedAt !== null);
  const isOwner = useEditor((state) => state.role === "owner");
  return (
    <>
      {saveState.kind === "refused" && (
        <div className="shrink-0 p-2">
          <Suspense>
            <RefusalBanner
              refusal={saveState.refusal}
              storyboard={storyboard}
              onRetry={session.retry}
              onDiscard={session.discard}
            />
          </Suspense>
        </div>
      )}
      {isTrashed && (
        <div className="flex shrink-0 flex-wrap items-center justify-between gap-3 bg-warning-soft px-4 py-2">
          <p>This video is in the trash. Its link shows nothing until it is restored.</p>
          {isOwner && (
            <Button size="sm" onClick={session.restore}>
              Restore
            </Button>
          )}
        </div>
      )}
    </>
  );
}

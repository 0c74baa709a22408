import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { useSignedInViewer } from "~/session/use-viewer";
import { showErrorToast, showLinkToast } from "~/ui/toast";
import { ProjectSession, type ShownProject } from "./project-session";
import { openProjectStore } from "./project-store";

export type ProjectReading =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; error: Error; retry: () => void }
  | ({ status: "ready" } & ShownProject & ProjectActions);

type ProjectActions = Pick<
  ProjectSession,
  "change" | "undo" | "redo" | "rename" | "setTrashed" | "retry" | "discard"
>;

/** A project, live, for as long as the component stands: give it a `key` of the project's id. */
export function useProjectSession(projectId: string): ProjectReading {
  const userId = useSignedInViewer()?.userId ?? "";
  const [session] = useState(
    () =>
      new ProjectSession(openProjectStore(userId, projectId), {
        onOverruled: (useTheirs) =>
          showLinkToast("The same place was changed elsewhere. Yours is shown.", "Use theirs", useTheirs),
        onWatchFailed: ({ message }) => showErrorToast("Changes made elsewhere are not shown now", message),
      }),
  );
  // A layout effect, for it comes before the first press.
  useLayoutEffect(session.open, []);
  const reading = useSyncExternalStore(session.subscribe, session.read, session.read);
  if (reading.status === "failed") return { ...reading, retry: session.reload };
  if (reading.status !== "ready") return reading;
  const { change, undo, redo, rename, setTrashed, retry, discard } = session;
  return { ...reading, change, undo, redo, rename, setTrashed, retry, discard };
}

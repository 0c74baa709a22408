import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { EditState } from "~/firebase/edit-state";
import type { CellPictures } from "~/scene/rows/cell-content";
import type { Storyboard } from "~/scene/storyboard";
import { useSignedInViewer } from "~/session/use-viewer";
import { longestTableName, type TableSettings } from "~/stores/batches/batch-document";
import { showErrorToast, showLinkToast } from "~/ui/toast";
import { type PictureImporting, useCellPictures } from "./pictures/use-cell-pictures";
import { TableSession } from "./table-session";
import type { TableChange, TableState } from "./table-state";
import { openTableStore } from "./table-store";

export type TableReading =
  | { status: "loading" }
  | { status: "missing" }
  | { status: "failed"; error: Error; retry: () => void }
  | ({ status: "ready" } & OpenTable);

export interface OpenTable {
  name: string;
  base: Storyboard;
  settings: TableSettings;
  state: TableState;
  pictures: CellPictures;
  importing: PictureImporting;
  isTrashed: boolean;
  canUndo: boolean;
  canRedo: boolean;
  saveState: EditState;
  /** Makes a change; `words` say what it did. Throws TableEditError where a limit of the table would be passed. */
  change: (words: string, change: TableChange) => void;
  /** Answer the words of the step, or null where there is none. */
  undo: () => string | null;
  redo: () => string | null;
  rename: (name: string) => void;
  setBase: (base: Storyboard) => void;
  setSettings: (settings: TableSettings) => void;
  setTrashed: (isTrashed: boolean) => void;
  /** Sends again what was refused, or gives it up. */
  retry: () => void;
  discard: () => void;
}

/** A table, live, for as long as the component stands: give it a `key` of the table's id. */
export function useTableSession(batchId: string): TableReading {
  const userId = useSignedInViewer()?.userId ?? "";
  const [session] = useState(
    () =>
      new TableSession(openTableStore(userId, batchId), {
        onOverruled: (useTheirs) =>
          showLinkToast("The same cell was changed elsewhere. Yours is shown.", "Use theirs", useTheirs),
        onWatchFailed: ({ message }) => showErrorToast("Changes made elsewhere are not shown now", message),
      }),
  );
  // A layout effect, for it comes before the first press.
  useLayoutEffect(session.open, []);
  const reading = useSyncExternalStore(session.subscribe, session.read, session.read);
  const { pictures, importing } = useCellPictures(userId, batchId, session, reading);
  if (reading.status === "failed") return { ...reading, retry: session.reload };
  if (reading.status !== "ready") return reading;
  const { content, state, isTrashed, saveState, canUndo, canRedo } = reading.shown;
  const { name, base, settings } = content;
  const { change, undo, redo, retry, discard, setTrashed, setFields } = session;
  return {
    ...{ status: "ready", name, base, settings, state, pictures, importing, isTrashed, saveState },
    ...{ canUndo, canRedo, change, undo, redo, retry, discard, setTrashed },
    rename: (written) => {
      const words = written.trim().slice(0, longestTableName);
      if (words) setFields({ name: words });
    },
    setBase: (next) => setFields({ base: next }),
    setSettings: (next) => setFields({ settings: next }),
  };
}

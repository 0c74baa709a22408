import { useMemo, useRef } from "react";
import { PageEditError } from "~/sections/edit/page-edit-error";
import { showErrorToast } from "~/ui/toast";
import type { EditPage } from "../project-session";
import type { OpenProject } from "./open-project";
import type { PageEditor } from "./page-editor";
import type { Selection } from "./selection";

interface EditorPlaces {
  select: (selection: Selection | null) => void;
  show: PageEditor["show"];
  writeAt: PageEditor["writeAt"];
  showPanel: PageEditor["showPanel"];
  addAt: PageEditor["addAt"];
  lookAt: PageEditor["lookAt"];
  readPreview: PageEditor["readPreview"];
}

/** What the parts of the builder do to the page; the same object for as long as the builder stands. */
export function usePageEditor(project: OpenProject, isReadOnly: boolean, places: EditorPlaces): PageEditor {
  const latest = useRef({ project, isReadOnly, places });
  latest.current = { project, isReadOnly, places };
  return useMemo(
    (): PageEditor => ({
      read: () => latest.current.project.project.page,
      change: (words: string, edit: EditPage, place = null) => {
        if (latest.current.isReadOnly) return false;
        try {
          latest.current.project.change(words, edit, place);
          return true;
        } catch (error) {
          if (!(error instanceof PageEditError)) throw error;
          showErrorToast("That was not done", error.message);
          return false;
        }
      },
      undo: () => void latest.current.project.undo(),
      redo: () => void latest.current.project.redo(),
      select: (selection) => latest.current.places.select(selection),
      show: (sectionId) => latest.current.places.show(sectionId),
      writeAt: (sectionId, slot) => latest.current.places.writeAt(sectionId, slot),
      showPanel: (id) => latest.current.places.showPanel(id),
      addAt: (index) => latest.current.places.addAt(index),
      lookAt: (looked) => latest.current.places.lookAt(looked),
      readPreview: () => latest.current.places.readPreview(),
    }),
    [],
  );
}

import { duplicateSection, hideSection, moveSection, removeSection } from "~/sections/edit/edit-sections";
import { newSectionId } from "~/sections/edit/new-ids";
import { sectionTypes } from "~/sections/section-types";
import { showUndoToast } from "~/ui/toast";
import type { PageEditor } from "./page-editor";
import { sectionSelection, selectionAfterRemoval } from "./selection";

/** What the list, the preview, the keyboard and the menu do with a section alike. */

export function nameOfType(type: string): string {
  return sectionTypes.get(type)?.label ?? "Section";
}

export function moveSectionTo(editor: PageEditor, sectionId: string, toIndex: number): void {
  editor.change("Move section", (page) => moveSection(page, sectionId, toIndex));
}

export function moveSectionBy(editor: PageEditor, sectionId: string, step: 1 | -1): void {
  const index = editor.read().order.indexOf(sectionId);
  if (index >= 0) moveSectionTo(editor, sectionId, index + step);
}

export function copySection(editor: PageEditor, sectionId: string): void {
  const newId = newSectionId();
  if (editor.change("Duplicate section", (page) => duplicateSection(page, sectionId, newId)))
    editor.select(sectionSelection(newId));
}

export function dropSection(editor: PageEditor, sectionId: string): void {
  const page = editor.read();
  const name = nameOfType(page.sections[sectionId]?.type ?? "");
  const next = selectionAfterRemoval(page, sectionId);
  if (!editor.change("Delete section", (now) => removeSection(now, sectionId))) return;
  editor.select(next);
  showUndoToast(`${name} deleted`, editor.undo);
}

export function toggleSection(editor: PageEditor, sectionId: string): void {
  const isHidden = editor.read().sections[sectionId]?.isHidden === true;
  editor.change(isHidden ? "Show section" : "Hide section", (page) =>
    hideSection(page, sectionId, !isHidden),
  );
}

import { type EditDraft, parseDraft, writeDraft } from "~/image-editor/edit-draft";

/** Drafts of picture edits that the server does not have yet, kept in this browser, by person and picture. */

const keyOf = (userId: string, assetId: string) => `vitrine:image-edit:${userId}:${assetId}`;

export function readKeptDraft(userId: string, assetId: string): EditDraft | null {
  try {
    return parseDraft(localStorage.getItem(keyOf(userId, assetId)));
  } catch {
    // Storage is off.
    return null;
  }
}

/** False where nothing can be kept: the draft then lives as long as the page. */
export function keepDraft(userId: string, assetId: string, draft: EditDraft): boolean {
  try {
    localStorage.setItem(keyOf(userId, assetId), writeDraft(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(userId: string, assetId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, assetId));
  } catch {
    // There was nothing kept.
  }
}

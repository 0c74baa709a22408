import { WriteRefused } from "~/firebase/write-refusal";
import { PageEditError } from "~/sections/edit/page-edit-error";
import type { Page } from "~/sections/page";
import { requireStorable } from "~/sections/page-size";

/** Throws WriteRefused `too_large` for a page that is larger than one may be, in the words that say what to do. */
export function requirePageRoom(page: Page): void {
  try {
    requireStorable(page);
  } catch (error) {
    if (!(error instanceof PageEditError)) throw error;
    throw new WriteRefused({ code: "too_large", message: error.message });
  }
}

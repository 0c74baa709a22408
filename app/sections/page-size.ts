import { PageEditError } from "./edit/page-edit-error";
import { type Page, pageLimits } from "./page";

/** How many bytes a page takes as JSON. */
export function sizeOfPage(page: Page): number {
  return new TextEncoder().encode(JSON.stringify(page)).length;
}

/** Throws PageEditError `page-too-large` for a page that is larger than one may be. */
export function requireStorable(page: Page): void {
  if (sizeOfPage(page) <= pageLimits.bytes) return;
  throw new PageEditError(
    "page-too-large",
    `A page holds at most ${pageLimits.bytes / 1000} kB of words and settings. Remove some takes, sections or words.`,
  );
}

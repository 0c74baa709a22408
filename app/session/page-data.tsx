import { createContext, useContext } from "react";
import { pageDataElementId } from "~/domain/page/page-data";
import type { PageData } from "~/stores/page/page-data";

const PageDataContext = createContext<PageData | null>(null);
/** Where a document is rendered, on the server or at build. */
export const PageDataProvider = PageDataContext.Provider;

let known: PageData | undefined;

/** Reads it from the document, once. Only in the browser. */
export function pageData(): PageData {
  known ??= JSON.parse(document.getElementById(pageDataElementId)?.textContent ?? "null");
  if (!known) throw new Error("The document carries no page data.");
  return known;
}

export function usePageData(): PageData {
  return useContext(PageDataContext) ?? pageData();
}

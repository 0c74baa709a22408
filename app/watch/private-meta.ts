import type { MetaDescriptor } from "react-router";
import { pageTitle } from "~/shell/page-title";

/** For pages that only some people may see: a title, and nothing to index. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

/** Titles of pages that show no video. */
export const closedTitles = { locked: "Password", ended: "Ended", absent: "Not found" } as const;

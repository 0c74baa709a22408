import type { MetaDescriptor } from "react-router";
import { pageTitle } from "~/shell/page-title";

/** For pages that only some people may see: a title, and nothing to index. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

import { memo } from "react";
import type { ShownPage } from "~/sections/shown-page";
import { SectionOnPage } from "~/sections/view/page-body";

/** A section that is drawn again only when it has changed, or what all sections share: its cost follows the edit. */
export const SectionInPreview = memo(
  SectionOnPage,
  (before, now) => before.section === now.section && isSameFrame(before.page, now.page),
);

function isSameFrame(before: ShownPage, now: ShownPage): boolean {
  const names = Object.keys(now) as (keyof ShownPage)[];
  return names.every((name) => name === "sections" || before[name] === now[name]);
}

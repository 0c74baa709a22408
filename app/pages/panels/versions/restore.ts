import type { Page } from "~/sections/page";

/** The page as it was, as one edit. What stayed the same stays the very same objects, so that little is drawn anew. */
export function restored(now: Page, version: Page): Page {
  const sections = Object.fromEntries(
    Object.entries(version.sections).map(([id, section]) => {
      const present = now.sections[id];
      return [id, present && JSON.stringify(present) === JSON.stringify(section) ? present : section];
    }),
  );
  return { ...version, sections };
}

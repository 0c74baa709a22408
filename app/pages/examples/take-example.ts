import { findInspiration } from "~/images/inspirations/inspirations";
import { takeInspiration } from "~/images/inspirations/take-inspiration";
import { blocksOf, type Page, type Slots, sectionsOf } from "~/sections/page";
import { makeProject } from "../make-project";
import { withAssets } from "../with-assets";
import type { Example } from "./examples";
import { loadExample } from "./examples";

/** Makes a project of an example and answers its id: its images become the person's own, its words are marked as samples. */
export async function takeExample(userId: string, { id, title }: Example): Promise<string> {
  const { page, facts, images } = await loadExample(id);
  const assetIds = await Promise.all(
    images.map(async (image) => {
      const inspiration = findInspiration(image.id);
      return inspiration ? [[image.id, await takeInspiration(inspiration)] as const] : [];
    }),
  );
  const own = withAssets(markSamples(page), new Map(assetIds.flat()));
  const sheet = { facts, decisions: [] };
  return makeProject(userId, { title, page: own, productId: null, facts: sheet });
}

/** Every text of a page as one that stands for the person's own words. Pure. */
export function markSamples(page: Page): Page {
  const mark = (slots: Slots): Slots =>
    Object.fromEntries(
      Object.entries(slots).map(([name, content]) => [
        name,
        content.kind === "text" ? { ...content, sample: true as const } : content,
      ]),
    );
  const sections = sectionsOf(page).map(({ id, ...section }) => [
    id,
    {
      ...section,
      slots: mark(section.slots),
      blocks: Object.fromEntries(
        blocksOf(section).map(({ id: blockId, slots }) => [blockId, { slots: mark(slots) }]),
      ),
    },
  ]);
  return { ...page, sections: Object.fromEntries(sections) };
}

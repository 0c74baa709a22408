import type { Page, SlotContent, Slots } from "~/sections/page";

/**
 * The page with the ids of assets in place of the names its images had while they were none. An image that did not come
 * is left out. Pure.
 */
export function withAssets(page: Page, assetIds: ReadonlyMap<string, string>): Page {
  const slots = (of: Slots): Slots =>
    Object.fromEntries(
      Object.entries(of).flatMap(([name, content]): [string, SlotContent][] => {
        if (content.kind !== "image") return [[name, content]];
        const assetId = assetIds.get(content.assetId);
        return assetId ? [[name, { ...content, assetId }]] : [];
      }),
    );
  const sections = Object.entries(page.sections).map(([id, section]) => [
    id,
    {
      ...section,
      slots: slots(section.slots),
      blocks: Object.fromEntries(
        Object.entries(section.blocks).map(([blockId, block]) => [blockId, { slots: slots(block.slots) }]),
      ),
    },
  ]);
  return { ...page, sections: Object.fromEntries(sections) };
}

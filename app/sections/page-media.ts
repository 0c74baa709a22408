import { blocksOf, type Page, type SlotContent, sectionsOf } from "~/sections/page";

/** Every slot of the sections that a page shows. */
function shownSlots(page: Page): SlotContent[] {
  return sectionsOf(page)
    .filter(({ isHidden }) => !isHidden)
    .flatMap((section) => [section.slots, ...blocksOf(section).map(({ slots }) => slots)])
    .flatMap((slots) => Object.values(slots));
}

/** The assets that a page shows, each once: its images, logos, typefaces and share card, in the order they come. */
export function assetIdsOfPage(page: Page): string[] {
  const { brand } = page.theme;
  const images = shownSlots(page).flatMap((slot) => (slot.kind === "image" ? [slot.assetId] : []));
  const logos = Object.values(brand?.logos ?? {}).flatMap((logo) => logo?.assetId ?? []);
  const typefaces = (brand?.typefaces ?? []).map(({ assetId }) => assetId);
  return [
    ...new Set([
      ...images,
      ...(page.seo.imageAssetId ? [page.seo.imageAssetId] : []),
      ...logos,
      ...typefaces,
    ]),
  ];
}

/** The videos of ours that it shows. */
export function contentIdsOfPage(page: Page): string[] {
  return [...new Set(shownSlots(page).flatMap((slot) => (slot.kind === "video" ? [slot.contentId] : [])))];
}

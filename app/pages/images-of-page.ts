import { blocksOf, type Page, type SlotContent, sectionsOf } from "~/sections/page";

/** The images of a page in its order, each once. */
export function imagesOfPage(page: Page): Extract<SlotContent, { kind: "image" }>[] {
  const slots = sectionsOf(page).flatMap((section) => [
    ...Object.values(section.slots),
    ...blocksOf(section).flatMap((block) => Object.values(block.slots)),
  ]);
  const images = slots.filter((slot) => slot.kind === "image");
  return [...new Map(images.map((image) => [image.assetId, image])).values()];
}

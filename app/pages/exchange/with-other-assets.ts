import { eachSlot } from "~/sections/each-slot";
import type { Page } from "~/sections/page";

/** The page with other assets in place of those named, wherever it shows them: images, share card, logos and typefaces. Pure. */
export function withOtherAssets(page: Page, others: ReadonlyMap<string, string>): Page {
  if (others.size === 0) return page;
  const idOf = (assetId: string) => others.get(assetId) ?? assetId;
  const shown = eachSlot(page, (slot) =>
    slot.kind === "image" && others.has(slot.assetId) ? { ...slot, assetId: idOf(slot.assetId) } : slot,
  );
  const { seo, theme } = shown;
  const { brand } = theme;
  return {
    ...shown,
    seo: { ...seo, ...(seo.imageAssetId && { imageAssetId: idOf(seo.imageAssetId) }) },
    theme: {
      ...theme,
      ...(brand && {
        brand: {
          ...brand,
          logos: {
            light: brand.logos.light && { ...brand.logos.light, assetId: idOf(brand.logos.light.assetId) },
            dark: brand.logos.dark && { ...brand.logos.dark, assetId: idOf(brand.logos.dark.assetId) },
            mark: brand.logos.mark && { ...brand.logos.mark, assetId: idOf(brand.logos.mark.assetId) },
          },
          ...(brand.typefaces && {
            typefaces: brand.typefaces.map((file) => ({ ...file, assetId: idOf(file.assetId) })),
          }),
        },
      }),
    },
  };
}

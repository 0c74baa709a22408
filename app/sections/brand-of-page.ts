import { sameData } from "~/domain/data/same-data";
import { type AppliedFields, familiesOf, readableColors, typefaceFiles } from "~/scene/apply-brand";
import type { PageTheme } from "~/sections/page";

type AppliedBrand = Pick<AppliedFields, "id" | "name" | "colors" | "logos" | "typefaces" | "radius">;

/** The theme in a brand: its colours as far as they can be read, families and corners in place of the theme's. What another brand gave goes. */
export function themeInBrand({ id, mode }: PageTheme, brand: AppliedBrand): PageTheme {
  const { colors } = readableColors(brand);
  const { headline, body } = familiesOf(brand.typefaces);
  const files = typefaceFiles(brand.typefaces);
  return {
    id,
    mode,
    style: {
      ...colors,
      ...(headline && { headlineFamily: headline }),
      ...(body && { bodyFamily: body }),
      ...(brand.radius !== null && { radius: brand.radius }),
    },
    brand: {
      brandId: brand.id,
      name: brand.name,
      logos: brand.logos,
      ...(files.length > 0 && { typefaces: files }),
    },
  };
}

/** The theme's own look. */
export function themeWithoutBrand({ id, mode }: PageTheme): PageTheme {
  return { id, mode };
}

/**
 * Whether a page looks as the brand does now. Somebody else's brand stands in it with copies of its logos: whether those changed is
 * not known here.
 */
export function isInBrand(theme: PageTheme, brand: AppliedBrand): boolean {
  const logos = theme.brand?.logos ?? brand.logos;
  return [brand, { ...brand, logos }].some((one) => {
    const applied = themeInBrand(theme, one);
    return sameData(applied.style, theme.style) && sameData(applied.brand, theme.brand);
  });
}

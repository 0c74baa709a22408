import { BrandPicker } from "~/brands/brand-picker";
import { ColorRepairs } from "~/brands/color-repairs";
import { useUsableBrands } from "~/brands/use-usable-brands";
import { readableColors } from "~/scene/apply-brand";
import { isInBrand, themeInBrand, themeWithoutBrand } from "~/sections/brand-of-page";
import type { PageTheme } from "~/sections/page";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";

interface BrandOfThemeProps {
  theme: PageTheme;
  onApply: (parts: { style: PageTheme["style"] | undefined; brand: PageTheme["brand"] | undefined }) => void;
}

/** The brand the page is in: another one, none, or as it is by now. */
export function BrandOfTheme({ theme, onApply }: BrandOfThemeProps) {
  const { brands, prepare } = useUsableBrands();
  const applied = theme.brand?.brandId ?? null;
  const brand = brands.find(({ id }) => id === applied) ?? null;

  async function choose(brandId: string | null) {
    try {
      const { style, brand: next } = brandId
        ? themeInBrand(theme, await prepare(brandId))
        : themeWithoutBrand(theme);
      onApply({ style, brand: next });
    } catch (error) {
      showErrorToast("The brand could not be used", (error as Error).message);
    }
  }

  return (
    <section aria-label="Brand" className="grid gap-3 empty:hidden">
      <BrandPicker value={applied} onChange={(brandId) => void choose(brandId)} />
      {brand && !isInBrand(theme, brand) && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-3 py-2 text-sm">
          <p>The brand, or the style of this page, has changed since it was applied.</p>
          <Button size="sm" onClick={() => void choose(brand.id)}>
            Apply it again
          </Button>
        </div>
      )}
      {brand && <ColorRepairs repairs={readableColors(brand).repairs} />}
    </section>
  );
}

import { useEffect, useMemo, useState } from "react";
import { useUsableBrands } from "~/brands/use-usable-brands";
import { themeInBrand } from "~/sections/brand-of-page";
import { newPage } from "~/sections/new-page";
import type { WriterInput } from "~/sections/writer/write-input";
import type { Brand } from "~/stores/brands/brand-document";
import { showErrorToast } from "~/ui/toast";

export type BrandOfPage = NonNullable<WriterInput["brand"]>;

export interface BrandOfMaking {
  brand: BrandOfPage | null;
  /** False while it is not known yet. */
  isKnown: boolean;
}

/**
 * What the chosen brand sets of every direction; where nobody has chosen, that of the default brand. The logos of somebody else's are
 * made the person's own first. One that is gone, or does not come, is left out.
 */
export function useBrandOfMaking(brandId: string | null | undefined): BrandOfMaking {
  const { own, ownBrands, brands, isSharedKnown, prepare } = useUsableBrands();
  const isListed = own.kind !== "loading" && isSharedKnown;
  const wanted = brandId === undefined ? ownBrands.find(({ isDefault }) => isDefault)?.id : brandId;
  const listed = brands.find(({ id }) => id === wanted) ?? null;
  const [prepared, setPrepared] = useState<{ id: string; brand: Brand | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is prepared is new at each render
  useEffect(() => {
    if (!listed) return;
    let isGone = false;
    prepare(listed.id)
      .catch((error: Error) => {
        showErrorToast("The brand could not be used", error.message);
        return null;
      })
      .then((brand) => !isGone && setPrepared({ id: listed.id, brand }));
    return () => {
      isGone = true;
    };
  }, [listed]);
  const isReady = prepared?.id === listed?.id;
  const ready = listed && isReady ? (prepared?.brand ?? null) : null;
  const brand = useMemo(() => ready && partsOf(ready), [ready]);
  return { brand, isKnown: isListed && (!listed || isReady) };
}

function partsOf(of: Brand): BrandOfPage {
  const { style, brand } = themeInBrand(newPage({ language: "en" }).theme, of);
  return { ...(style && { style }), ...(brand && { brand }) };
}

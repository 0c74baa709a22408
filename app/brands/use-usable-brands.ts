import { useMemo } from "react";
import { callApi } from "~/client/call-api";
import type { Logos } from "~/domain/brands/brand";
import { sharedTypefaces } from "~/domain/brands/shared-typefaces";
import type { Reading } from "~/firebase/use-documents";
import { useSignedInViewer } from "~/session/use-viewer";
import type { Brand } from "~/stores/brands/brand-document";
import { useBrands, useSharedBrands } from "./use-brands";

/** The brands a person may put works into: their own, the default first, then those that are shared with them. */
export function useUsableBrands() {
  const viewer = useSignedInViewer();
  const userId = viewer?.userId ?? null;
  const own = useBrands(userId);
  // Nothing is shared with an address that is not proved.
  const email = viewer?.emailVerified ? viewer.email : null;
  const shared = useSharedBrands(email);
  const { ownBrands, trashedBrands, sharedBrands, brands } = useMemo(
    () => usableOf(own, shared, userId),
    [own, shared, userId],
  );

  /** The brand as it can be applied: with logos among the person's own files. */
  async function prepare(brandId: string): Promise<Brand> {
    const brand = brands.find(({ id }) => id === brandId);
    if (!brand) throw new Error("The brand was deleted, or it is no longer shared with you.");
    if (brand.ownerId === userId || Object.values(brand.logos).every((logo) => logo === null)) return brand;
    const { logos } = await callApi<{ logos: Logos }>(`/api/v1/brands/${brandId}/logos`, { method: "POST" });
    return { ...brand, logos };
  }

  return {
    own,
    ownBrands,
    trashedBrands,
    sharedBrands,
    brands,
    isOwnKnown: userId === null || own.kind !== "loading",
    isSharedKnown: email === null || shared.kind !== "loading",
    prepare,
  };
}

/** Somebody's own brands, the default first, and those that are shared with them, which come without typeface files. */
function usableOf(own: Reading<Brand[]>, shared: Reading<Brand[]>, userId: string | null) {
  const all = own.kind === "present" ? own.value : [];
  const kept = all.filter(({ trashedAt }) => trashedAt === null);
  const first = kept.find(({ isDefault }) => isDefault);
  const ownBrands = first ? [first, ...kept.filter((brand) => brand !== first)] : kept;
  const trashedBrands = all.filter(({ trashedAt }) => trashedAt !== null);
  const sharedBrands = (shared.kind === "present" ? shared.value : [])
    .filter(({ ownerId }) => ownerId !== userId)
    .map((brand) => ({ ...brand, typefaces: sharedTypefaces(brand.typefaces) }));
  return { ownBrands, trashedBrands, sharedBrands, brands: [...ownBrands, ...sharedBrands] };
}

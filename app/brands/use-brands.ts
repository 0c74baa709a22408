import { useMemo } from "react";
import { type Reading, useDocuments } from "~/firebase/use-documents";
import type { Brand } from "~/stores/brands/brand-document";

/** A person's brands that are not in the trash, the default first and then the last changed first. */
export function useBrands(userId: string | null): Reading<Brand[]> {
  const reading = useDocuments(
    userId,
    () => import("~/stores/brands/brands"),
    ({ watchBrands }, documents, onChange: (brands: Brand[]) => void, onError) =>
      watchBrands(documents, userId ?? "", ({ items }) => onChange(items), onError),
  );
  return useMemo(() => {
    if (reading.kind !== "present") return reading;
    const kept = reading.value.filter(({ trashedAt }) => trashedAt === null);
    const first = kept.find(({ isDefault }) => isDefault);
    return { kind: "present", value: first ? [first, ...kept.filter((brand) => brand !== first)] : kept };
  }, [reading]);
}

/** Brands that others share with a person; none while their address is not proved. */
export function useSharedBrands(email: string | null): Reading<Brand[]> {
  return useDocuments(
    email,
    () => import("~/stores/brands/brands"),
    ({ watchSharedBrands }, documents, onChange: (brands: Brand[]) => void, onError) =>
      watchSharedBrands(documents, email ?? "", ({ items }) => onChange(items), onError),
  );
}

import { type Reading, useDocuments } from "~/firebase/use-documents";
import type { Brand } from "~/stores/brands/brand-document";

/** A person's brands, those in the trash among them, the last changed first. */
export function useBrands(userId: string | null): Reading<Brand[]> {
  return useDocuments(
    userId,
    () => import("~/stores/brands/brands"),
    ({ watchBrands }, documents, onChange: (brands: Brand[]) => void, onError) =>
      watchBrands(documents, userId ?? "", ({ items }) => onChange(items), onError),
  );
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

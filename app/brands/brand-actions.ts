import { type BrandFields, brandLimits, newBrand } from "~/domain/brands/brand";
import { getDocuments } from "~/firebase/documents";
import { writeDocuments } from "~/firebase/write-documents";
import type { Brand } from "~/stores/brands/brand-document";
import { showErrorToast, showUndoToast } from "~/ui/toast";
import { fieldsOf } from "./brand-edit";

const noRoom = `One person keeps ${brandLimits.brands} brands. Delete one that is not needed first.`;
const loadStore = () => import("~/stores/brands/brands");

/** Makes a brand and answers its id at once; the first one is the default. Throws where there is no room for another. */
export async function makeBrand(
  ownerId: string,
  brands: readonly Brand[],
  fields: Partial<BrandFields> = {},
): Promise<string> {
  if (brands.length >= brandLimits.brands) {
    throw new Error(noRoom);
  }
  const [{ createBrand, newBrandId }, known] = await Promise.all([loadStore(), getDocuments()]);
  const brandId = newBrandId(known);
  const brand = { ...newBrand, ...fields, ownerId, isDefault: brands.length === 0 };
  void told("The brand could not be made", (documents) => createBrand(documents, brandId, brand));
  return brandId;
}

/** A copy under another name, shared with nobody. */
export function duplicateBrand(ownerId: string, brand: Brand, brands: readonly Brand[]): Promise<string> {
  const name = `${brand.name.slice(0, brandLimits.nameCharacters - 5)} copy`;
  return makeBrand(ownerId, brands, { ...fieldsOf(brand), name, members: [] });
}

export async function makeDefault(brandId: string | null, brands: readonly Brand[]): Promise<void> {
  const { setDefaultBrand } = await loadStore();
  await told("The default could not be changed", (documents) => setDefaultBrand(documents, brandId, brands));
}

export async function trashBrand(brand: Brand, brands: readonly Brand[]): Promise<void> {
  const { setBrandTrashed } = await loadStore();
  void told("The brand was not deleted", (documents) => setBrandTrashed(documents, brand.id, true));
  showUndoToast(
    `${brand.name} is in the trash for 30 days. Videos made in it keep their look.`,
    () =>
      void restoreBrand(
        brand.id,
        brands.filter(({ id }) => id !== brand.id),
      ),
  );
}

/** Takes a brand out of the trash, where there is room for it among the others. */
export async function restoreBrand(brandId: string, brands: readonly Brand[]): Promise<void> {
  if (brands.length >= brandLimits.brands) return showErrorToast("The brand was not restored", noRoom);
  const { setBrandTrashed } = await loadStore();
  await told("The brand was not restored", (documents) => setBrandTrashed(documents, brandId, false));
}

async function told(problem: string, work: Parameters<typeof writeDocuments<void>>[0]): Promise<void> {
  try {
    await writeDocuments(work);
  } catch (error) {
    showErrorToast(problem, (error as Error).message);
  }
}

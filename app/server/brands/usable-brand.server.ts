import type { Logo, Logos } from "~/domain/brands/brand";
import { sharedTypefaces } from "~/domain/brands/shared-typefaces";
import { copyImageFile } from "~/server/media/copy-image-file.server";
import type { Settings } from "~/settings/settings.server";
import { getAsset } from "~/stores/assets/assets.server";
import type { Brand } from "~/stores/brands/brand-document";
import { getBrand, mayUseBrand } from "~/stores/brands/brands.server";
import { getAccount } from "~/stores/users/users.server";

/**
 * A brand as one person uses it: their own, or one that is shared with them with its logos copied to their files, and without
 * typeface files. Null where it is neither.
 */
export async function usableBrand(
  settings: Settings,
  brandId: string,
  userId: string,
): Promise<Brand | null> {
  const brand = await getBrand(settings, brandId);
  if (!brand || brand.ownerId === userId) return brand;
  const account = await getAccount(settings, userId);
  if (!account || !mayUseBrand(brand, account)) return null;
  const typefaces = sharedTypefaces(brand.typefaces);
  return { ...brand, typefaces, logos: await ownLogos(settings, brand, userId) };
}

/** The logos of somebody else's brand as files of a person's own, the same ones however often; what is gone is left out. */
export async function ownLogos(settings: Settings, brand: Brand, userId: string): Promise<Logos> {
  const own = async (logo: Logo | null): Promise<Logo | null> => {
    const asset = logo && (await getAsset(settings, logo.assetId));
    if (!asset || asset.ownerId !== brand.ownerId || asset.trashedAt) return null;
    const copy = await copyImageFile(settings, asset, userId);
    return copy && { ...logo, assetId: copy.id };
  };
  const { light, dark, mark } = brand.logos;
  return { light: await own(light), dark: await own(dark), mark: await own(mark) };
}

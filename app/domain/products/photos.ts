import type { SourcePicture } from "../facts/source-event";
import { mostPhotos, type ProductPhoto } from "./product";

type NewPhoto = Pick<ProductPhoto, "assetId" | "alt" | "sourceUrl"> &
  Partial<Pick<ProductPhoto, "role" | "variantId">>;

/** Photos with some more behind them: the first of all is the main one. Of a photo that is there already there is no second. */
export function addPhotos(photos: readonly ProductPhoto[], added: readonly NewPhoto[]): ProductPhoto[] {
  const all = [...photos];
  for (const { assetId, alt, sourceUrl, role, variantId } of added) {
    if (all.length >= mostPhotos || all.some((photo) => photo.assetId === assetId)) continue;
    const hasMain = all.some((photo) => photo.role === "hero");
    all.push({
      ...{ assetId, alt: alt.slice(0, 400), sourceUrl, cutOutAssetId: null },
      role: role && !(role === "hero" && hasMain) ? role : hasMain ? "detail" : "hero",
      ...(variantId && { variantId }),
      place: Math.max(0, ...all.map(({ place }) => place)) + 1,
    });
  }
  return all;
}

/** What becomes of the pictures of a page that were chosen and have come, in the order they were chosen. */
export function photosOfPictures(
  pictures: readonly SourcePicture[],
  chosen: readonly string[],
  assetIds: Readonly<Record<string, string>>,
): NewPhoto[] {
  return chosen.flatMap((url) => {
    const assetId = assetIds[url];
    const picture = pictures.find((one) => one.url === url);
    if (!assetId || !picture) return [];
    const { alt, role, variantId } = picture;
    return [{ assetId, alt, role, sourceUrl: url, ...(variantId && { variantId }) }];
  });
}

/** One photo is the main one: another that was it shows a detail from then on. */
export function withRole(
  photos: readonly ProductPhoto[],
  assetId: string,
  role: ProductPhoto["role"],
): ProductPhoto[] {
  return photos.map((photo) => {
    if (photo.assetId === assetId) return { ...photo, role };
    return role === "hero" && photo.role === "hero" ? { ...photo, role: "detail" } : photo;
  });
}

/** Photos with one at another place of the row: only its own number changes, so that another page's change beside it stays. */
export function movePhoto(photos: readonly ProductPhoto[], assetId: string, to: number): ProductPhoto[] {
  const moved = photos.find((photo) => photo.assetId === assetId);
  const others = photos.filter((photo) => photo !== moved);
  const at = Math.max(0, Math.min(to, others.length));
  if (!moved || photos.indexOf(moved) === at) return [...photos];
  const [before, behind] = [others[at - 1], others[at]];
  const place =
    before && behind
      ? (before.place + behind.place) / 2
      : before
        ? before.place + 1
        : (behind?.place ?? 1) - 1;
  return others.toSpliced(at, 0, { ...moved, place });
}

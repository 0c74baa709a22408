import type { PublicImage } from "~/stores/public-images/public-image-document";
import type { PublicOrder } from "~/stores/public-images/public-images";

/**
 * The whole list as far as it is known: the first page as it is now, and what was seen below it. What ranked within the
 * first page and is not there any more is not public any more; what others have overtaken goes on below.
 */
export function joinPages<Item extends PublicImage>(
  first: readonly Item[],
  known: readonly Item[],
  order: PublicOrder,
): Item[] {
  const last = first.at(-1);
  if (!last) return [];
  const seen = new Set(first.map(({ id }) => id));
  const below: Item[] = [];
  for (const image of known) {
    if (seen.has(image.id) || Number(image[order]) > Number(last[order])) continue;
    seen.add(image.id);
    below.push(image);
  }
  return [...first, ...below.sort((one, other) => Number(other[order]) - Number(one[order]))];
}

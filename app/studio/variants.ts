import { sameData } from "~/domain/data/same-data";
import type { Library } from "~/scene/library";
import { makeVariants, variantName } from "~/scene/make-variants";
import type { Storyboard } from "~/scene/storyboard";
import type { VariantOrigin } from "~/scene/variant-origin";

/** What sets variants of one storyboard apart: its template, style and music, and the order of its scenes. */
export interface Variant extends Pick<Storyboard, "templateId" | "seed" | "music" | "style"> {
  order: string[];
}

export interface NamedVariant {
  name: string;
  storyboard: Storyboard;
}

const variantCount = 6;

/** Six variants of a storyboard, the same ones whichever of them it has now. */
export function variantsFrom(
  storyboard: Storyboard,
  origin: VariantOrigin,
  library: Library,
): NamedVariant[] {
  return makeVariants(storyboard, variantCount, origin, library).map((variant) => ({
    name: variantName(variant, library),
    storyboard: variant,
  }));
}

/**
 * What is offered as the template of a video: its variants, and in the place of the one it is in, the video as it is.
 * A template that none of them has stands at the end.
 */
export function templatesOffered(
  storyboard: Storyboard,
  origin: VariantOrigin,
  library: Library,
): NamedVariant[] {
  const variants = variantsFrom(storyboard, origin, library);
  const present = { name: variantName(storyboard, library), storyboard };
  const place = presentPlace(variants, storyboard);
  return place < 0 ? [...variants, present] : variants.with(place, present);
}

/** Where the storyboard stands among variants: the same one, else one of its template; -1 for none. */
export function presentPlace(variants: readonly NamedVariant[], storyboard: Storyboard): number {
  const same = variants.findIndex((variant) => isSameVariant(variant.storyboard, storyboard));
  if (same >= 0) return same;
  return variants.findIndex((variant) => variant.storyboard.templateId === storyboard.templateId);
}

export function variantOf({ templateId, seed, music, style, scenes }: Storyboard): Variant {
  return { templateId, seed, music, ...(style ? { style } : {}), order: scenes.map(({ id }) => id) };
}

/** The storyboard in another variant. Where there are scenes the variant does not know, being newer, their order stays. */
export function withVariant({ style: _, ...storyboard }: Storyboard, variant: Variant): Storyboard {
  const { order, ...fields } = variant;
  const knowsAll = storyboard.scenes.every(({ id }) => order.includes(id));
  return {
    ...storyboard,
    ...fields,
    scenes: knowsAll
      ? storyboard.scenes.toSorted((first, second) => order.indexOf(first.id) - order.indexOf(second.id))
      : storyboard.scenes,
  };
}

/** Whether two storyboards are the same variant; their music may differ. */
function isSameVariant(first: Storyboard, second: Storyboard): boolean {
  const { music: _, ...one } = variantOf(first);
  const { music: __, ...other } = variantOf(second);
  return sameData(one, other);
}

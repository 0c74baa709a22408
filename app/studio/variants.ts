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

/** Whether two storyboards variant the same; their music may differ. */
export function isSameVariant(first: Storyboard, second: Storyboard): boolean {
  const { music: _, ...one } = variantOf(first);
  const { music: __, ...other } = variantOf(second);
  return sameData(one, other);
}

import { sameData } from "~/domain/data/same-data";
import type { Library } from "~/scene/library";
import { lookName, makeVariants } from "~/scene/make-variants";
import type { Storyboard } from "~/scene/storyboard";
import type { VariantOrigin } from "~/scene/variant-origin";

/** What sets variants of one storyboard apart: its template, style and music, and the order of its scenes. */
export interface Look extends Pick<Storyboard, "templateId" | "seed" | "music" | "style"> {
  order: string[];
}

export interface NamedLook {
  name: string;
  storyboard: Storyboard;
}

const variantCount = 6;

/** Six looks of a storyboard, the same ones whichever of them it has now. */
export function looksFrom(storyboard: Storyboard, origin: VariantOrigin, library: Library): NamedLook[] {
  return makeVariants(storyboard, variantCount, origin, library).map((variant) => ({
    name: lookName(variant, library),
    storyboard: variant,
  }));
}

export function lookOf({ templateId, seed, music, style, scenes }: Storyboard): Look {
  return { templateId, seed, music, ...(style ? { style } : {}), order: scenes.map(({ id }) => id) };
}

/** The storyboard in another look. Where there are scenes the look does not know, being newer, their order stays. */
export function withLook({ style: _, ...storyboard }: Storyboard, look: Look): Storyboard {
  const { order, ...fields } = look;
  const knowsAll = storyboard.scenes.every(({ id }) => order.includes(id));
  return {
    ...storyboard,
    ...fields,
    scenes: knowsAll
      ? storyboard.scenes.toSorted((first, second) => order.indexOf(first.id) - order.indexOf(second.id))
      : storyboard.scenes,
  };
}

/** Whether two storyboards look the same; their music may differ. */
export function isSameLook(first: Storyboard, second: Storyboard): boolean {
  const { music: _, ...one } = lookOf(first);
  const { music: __, ...other } = lookOf(second);
  return sameData(one, other);
}

import type { BrandFields } from "~/domain/brands/brand";
import type { SourceBrand } from "~/domain/facts/source-event";
import { nearestTypeface } from "../nearest-typeface";

type Typefaces = BrandFields["typefaces"];

/** The families of ours for a page's headings and text, with what the page asks for and why ours is near. */
export function proposeTypefaces(found: Pick<SourceBrand, "families" | "headlineFamily"> | null): {
  typefaces: Typefaces;
  hints: Record<keyof Typefaces, string | undefined>;
} {
  const [text] = found?.families ?? [];
  const propose = (asked: string | undefined) => {
    if (!asked) return { typeface: null, hint: found ? "The page names none." : undefined };
    const { family, why, isSame } = nearestTypeface(asked);
    return {
      typeface: { family },
      hint: isSame ? `The page uses ${asked}.` : `The page uses ${asked}. ${why}.`,
    };
  };
  const [headline, body] = [propose(found?.headlineFamily ?? text), propose(text)];
  return {
    typefaces: { headline: headline.typeface, body: body.typeface },
    hints: { headline: headline.hint, body: body.hint },
  };
}

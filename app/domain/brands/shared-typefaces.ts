import type { BrandFields, BrandTypeface } from "./brand";

/** A brand's typefaces as those it is shared with have them: a licence is its owner's, so what stands in takes the place of files. */
export function sharedTypefaces({ headline, body }: BrandFields["typefaces"]): BrandFields["typefaces"] {
  const bundled = (typeface: BrandTypeface | null) => typeface && { family: typeface.family };
  return { headline: bundled(headline), body: bundled(body) };
}

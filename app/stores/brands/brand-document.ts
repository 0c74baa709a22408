import * as z from "zod/mini";
import { brandFieldsSchema, newBrand } from "~/domain/brands/brand";

/**
 * `brands/{brandId}`: its owner makes and edits it in the browser; people whose proved e-mail address is in `members`
 * read it. What firestore.rules let be absent is as in a new brand.
 */
export const brandDocumentSchema = z.object({
  ...brandFieldsSchema.shape,
  logos: z._default(brandFieldsSchema.shape.logos, newBrand.logos),
  logoPlace: z._default(brandFieldsSchema.shape.logoPlace, newBrand.logoPlace),
  colors: z._default(brandFieldsSchema.shape.colors, newBrand.colors),
  radius: z._default(brandFieldsSchema.shape.radius, newBrand.radius),
  typefaces: z._default(brandFieldsSchema.shape.typefaces, newBrand.typefaces),
  tone: z._default(brandFieldsSchema.shape.tone, newBrand.tone),
  voice: z._default(brandFieldsSchema.shape.voice, newBrand.voice),
  wordsToUse: z._default(brandFieldsSchema.shape.wordsToUse, newBrand.wordsToUse),
  wordsToAvoid: z._default(brandFieldsSchema.shape.wordsToAvoid, newBrand.wordsToAvoid),
  disclaimer: z._default(brandFieldsSchema.shape.disclaimer, newBrand.disclaimer),
  endCard: z._default(brandFieldsSchema.shape.endCard, newBrand.endCard),
  watermark: z._default(brandFieldsSchema.shape.watermark, newBrand.watermark),
  callToAction: z._default(brandFieldsSchema.shape.callToAction, newBrand.callToAction),
  members: z._default(brandFieldsSchema.shape.members, newBrand.members),
  sourceUrl: z._default(brandFieldsSchema.shape.sourceUrl, newBrand.sourceUrl),
  ownerId: z.string(),
  /** New works take it. At most one of a person's brands is; should two be, the one changed last counts. */
  isDefault: z._default(z.boolean(), false),
  createdAt: z.date(),
  updatedAt: z.date(),
  trashedAt: z._default(z.nullable(z.date()), null),
});
export type BrandDocument = z.infer<typeof brandDocumentSchema>;
export type Brand = BrandDocument & { id: string };

export function parseBrand(id: string, data: unknown): Brand {
  return { id, ...brandDocumentSchema.parse(data) };
}

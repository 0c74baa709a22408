import * as z from "zod/mini";
import { factSheetSchema } from "~/domain/facts/fact-sheet";
import { pictureRoles, sourceVariantSchema } from "~/domain/facts/source-event";

export const mostPhotos = 60;
export const mostVariants = 250;
export const longestProductName = 200;

const assetId = z.string().check(z.minLength(1), z.maxLength(128));
const addressSchema = z.string().check(z.maxLength(2048));

/** A picture of a product, and the same with nothing but the product in it. */
export const productPhotoSchema = z.object({
  assetId,
  role: z.enum(pictureRoles),
  alt: z.string().check(z.maxLength(400)),
  /** The product cut out, with its real pixels; null while nobody has cut it out. */
  cutOutAssetId: z.nullable(assetId),
  variantId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  sourceUrl: z.nullable(addressSchema),
  /** Photos stand by this number, the smallest first: moving one changes it alone. */
  place: z.number(),
});
export type ProductPhoto = z.infer<typeof productPhotoSchema>;

/** Whether its works that others see ask before they take over a changed fact, or follow by themselves. */
export const publishedChoices = ["ask", "follow"] as const;

/** What is known of one product, apart from whose it is and when it was changed. */
export const productFieldsSchema = z.object({
  /** As lists and searches show it: the settled fact `name` where there is one. */
  name: z.string().check(z.minLength(1), z.maxLength(longestProductName)),
  facts: factSheetSchema,
  variants: z.array(sourceVariantSchema).check(z.maxLength(mostVariants)),
  photos: z.array(productPhotoSchema).check(z.maxLength(mostPhotos)),
  brandId: z.nullable(z.string().check(z.minLength(1), z.maxLength(128))),
  /** Where it was read, and can be read again. */
  sourceUrl: z.nullable(addressSchema),
  readAt: z.nullable(z.date()),
  published: z.enum(publishedChoices),
});
export type ProductFields = z.infer<typeof productFieldsSchema>;

/** The photo that stands for the product: its hero, or the first that shows it. */
export function mainPhoto({ photos }: Pick<ProductFields, "photos">): ProductPhoto | undefined {
  return (
    photos.find(({ role }) => role === "hero") ?? photos.find(({ role }) => role !== "logo") ?? photos[0]
  );
}

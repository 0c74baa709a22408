import type { PictureReport } from "~/domain/image/picture-report";
import { productSubject } from "~/domain/image/shown-subject";
import { resample } from "~/formats/raster/resample";
import { decodeImage, encodeImage } from "~/providers/image-file.server";
import { ProviderError } from "~/providers/provider-error.server";
import { placeInScene } from "../pictures/place-in-scene";
import type { Subjects } from "../subjects/subjects";
import { decodeScene } from "./decode-scene";
import { type ProductPhoto, productGroup } from "./product-group";

/** Largest scene that is worked on, in pixels; larger ones are made smaller in the same shape. */
const mostPixels = 2048 ** 2;

interface Placing {
  /** A JPEG, PNG or WebP without the products. */
  scene: Uint8Array;
  products: readonly (Omit<ProductPhoto, "pixels"> & { bytes: Uint8Array })[];
  /** What the whole was asked for with. */
  prompt: string;
}

/**
 * Puts products, with their own pixels, into a scene that another model made. One that cannot be cut out stands there as a print.
 * Throws `ProviderError` `picture_invalid` of the scene, `source_not_readable`, `source_too_large`, `source_missing`.
 */
export async function placeProduct(
  subjects: Subjects,
  { scene, products, prompt }: Placing,
): Promise<{ bytes: Uint8Array; report: PictureReport }> {
  const photos = products.map(({ bytes, ...product }) => ({ ...product, pixels: decodeImage(bytes) }));
  const group = await productGroup(subjects, photos, prompt);
  if (!group) throw new ProviderError("source_missing");
  const whole = decodeScene(scene);
  const scale = Math.min(1, Math.sqrt(mostPixels / (whole.width * whole.height)));
  const { pixels, box } = placeInScene(
    resample(whole, Math.round(whole.width * scale), Math.round(whole.height * scale)),
    group.cutOut,
    group.size,
  );
  return {
    ...encodeImage(pixels),
    report: { subject: productSubject, missing: "", alt: "", box, textBox: null },
  };
}

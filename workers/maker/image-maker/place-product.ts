import type { PictureReport } from "~/domain/image/picture-report";
import { resample } from "~/formats/raster/resample";
import { decodeImage, encodeImage } from "~/providers/image-file.server";
import { ProviderError } from "~/providers/provider-error.server";
import { placeInScene } from "../pictures/place-in-scene";
import { decodeScene } from "./decode-scene";
import { productGroup } from "./product-group";

/** Largest scene that is worked on, in pixels; larger ones are made smaller in the same shape. */
const mostPixels = 2048 ** 2;

interface Placing {
  /** A JPEG, PNG or WebP without the products. */
  scene: Uint8Array;
  /** Their photographs, each with how much it counts, 0–1. */
  products: readonly { bytes: Uint8Array; weight: number }[];
  /** What the whole was asked for with. */
  prompt: string;
}

/**
 * Puts products, with their own pixels, into a scene that another model made. One that cannot be cut out stands there as a print.
 * Throws `ProviderError` `picture_invalid` of the scene, `source_not_readable`, `source_too_large`, `source_missing`.
 */
export function placeProduct({ scene, products, prompt }: Placing): {
  bytes: Uint8Array;
  report: PictureReport;
} {
  const group = productGroup(products.map(({ bytes, weight }) => ({ pixels: decodeImage(bytes), weight })));
  if (!group) throw new ProviderError("source_missing");
  const whole = decodeScene(scene);
  const scale = Math.min(1, Math.sqrt(mostPixels / (whole.width * whole.height)));
  const { pixels, box } = placeInScene(
    resample(whole, Math.round(whole.width * scale), Math.round(whole.height * scale)),
    group,
    prompt,
  );
  const subject = { id: "product", label: "product" };
  return { ...encodeImage(pixels), report: { subject, missing: "", alt: "", box, textBox: null } };
}

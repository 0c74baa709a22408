import type { ImageModelInfo } from "~/domain/image/image-model";
import {
  emptyImageRequest,
  type ImageRatio,
  type ImageRequest,
  imageRatios,
} from "~/domain/image/image-request";
import { unsupportedOperation } from "~/domain/image/validation/unsupported-reason";

/** The model a new image of a page is asked of; null where this studio has none. */
export function imageMaker(models: readonly ImageModelInfo[]): ImageModelInfo | null {
  return models.find((model) => unsupportedOperation(model, "generate") === null) ?? null;
}

interface Asked {
  model: ImageModelInfo;
  prompt: string;
  /** Width by height of where it will stand; null for any. */
  ratio: number | null;
  /** A photo of the product, for models that look at one. */
  photoId: string | null;
}

/** One image, in the ratio nearest to that of its place. */
export function requestOfImage({ model, prompt, ratio, photoId }: Asked): ImageRequest {
  const looksAtPhotos = model.placesProducts || model.mostReferences > 0;
  return {
    ...emptyImageRequest(model.id),
    prompt,
    ratio: nearestRatio(ratio ?? 1, model.ratios),
    count: 1,
    references: photoId && looksAtPhotos ? [{ assetId: photoId, role: "product", weight: 1 }] : [],
  };
}

function nearestRatio(ratio: number, offered: readonly string[]): ImageRatio {
  const distance = (name: ImageRatio) => {
    const [across = 1, down = 1] = name.split(":").map(Number);
    return Math.abs(Math.log(across / down / ratio));
  };
  const known = imageRatios.filter((name) => offered.includes(name));
  return known.sort((one, other) => distance(one) - distance(other))[0] ?? "1:1";
}

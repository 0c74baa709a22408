import { xmpOfRecipe } from "~/domain/image/embedded-recipe";
import { titleOfImages } from "~/domain/image/image-title";
import type { PictureReport } from "~/domain/image/picture-report";
import type { Recipe } from "~/domain/image/recipe";
import type { ImageHeader } from "~/formats/image-header";
import type { ImageAsk, ImageModel } from "~/providers/image-call.server";
import { ProviderError } from "~/providers/provider-error.server";
import { receiveImage } from "~/providers/receive-image.server";

export interface MakeImageOptions
  extends Omit<ImageAsk, "signal" | "source" | "mask" | "steering" | "direction"> {
  model: ImageModel;
  source?: ImageAsk["source"];
  mask?: ImageAsk["mask"];
  steering?: ImageAsk["steering"];
  signal?: AbortSignal;
  /** What it is called; without one, by what is asked for. */
  title?: string;
  /** Longest wait, in milliseconds; the model's own where absent. */
  timeoutMs?: number;
}

export interface MadeImage {
  /** They carry how they were made: dropped on the composer, the file recalls the request. */
  bytes: Uint8Array;
  header: ImageHeader;
  recipe: Recipe;
  report: PictureReport | null;
}

/**
 * Makes one result of a request. The request is one that the model can do (`unsupportedReason` gave null) and its files are read.
 * Throws `ProviderError`, or the signal's reason when the caller aborts. A model that took too long is not asked again by
 * itself: it may be at work still, and whoever runs this studio pays it for each try.
 */
export async function makeImage({
  model,
  signal,
  timeoutMs = model.timeoutMs,
  source = null,
  mask = null,
  steering = null,
  title,
  ...ask
}: MakeImageOptions): Promise<MadeImage> {
  const { request, seed } = ask;
  const { id, provider, digitalSourceType, label } = model;
  const recipe: Recipe = { modelId: id, provider, digitalSourceType, seed };
  const { bytes, header, report } = await receiveImage({
    model,
    ask: { ...ask, source, mask, steering },
    xmp: () => xmpOfRecipe({ title: title ?? titleOfImages(request), modelLabel: label, recipe, request }),
    signal,
    timeoutMs,
  }).catch((error: unknown) => {
    if (!(error instanceof ProviderError) || error.code !== "provider_timeout") throw error;
    throw new ProviderError(error.code, { cause: error, details: error.details, retryable: false });
  });
  return { bytes, header, recipe, report };
}

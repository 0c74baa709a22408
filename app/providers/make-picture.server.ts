import type { ArtDirection } from "~/domain/image/art-direction";
import { emptyImageRequest } from "~/domain/image/image-request";
import type { PictureReport } from "~/domain/image/picture-report";
import type { PictureRecipe } from "~/domain/image/recipe";
import type { ImageHeader } from "~/formats/image-header";
import { xmpOf } from "~/providers/mark-image.server";
import type { PictureModel } from "~/providers/model-catalogue.server";
import { receiveImage, usualImageTimeoutMs } from "~/providers/receive-image.server";

export interface MakePictureOptions {
  model: PictureModel;
  prompt: string;
  /** Size asked for, in pixels. A model may answer with another; the result says which came. */
  width: number;
  height: number;
  seed: number;
  /** Of a picture that is one of several. */
  direction?: ArtDirection | null;
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`. */
  idempotencyKey: string;
  /** Longest wait, in milliseconds. */
  timeoutMs?: number;
}

export interface MadePicture extends ImageHeader {
  bytes: Uint8Array;
  recipe: PictureRecipe;
  /** What it shows, in words: as the model tells it, else as it was asked for. */
  alt: string;
  report: PictureReport | null;
}

/**
 * Asks a model for the picture of a scene, in words alone. Throws `ProviderError`, or the signal's reason when the caller
 * aborts.
 */
export async function makePicture(options: MakePictureOptions): Promise<MadePicture> {
  const { model, prompt, width, height, seed, idempotencyKey, signal, direction = null } = options;
  const altOf = (report: PictureReport | null) => report?.alt || prompt;
  const { bytes, header, report } = await receiveImage({
    model,
    ask: {
      request: { ...emptyImageRequest(model.id), prompt, seed, count: 1 },
      index: 0,
      size: { width, height },
      source: null,
      mask: null,
      references: [],
      steering: null,
      direction,
      seed,
      idempotencyKey,
    },
    xmp: (report) =>
      xmpOf({
        digitalSourceType: model.digitalSourceType,
        madeWith: model.label,
        alt: altOf(report),
      }),
    signal,
    timeoutMs: options.timeoutMs ?? usualImageTimeoutMs,
  });
  return {
    bytes,
    ...header,
    alt: altOf(report),
    report,
    recipe: {
      modelId: model.id,
      provider: model.provider,
      digitalSourceType: model.digitalSourceType,
      prompt,
      seed,
      requestedWidth: width,
      requestedHeight: height,
      ...(direction && { direction }),
    },
  };
}

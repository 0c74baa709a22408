import { generateImage, NoImageGeneratedError } from "ai";
import type { PictureRecipe } from "~/domain/recipe";
import { callProvider } from "~/providers/call-provider.server";
import { markPicture } from "~/providers/mark-picture.server";
import type { PictureModel } from "~/providers/model-catalogue.server";
import { type PictureHeader, readPictureHeader } from "~/providers/picture-header.server";
import { ProviderError } from "~/providers/provider-error.server";

const timeoutMs = 120_000;

export interface MakePictureOptions {
  model: PictureModel;
  prompt: string;
  /** What the picture will show, written into the file; the prompt when absent. */
  alt?: string;
  /** Size asked for, in pixels. A model may answer with another; the result says which came. */
  width: number;
  height: number;
  seed: number;
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`. */
  idempotencyKey: string;
  /** Longest wait, in milliseconds. */
  timeoutMs?: number;
}

export interface MadePicture extends PictureHeader {
  bytes: Uint8Array;
  recipe: PictureRecipe;
}

/**
 * Asks a model for one picture. The bytes are believed only for what they are: type and size are read from their
 * header, and anything but PNG, JPEG or WebP is `picture_invalid`. The file is marked with how it was made. Throws `ProviderError`, or the signal's reason
 * when the caller aborts.
 */
export async function makePicture(options: MakePictureOptions): Promise<MadePicture> {
  const { model, prompt, width, height, seed } = options;
  const bytes = await callProvider(
    { signal: options.signal, timeoutMs: options.timeoutMs ?? timeoutMs },
    async (abortSignal) => {
      try {
        const { image } = await generateImage({
          model: model.model,
          prompt,
          size: `${width}x${height}`,
          seed,
          maxRetries: 0,
          abortSignal,
          headers: { "Idempotency-Key": options.idempotencyKey },
        });
        return image.uint8Array;
      } catch (error) {
        if (NoImageGeneratedError.isInstance(error))
          throw new ProviderError("picture_invalid", { cause: error });
        throw error;
      }
    },
  );
  const header = readPictureHeader(bytes);
  if (!header)
    throw new ProviderError("picture_invalid", { details: [`${bytes.length} bytes of no known type`] });
  const { digitalSourceType, label } = model;
  return {
    bytes: markPicture(bytes, header, { digitalSourceType, madeWith: label, alt: options.alt ?? prompt }),
    ...header,
    recipe: {
      modelId: model.id,
      provider: model.provider,
      digitalSourceType: model.digitalSourceType,
      prompt,
      seed,
      requestedWidth: width,
      requestedHeight: height,
    },
  };
}

import type { ImageModelV4, JSONValue } from "@ai-sdk/provider";
import { generateImage } from "ai";
import type { ImageAsk, ImageFile } from "~/providers/image-call.server";
import type { ImageWire, OfferedImageModel } from "~/providers/known-image-models";
import { modelPrompt } from "~/providers/model-prompt";
import { ProviderError } from "~/providers/provider-error.server";

export interface SentImage {
  /** Pictures sent as files, the source first; those that `options` hold are left out. */
  files: readonly ImageFile[];
  mask: ImageFile | null;
  /** The model's parameters and other fields of its own, under the name by which the SDK knows the provider. */
  options: Record<string, JSONValue>;
}

/** Asks a model of the AI SDK for one picture. Nothing is retried. */
export async function askImageModel(
  model: ImageModelV4,
  optionsName: string,
  ask: ImageAsk,
  { info, wire }: OfferedImageModel,
  { files, mask, options }: SentImage,
): Promise<Uint8Array> {
  const { request, size, seed, signal, idempotencyKey } = ask;
  const text = modelPrompt(ask);
  const { image, providerMetadata } = await generateImage({
    model,
    prompt: files.length
      ? { text, images: files.map(({ bytes }) => bytes), ...(mask ? { mask: mask.bytes } : {}) }
      : text,
    // An edit keeps the shape of its source.
    ...(ask.source ? {} : shapeOf(wire.shape, request.ratio, size)),
    ...(info.takesSeed ? { seed } : {}),
    providerOptions: { [optionsName]: options },
    maxRetries: 0,
    abortSignal: signal,
    headers: { "Idempotency-Key": idempotencyKey },
  });
  // fal sends a black picture and this mark where its own filter found something.
  if (providerMetadata.fal?.images?.some((made) => (made as { nsfw?: boolean } | null)?.nsfw === true))
    throw new ProviderError("provider_refused", { details: ["marked by the provider's filter"] });
  return image.uint8Array;
}

function shapeOf(
  shape: ImageWire["shape"],
  ratio: ImageAsk["request"]["ratio"],
  { width, height }: ImageAsk["size"],
): { size?: `${number}x${number}`; aspectRatio?: `${number}:${number}` } {
  if (shape === "pixels") return { size: `${width}x${height}` };
  if (shape === "ratio") return { aspectRatio: ratio };
  if (typeof shape === "string") return {};
  const size = shape[ratio];
  return size ? { size } : {};
}

/** The source and the references, as they are numbered in the words. */
export function picturesOf({ source, references }: ImageAsk): ImageFile[] {
  return source ? [source, ...references] : [...references];
}

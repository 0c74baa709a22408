import type { ImageModelV4, JSONValue } from "@ai-sdk/provider";
import { generateImage } from "ai";
import type { ImageAsk, ImageFile } from "~/providers/image-call.server";
import { wordsForModel } from "~/providers/image-words";
import type { ImageWire } from "~/providers/known-image-models";

export interface SentImage {
  /** Pictures sent as files, the source first; those that `options` hold are left out. */
  files: readonly ImageFile[];
  mask: ImageFile | null;
  shape: ImageWire["shape"];
  /** Fields beside the common ones, under the name by which the SDK knows the provider. */
  options: Record<string, JSONValue>;
}

/** Asks a model of the AI SDK for one picture. Nothing is retried. */
export async function askImageModel(
  model: ImageModelV4,
  optionsName: string,
  ask: ImageAsk,
  { files, mask, shape, options }: SentImage,
): Promise<Uint8Array> {
  const { request, size, seed, signal, idempotencyKey } = ask;
  const text = wordsForModel(ask);
  const { image } = await generateImage({
    model,
    prompt: files.length
      ? { text, images: files.map(({ bytes }) => bytes), ...(mask ? { mask: mask.bytes } : {}) }
      : text,
    ...shapeOf(shape, request.ratio, size),
    seed,
    providerOptions: { [optionsName]: { ...request.parameters, ...options } },
    maxRetries: 0,
    abortSignal: signal,
    headers: { "Idempotency-Key": idempotencyKey },
  });
  return image.uint8Array;
}

/** Whether the request's own size and ratio are what the result should have; edits keep those of their source. */
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

/** A picture as a `data:` address, for providers that take pictures as addresses. */
export function dataAddress({ bytes, mediaType }: ImageFile): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:${mediaType};base64,${btoa(binary)}`;
}

import { picturesOf } from "~/providers/ask-image-model.server";
import type { AskForImage, ImageAsk } from "~/providers/image-call.server";
import type { OfferedImageModel } from "~/providers/known-image-models";
import { modelPrompt } from "~/providers/model-prompt";
import { paddedForExtension, whiteWhereMarked } from "~/providers/prepare-edit.server";
import { ProviderError } from "~/providers/provider-error.server";
import { mostImageBytes } from "~/providers/receive-image.server";
import { errorOfResponse, saysRefused } from "~/providers/response-error.server";

/**
 * Pictures of Workers AI through its binding: words, a picture to begin with and a mask where the model has them
 * (https://developers.cloudflare.com/workers-ai/models/). The FLUX.2 models take a form, the others an object; answers are
 * bytes or base64.
 */
export function workersAiImages(binding: Ai) {
  return (modelId: string, { info }: OfferedImageModel): AskForImage =>
    async (asked) => {
      const ask = await paddedForExtension(asked);
      const isForm = modelId.includes("/flux-2-");
      const inputs = isForm ? formOf(ask) : await fieldsOf(ask, info.takesNegativePrompt);
      try {
        const run = binding.run.bind(binding) as (
          model: string,
          inputs: unknown,
          options: { signal: AbortSignal; headers?: object },
        ) => Promise<unknown>;
        return await bytesOf(await run(modelId, inputs, { signal: ask.signal }));
      } catch (error) {
        throw ask.signal.aborted || error instanceof ProviderError ? error : errorOfBinding(error);
      }
    };
}

async function fieldsOf(ask: ImageAsk, takesNegativePrompt: boolean): Promise<Record<string, unknown>> {
  const { request, size, seed, source, mask } = ask;
  return {
    prompt: modelPrompt(ask),
    seed,
    ...size,
    ...request.parameters,
    ...(takesNegativePrompt && request.negativePrompt ? { negative_prompt: request.negativePrompt } : {}),
    ...(source ? { image: [...source.bytes] } : {}),
    ...(mask ? { mask: [...(await whiteWhereMarked(mask)).bytes] } : {}),
  };
}

function formOf(ask: ImageAsk) {
  const form = new FormData();
  form.set("prompt", modelPrompt(ask));
  form.set("seed", String(ask.seed));
  form.set("width", String(ask.size.width));
  form.set("height", String(ask.size.height));
  for (const [name, value] of Object.entries(ask.request.parameters)) form.set(name, String(value));
  picturesOf(ask).forEach(({ bytes, mediaType }, i) => {
    form.set(`input_image_${i}`, new Blob([new Uint8Array(bytes)], { type: mediaType }));
  });
  const { body, headers } = new Response(form);
  return { multipart: { body, contentType: headers.get("Content-Type") } };
}

async function bytesOf(output: unknown): Promise<Uint8Array> {
  if (output instanceof Uint8Array) return output;
  if (output instanceof ArrayBuffer) return new Uint8Array(output);
  if (output instanceof ReadableStream) return readBounded(output as ReadableStream<Uint8Array>);
  const base64 = (output as { image?: unknown } | null)?.image;
  if (typeof base64 !== "string" || base64.length > mostImageBytes * 1.4)
    throw new ProviderError("picture_invalid", { details: [`an answer of type ${typeof output}`] });
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch (error) {
    throw new ProviderError("picture_invalid", { cause: error });
  }
}

async function readBounded(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > mostImageBytes)
      throw new ProviderError("picture_invalid", { details: [`more than ${mostImageBytes} bytes`] });
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Codes of the platform at the start of its message (https://developers.cloudflare.com/workers-ai/platform/errors/). */
const statusOfCode: Readonly<Record<string, number>> = {
  "3006": 413,
  "3007": 408,
  "3008": 408,
  "3036": 429,
  "3040": 429,
  "5007": 404,
  "5016": 403,
  "5018": 403,
};

function errorOfBinding(error: unknown): ProviderError {
  const message = error instanceof Error ? error.message : String(error);
  const code = /^\D{0,20}(\d{4})\b/.exec(message)?.[1] ?? "";
  if (saysRefused(message)) return new ProviderError("provider_refused", { details: [`code ${code}`] });
  const status = statusOfCode[code] ?? (code.startsWith("5") ? 400 : 500);
  return errorOfResponse(status, "");
}

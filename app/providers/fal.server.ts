import type { FalProvider } from "@ai-sdk/fal";
import type { JSONValue } from "@ai-sdk/provider";
import { askImageModel } from "~/providers/ask-image-model.server";
import type { ClipCalls } from "~/providers/clip-call.server";
import { fieldsOfFiles } from "~/providers/fields-of-files.server";
import type { AskForImage } from "~/providers/image-call.server";
import type { OfferedImageModel } from "~/providers/known-image-models";
import { paddedForExtension } from "~/providers/prepare-edit.server";
import { ProviderError } from "~/providers/provider-error.server";
import { providerFetch } from "~/providers/provider-fetch.server";
import type { FalSettings } from "~/settings/provider-settings.server";

/** Where the library finds fal; a proxy may stand in for both. */
const publicQueueUrl = "https://queue.fal.run";

/** Images of fal: POST to the model's own address, answered with addresses of files (https://docs.fal.ai/model-apis). */
export function falImages(settings: FalSettings) {
  return (modelId: string, known: OfferedImageModel): AskForImage =>
    async (asked) => {
      const ask = await paddedForExtension(asked);
      const fal = await openFal(settings);
      return askImageModel(fal.image(modelId), "fal", ask, known, {
        files: [],
        mask: null,
        options: inTheLibrarysNames({
          ...ask.request.parameters,
          ...(known.wire.shape === "ratio" ? { aspect_ratio: ask.request.ratio } : {}),
          ...(await fieldsOfFiles(known.wire, ask)),
        }),
      });
    };
}

/**
 * Clips of fal through its queue: submitted once, asked for until they are there
 * (https://docs.fal.ai/model-apis/model-endpoints/queue).
 */
export function falClips(settings: FalSettings) {
  return (modelId: string): ClipCalls => ({
    open: async () => (await openFal(settings, modelId)).video(modelId),
    optionsName: "fal",
    ownOrigins: [settings.baseUrl, settings.queueUrl],
    fileHeaders: {},
  });
}

/** fal's own names of fields that the library wants under another, and writes back. */
const libraryNames: Readonly<Record<string, string>> = {
  image_url: "imageUrl",
  mask_url: "maskUrl",
  guidance_scale: "guidanceScale",
  num_inference_steps: "numInferenceSteps",
};

function inTheLibrarysNames(fields: Record<string, JSONValue>): Record<string, JSONValue> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [libraryNames[name] ?? name, value]),
  );
}

async function openFal({ apiKey, baseUrl, queueUrl }: FalSettings, clipModelId = ""): Promise<FalProvider> {
  const { createFal } = await import("@ai-sdk/fal");
  const standIns: Record<string, string> = { [publicQueueUrl]: queueUrl };
  // The library puts every clip model under fal-ai/, where not all of them are.
  if (clipModelId && !clipModelId.startsWith("fal-ai/"))
    standIns[`${publicQueueUrl}/fal-ai/${clipModelId}`] = `${queueUrl.replace(/\/$/, "")}/${clipModelId}`;
  return createFal({
    apiKey,
    baseURL: baseUrl,
    fetch: providerFetch({
      baseUrls: [baseUrl, queueUrl],
      standIns,
      inspect: ({ href }) => (href.startsWith(queueUrl) ? requireJson : null),
      isForCaller: (_status, body) => body.includes("Request is still in progress"),
    }),
  });
}

/** The library takes an answer it cannot read for the end of a clip, which goes on all the same. */
function requireJson(text: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    throw new ProviderError("provider_failed", { cause: error });
  }
}

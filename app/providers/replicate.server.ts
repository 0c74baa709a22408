import type { ReplicateProvider } from "@ai-sdk/replicate";
import { askImageModel } from "~/providers/ask-image-model.server";
import type { ClipCalls } from "~/providers/clip-call.server";
import { fieldsOfFiles } from "~/providers/fields-of-files.server";
import type { AskForImage } from "~/providers/image-call.server";
import type { OfferedImageModel } from "~/providers/known-image-models";
import { paddedForExtension } from "~/providers/prepare-edit.server";
import { providerFetch } from "~/providers/provider-fetch.server";
import type { ReplicateSettings } from "~/settings/provider-settings.server";

/**
 * Images of Replicate: a prediction is made, waited for and its files fetched
 * (https://replicate.com/docs/reference/http#predictions.create). A model outside Replicate's own is named with its version,
 * `owner/name:version`.
 */
export function replicateImages(settings: ReplicateSettings) {
  return (modelId: string, known: OfferedImageModel): AskForImage =>
    async (asked) => {
      const ask = await paddedForExtension(asked);
      const replicate = await openReplicate(settings);
      return askImageModel(replicate.image(modelId), "replicate", ask, known, {
        files: [],
        mask: null,
        options: {
          ...ask.request.parameters,
          ...(known.wire.shape === "fields" ? { ...ask.size } : {}),
          ...(await fieldsOfFiles(known.wire, ask)),
        },
      });
    };
}

export function replicateClips(settings: ReplicateSettings) {
  return (modelId: string): ClipCalls => ({
    open: async () => (await openReplicate(settings)).video(modelId),
    optionsName: "replicate",
    ownOrigins: [settings.baseUrl],
    fileHeaders: { Authorization: `Bearer ${settings.apiToken}` },
  });
}

async function openReplicate({ apiToken, baseUrl }: ReplicateSettings): Promise<ReplicateProvider> {
  const { createReplicate } = await import("@ai-sdk/replicate");
  return createReplicate({ apiToken, baseURL: baseUrl, fetch: providerFetch({ baseUrls: [baseUrl] }) });
}

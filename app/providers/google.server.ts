import type { GoogleProvider } from "@ai-sdk/google";
import { askImageModel, picturesOf } from "~/providers/ask-image-model.server";
import type { ClipCalls } from "~/providers/clip-call.server";
import type { AskForImage } from "~/providers/image-call.server";
import type { OfferedImageModel } from "~/providers/known-image-models";
import { ProviderError } from "~/providers/provider-error.server";
import { providerFetch } from "~/providers/provider-fetch.server";
import type { GoogleSettings } from "~/settings/provider-settings.server";

/** Images of Gemini: a conversation that answers with a picture (https://ai.google.dev/gemini-api/docs/image-generation). */
export function googleImages(settings: GoogleSettings) {
  return (modelId: string, known: OfferedImageModel): AskForImage =>
    async (ask) => {
      const google = await openGoogle(settings);
      return askImageModel(google.image(modelId), "google", ask, known, {
        files: picturesOf(ask),
        mask: null,
        options: ask.request.parameters,
      });
    };
}

/** Clips of Veo: a long-running operation (https://ai.google.dev/gemini-api/docs/video). Its files need the key. */
export function googleClips(settings: GoogleSettings) {
  return (modelId: string): ClipCalls => ({
    open: async () => (await openGoogle(settings)).video(modelId),
    optionsName: "google",
    ownOrigins: [settings.baseUrl],
    fileHeaders: { "x-goog-api-key": settings.apiKey },
  });
}

async function openGoogle({ apiKey, baseUrl }: GoogleSettings): Promise<GoogleProvider> {
  const { createGoogle } = await import("@ai-sdk/google");
  return createGoogle({
    apiKey,
    baseURL: baseUrl,
    fetch: providerFetch({
      baseUrls: [baseUrl],
      // An operation that is done without a clip says here that it was filtered, in a field the library leaves out.
      inspect: ({ pathname }) => (pathname.includes("/operations/") ? refuseFiltered : null),
    }),
  });
}

function refuseFiltered(text: string): void {
  if (/"raiMediaFilteredReasons"\s*:\s*\[\s*"/.test(text)) throw new ProviderError("provider_refused");
}

import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { askImageModel, picturesOf } from "~/providers/ask-image-model.server";
import type { AskForImage } from "~/providers/image-call.server";
import type { OfferedImageModel } from "~/providers/known-image-models";
import type { OpenAiServer } from "~/providers/openai-servers";
import { paddedForExtension, transparentWhereMarked } from "~/providers/prepare-edit.server";
import { providerFetch } from "~/providers/provider-fetch.server";

/**
 * Pictures of OpenAI and of servers that follow it: POST /images/generations for words, /images/edits (multipart)
 * where there is a picture (https://platform.openai.com/docs/api-reference/images). Its masks are transparent where
 * the picture is to change. Answers come as base64 or as an address.
 */
export function openAiImages({ id, baseUrl, apiKey }: OpenAiServer) {
  const provider = createOpenAICompatible({
    name: id,
    baseURL: baseUrl,
    apiKey,
    fetch: providerFetch({ baseUrls: [baseUrl] }),
  });
  return (modelId: string, known: OfferedImageModel): AskForImage =>
    async (asked) => {
      const ask = await paddedForExtension(asked);
      return askImageModel(provider.imageModel(modelId), id, ask, known, {
        files: picturesOf(ask),
        mask: ask.mask && (await transparentWhereMarked(ask.mask)),
        options: {
          ...ask.request.parameters,
          ...(ask.request.operation === "remove-background"
            ? { background: "transparent", output_format: "png" }
            : {}),
        },
      });
    };
}

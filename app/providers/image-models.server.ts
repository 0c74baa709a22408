import { builtInImages } from "~/providers/built-in-models.server";
import { falImages } from "~/providers/fal.server";
import { withFilesForOthers } from "~/providers/file-for-others.server";
import { googleImages } from "~/providers/google.server";
import type { AskForImage, ImageAsk, ImageModel } from "~/providers/image-call.server";
import { knownImageModel, type OfferedImageModel } from "~/providers/known-image-models";
import { inMarkedRegion } from "~/providers/marked-region/in-marked-region.server";
import { openAiImages } from "~/providers/openai-images.server";
import { openAiServers } from "~/providers/openai-servers";
import { withProductsPlaced } from "~/providers/place-products.server";
import { usualImageTimeoutMs } from "~/providers/receive-image.server";
import { replicateImages } from "~/providers/replicate.server";
import { workersAiImages } from "~/providers/workers-ai-images.server";
import type { ProviderBindings } from "~/settings/provider-settings.server";

/** Who answers for a provider's models. */
type Caller = (modelId: string, known: OfferedImageModel) => AskForImage;

/** Models that make or edit images, as configured: AI models first, the built-in maker last. */
export function imageModels(bindings: ProviderBindings): ImageModel[] {
  const { workersAi, fal, replicate, google, maker, timeoutMs = usualImageTimeoutMs } = bindings;
  const offered = (provider: string, modelIds: readonly string[] | undefined, caller: Caller) =>
    (modelIds ?? []).map((modelId) => {
      const known = knownImageModel(provider, modelId, bindings.overrides);
      const askForImage = inMarkedRegion(withFilesForOthers(caller(modelId, known)), known.info);
      const ask = async (asked: ImageAsk) => ({ bytes: await askForImage(asked), report: null });
      const { info } = known;
      return maker && info.mostReferences === 0 && info.capabilities.includes("text-to-image")
        ? { ...info, placesProducts: true, ask: withProductsPlaced(ask, maker), timeoutMs }
        : { ...info, ask, timeoutMs };
    });
  return [
    ...openAiServers(bindings).flatMap((server) =>
      offered(server.id, server.imageModels, openAiImages(server)),
    ),
    ...(workersAi ? offered("workers-ai", workersAi.imageModels, workersAiImages(workersAi.binding)) : []),
    ...(fal ? offered("fal", fal.imageModels, falImages(fal)) : []),
    ...(replicate ? offered("replicate", replicate.imageModels, replicateImages(replicate)) : []),
    ...(google ? offered("google", google.imageModels, googleImages(google)) : []),
    ...builtInImages(bindings),
  ];
}

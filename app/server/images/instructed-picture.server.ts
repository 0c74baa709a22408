import { mediaKindOf } from "~/domain/assets/media-type";
import type { ImageInstruction } from "~/domain/image/image-instruction";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { imageOperations } from "~/domain/image/image-operation";
import { unsupportedOperation } from "~/domain/image/validation/unsupported-reason";
import { resolveModels } from "~/providers/model-catalogue.server";
import type { PictureFacts } from "~/providers/prompts/plan-edits.v1";
import type { Settings } from "~/settings/settings.server";
import { getAsset } from "~/stores/assets/assets.server";
import { getOwnImages } from "~/stores/images/images.server";

export interface InstructedPicture {
  facts: PictureFacts;
  /** The image model that would be asked. */
  model: ImageModelInfo;
  models: readonly ImageModelInfo[];
}

/** What is known of the picture of an instruction; null where it is no picture of this person's, or no model edits. */
export async function readInstructedPicture(
  settings: Settings,
  ownerId: string,
  { assetId, imageModelId, instruction, isMarked, layers }: ImageInstruction,
): Promise<InstructedPicture | null> {
  const [asset, [image]] = await Promise.all([
    getAsset(settings, assetId),
    getOwnImages(settings, [assetId], ownerId),
  ]);
  const models = resolveModels(settings.providers).images;
  const model = models.find(({ id }) => id === imageModelId) ?? models[0];
  const isOwn = asset?.ownerId === ownerId && mediaKindOf(asset.mediaType) === "picture";
  if (!asset || !isOwn || !model) return null;
  const { width, height, name, alt } = asset;
  const operations = imageOperations.filter(
    (operation) => operation !== "generate" && unsupportedOperation(model, operation) === null,
  );
  const knownInstructions = model.instructions ?? null;
  const shows = (image?.request?.prompt || alt).slice(0, 500);
  return {
    facts: { instruction, isMarked, layers, width, height, name, shows, operations, knownInstructions },
    model,
    models,
  };
}

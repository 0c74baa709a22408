import { mediaKindOf } from "~/domain/assets/media-type";
import type { Making, ModelLabel } from "~/domain/video/making";
import { resolveModels } from "~/providers/model-catalogue.server";
import type { Settings } from "~/settings/settings.server";
import { getOwnAssets } from "~/stores/assets/assets.server";
import type { Content } from "~/stores/content/content-document";
import { isPutInByOwner } from "~/stores/content/own-media";
import { mediaIdsOf } from "~/stores/publications/publication-document";

/** Gathers how a video and its pictures were made. */
export async function readMaking(settings: Settings, content: Content): Promise<Making> {
  const { script, picture } = resolveModels(settings.providers);
  const known = new Map([...script, ...picture].map(({ id, label, about }) => [id, { label, about }]));
  const words = (id: string): ModelLabel => known.get(id) ?? { label: id, about: "" };

  const placed = mediaIdsOf(content.storyboard).filter((assetId) => isPutInByOwner(content, assetId));
  const assets = await getOwnAssets(settings, placed, content.ownerId);
  const pictures = new Map<string, Making["pictures"][number]>();
  for (const { recipe, mediaType } of assets) {
    if (!recipe || mediaKindOf(mediaType) === "sound") continue;
    const { modelId, provider, digitalSourceType, seed } = recipe;
    const count = (pictures.get(modelId)?.count ?? 0) + 1;
    pictures.set(modelId, { modelId, provider, digitalSourceType, seed, ...words(modelId), count });
  }
  return {
    prompt: content.brief?.prompt ?? null,
    script: content.recipe && { ...content.recipe, ...words(content.recipe.modelId) },
    pictures: [...pictures.values()],
    uploads: assets.filter((asset) => asset.origin === "upload" && mediaKindOf(asset.mediaType) !== "sound")
      .length,
  };
}

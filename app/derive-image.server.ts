import { xmpOfRecipe } from "~/domain/embedded-recipe";
import type { HandEdit } from "~/domain/hand-edit";
import type { Recipe } from "~/domain/recipe";
import { searchWords } from "~/domain/search-words";
import { markPicture } from "~/providers/mark-picture.server";
import { meanColor } from "~/providers/picture-color.server";
import { readPictureHeader } from "~/providers/picture-header.server";
import type { Settings } from "~/settings.server";
import type { Asset } from "~/stores/asset-document";
import type { Image, ImageDocument } from "~/stores/image-document";
import { imageWithFile, keepImage } from "~/stores/images.server";
import { storeMadeImage } from "~/stores/made-images.server";
import { sha256Hex } from "~/stores/sha256.server";
import { stableId } from "~/stores/stable-id.server";

const editorLabel = "picture editor";

interface Derived {
  ownerId: string;
  title: string;
  bytes: Uint8Array<ArrayBuffer>;
  picture: Pick<ImageDocument, "mediaType" | "width" | "height">;
  parent: Asset;
  /** What was done to it; null where that is not told. */
  handEdits: HandEdit[] | null;
}

/**
 * Keeps what was cut, turned or adjusted by hand in the browser. The same file of the same parent is one image, sent
 * twice or not. Its source type is its parent's: what a model made stays made by a model.
 */
export async function deriveImage(
  settings: Settings,
  { ownerId, title, bytes, picture, parent, handEdits }: Derived,
): Promise<{ image: Image; isNew: boolean }> {
  const assetId = await stableId("derived image", ownerId, parent.id, await sha256Hex(bytes));
  const recipe = recipeOf(parent);
  const header = readPictureHeader(bytes);
  const xmp = xmpOfRecipe({ title, modelLabel: editorLabel, recipe, request: null });
  const marked = header ? markPicture(bytes, header, xmp) : bytes;
  const made = await storeMadeImage(settings.media, ownerId, {
    assetId,
    bytes: new Uint8Array(marked),
    ...picture,
    color: meanColor(bytes),
    recipe,
  });
  return keepImage(
    settings,
    imageWithFile(made, {
      ownerId,
      generationId: null,
      index: 0,
      operation: "derive",
      ...(handEdits && { handEdits }),
      title,
      request: null,
      credits: 0,
      parentIds: [parent.id],
      shelf: "kept",
      boardIds: [],
      words: searchWords(title),
    }),
  );
}

function recipeOf({ recipe }: Asset): Recipe {
  if (!recipe) {
    return {
      modelId: "vitrine/picture-editor",
      provider: "vitrine",
      digitalSourceType: "humanEdits",
      seed: 0,
    };
  }
  const { modelId, provider, digitalSourceType, seed } = recipe;
  return { modelId, provider, digitalSourceType, seed };
}

import { xmpOfRecipe } from "~/domain/image/embedded-recipe";
import type { HandEdit } from "~/domain/image/hand-edit";
import type { Recipe } from "~/domain/image/recipe";
import { searchTerms } from "~/domain/text/search-terms";
import { readImageHeader } from "~/formats/image-header";
import { meanColor } from "~/providers/image-color.server";
import { markImage } from "~/providers/mark-image.server";
import type { Settings } from "~/settings/settings.server";
import type { Asset } from "~/stores/assets/asset-document";
import { stableId } from "~/stores/firestore/stable-id.server";
import type { Image, ImageDocument } from "~/stores/images/image-document";
import { imageWithFile, keepImage } from "~/stores/images/images.server";
import { storeMadeImage } from "~/stores/images/made-images.server";
import { sha256Hex } from "~/stores/media/sha256.server";

const editorLabel = "picture editor";

interface Derived {
  ownerId: string;
  title: string;
  bytes: Uint8Array<ArrayBuffer>;
  picture: Pick<ImageDocument, "mediaType" | "width" | "height">;
  parent: Asset;
  /** What was done to it; null where that is not told. */
  handEdits: HandEdit[] | null;
  /** What is set on it in words, a part a line. */
  lettering: string;
}

/**
 * Keeps what was cut, turned or adjusted by hand in the browser. The same file of the same parent is one image, sent
 * twice or not. Its source type is its parent's: what a model made stays made by a model.
 */
export async function deriveImage(
  settings: Settings,
  { ownerId, title, bytes, picture, parent, handEdits, lettering }: Derived,
): Promise<{ image: Image; isNew: boolean }> {
  const assetId = await stableId("derived image", ownerId, parent.id, await sha256Hex(bytes));
  const recipe = recipeOf(parent);
  const header = readImageHeader(bytes);
  const xmp = xmpOfRecipe({ title, modelLabel: editorLabel, recipe, request: null });
  const marked = header ? markImage(bytes, header, xmp) : bytes;
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
      ...(lettering && { lettering }),
      title,
      request: null,
      credits: 0,
      parentIds: [parent.id],
      shelf: "kept",
      boardIds: [],
      words: searchTerms(title, lettering),
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

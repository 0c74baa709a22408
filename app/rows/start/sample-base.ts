import { inspirationFile } from "~/images/inspirations/inspiration";
import { findInspiration } from "~/images/inspirations/inspirations";
import { setSlot } from "~/scene/edit-storyboard";
import type { Storyboard } from "~/scene/storyboard";
import { mediaUrl } from "~/studio/media-url";
import { exampleProducts, productBase } from "./example-shop";

/** Where the picture of an asset lies, or the one of ours whose name stands for an asset in a sample. */
export function sampleUrl(id: string): string {
  const inspiration = findInspiration(id);
  return inspiration ? inspirationFile(id, inspiration.picture, 1024) : mediaUrl(id);
}

/** The base of products, filled with one of the example's: what a template's tile shows. */
export const sampleBase: Storyboard = filled();

function filled(): Storyboard {
  const [, product] = exampleProducts;
  if (!product) return productBase;
  const picture = {
    kind: "picture" as const,
    assetId: product.picture,
    alt: product.name,
    focusX: 0.5,
    focusY: 0.5,
  };
  const withPictures = productBase.scenes.reduce(
    (storyboard, { id }) => setSlot(storyboard, id, "picture", picture),
    productBase,
  );
  return setSlot(withPictures, "hook", "headline", { kind: "text", text: product.name });
}

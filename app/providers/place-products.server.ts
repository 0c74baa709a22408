import { placeAlone } from "~/domain/image/place-words";
import { isThing } from "~/domain/image/placed-products";
import { streamOf } from "~/providers/file-stream";
import type { ImageAnswer, ImageAsk } from "~/providers/image-call.server";
import { readDrawn } from "~/providers/maker-answer.server";
import type { MakerRpc } from "~/settings/maker-rpc";

/**
 * A model that takes no references, with products: it is asked for the setting alone, and the built-in maker puts the products
 * into its answer. Requests without products go to it as they are.
 */
export function withProductsPlaced(
  ask: (asked: ImageAsk) => Promise<ImageAnswer>,
  maker: Pick<MakerRpc, "placeProduct">,
): (asked: ImageAsk) => Promise<ImageAnswer> {
  return async (asked) => {
    const { request, references } = asked;
    const products = references.filter(isThing);
    if (request.operation !== "generate" || products.length === 0) return ask(asked);
    const { bytes } = await ask({
      ...asked,
      references: references.filter((reference) => !isThing(reference)),
      request: { ...request, prompt: settingFor(request.prompt) },
    });
    const placed = await maker.placeProduct({
      scene: streamOf(bytes),
      products: products.map(({ bytes, weight, name }) => ({ file: streamOf(bytes), weight, name })),
      prompt: request.prompt,
    });
    return readDrawn(placed);
  };
}

/** Named, the product would be drawn too, however it is forbidden: only where and when are told. */
const settingFor = (prompt: string) =>
  `Empty setting of a product photograph: ${placeAlone(prompt)}. Level ground or surface in the lower third, free and in focus, seen from the front at low height; the middle stays empty.`;

import type { JSONValue } from "@ai-sdk/provider";
import { dataAddress } from "~/formats/data-address";
import { picturesOf } from "~/providers/ask-image-model.server";
import type { ImageAsk } from "~/providers/image-call.server";
import type { ImageWire } from "~/providers/known-image-models";
import { whiteWhereMarked } from "~/providers/prepare-edit.server";

/** The source, the references and the mask under the names that a model has for them. */
export async function fieldsOfFiles(wire: ImageWire, ask: ImageAsk): Promise<Record<string, JSONValue>> {
  const fields: Record<string, JSONValue> = { ...wire.always };
  const images = picturesOf(ask).map(dataAddress);
  const list = wire.source?.endsWith("[]") ? wire.source.slice(0, -2) : null;
  if (list && images.length) fields[list] = images;
  else if (wire.source && images[0]) fields[wire.source] = images[0];
  if (wire.mask && ask.mask) fields[wire.mask] = dataAddress(await whiteWhereMarked(ask.mask));
  if (ask.request.negativePrompt) fields.negative_prompt = ask.request.negativePrompt;
  return fields;
}

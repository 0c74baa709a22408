import type { ShownSubject } from "~/domain/image/shown-subject";
import { streamOf } from "~/providers/file-stream";
import { readAnswer } from "~/providers/maker-answer.server";
import { ProviderError } from "~/providers/provider-error.server";
import type { MakerRpc } from "~/settings/maker-rpc";
import type { ProviderBindings } from "~/settings/provider-settings.server";

/** What the built-in maker would show of a prompt. Throws `ProviderError` `model_not_configured` where it was left out. */
export async function findShownSubject(
  bindings: ProviderBindings,
  prompt: string,
  hasProducts: boolean,
): Promise<ShownSubject> {
  return readAnswer(await makerOf(bindings).findSubject({ text: prompt, hasProducts }));
}

/** Of each picture, a JPEG, PNG or WebP, whether the built-in maker can cut its product out. Throws as `findShownSubject`. */
export async function canCutOut(
  bindings: ProviderBindings,
  pictures: readonly Uint8Array[],
): Promise<boolean[]> {
  return readAnswer(await makerOf(bindings).canCutOut(pictures.map(streamOf)));
}

function makerOf({ maker }: ProviderBindings): MakerRpc {
  if (!maker) throw new ProviderError("model_not_configured");
  return maker;
}

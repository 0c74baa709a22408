import type { ShownSubject } from "~/domain/image/shown-subject";
import { ProviderError } from "~/providers/provider-error.server";
import type { ProviderBindings } from "~/settings/provider-settings.server";

/** What the built-in maker would show of a prompt. Throws `ProviderError` `model_not_configured` where it was left out. */
export async function findShownSubject({ maker }: ProviderBindings, prompt: string): Promise<ShownSubject> {
  if (!maker) throw new ProviderError("model_not_configured");
  const answer = await maker.findSubject({ text: prompt, language: null });
  if (answer.ok) return answer.value;
  throw new ProviderError(answer.code, { details: answer.details });
}

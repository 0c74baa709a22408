import type { BriefReading } from "~/domain/video/brief-reading";
import { readAnswer } from "~/providers/maker-answer.server";
import { ProviderError } from "~/providers/provider-error.server";
import type { BriefQuestion } from "~/settings/maker-rpc";
import type { ProviderBindings } from "~/settings/provider-settings.server";

/** Takes a brief apart. Throws `ProviderError` `model_not_configured` where the built-in makers were left out. */
export async function readBrief({ maker }: ProviderBindings, question: BriefQuestion): Promise<BriefReading> {
  if (!maker) throw new ProviderError("model_not_configured");
  return readAnswer(await maker.readBrief(question));
}

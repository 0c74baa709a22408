import type { BriefReading } from "~/domain/video/brief-reading";
import { ProviderError } from "~/providers/provider-error.server";
import type { BriefQuestion } from "~/settings/maker-rpc";
import type { ProviderBindings } from "~/settings/provider-settings.server";

/** Takes a brief apart. Throws `ProviderError` `model_not_configured` where the built-in makers were left out. */
export async function readBrief({ maker }: ProviderBindings, question: BriefQuestion): Promise<BriefReading> {
  if (!maker) throw new ProviderError("model_not_configured");
  const answer = await maker.readBrief(question);
  if (answer.ok) return answer.value;
  throw new ProviderError(answer.code, { details: answer.details });
}

import { type AskLimits, askObject, type ObjectQuestion } from "~/providers/ask-object.server";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { ProviderError } from "~/providers/provider-error.server";

/** Asks for a plan of steps. Throws as `askObject` does, with `plan_invalid` where what came back breaks a rule twice. */
export async function askForPlan<Plan>(
  model: ScriptModel,
  question: ObjectQuestion<Plan>,
  limits: AskLimits,
): Promise<Plan> {
  try {
    return (await askObject(model, question, limits)).value;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.code !== "script_invalid") throw error;
    throw new ProviderError("plan_invalid", { cause: error, details: error.details });
  }
}

import { type EditPlan, editPlanSchema } from "~/domain/image/edit-plan";
import { planProblems } from "~/domain/image/image-instruction";
import { type AskLimits, askObject, type ObjectQuestion } from "~/providers/ask-object.server";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { type PictureFacts, planEditsPrompt } from "~/providers/prompts/plan-edits.v1";
import { ProviderError } from "~/providers/provider-error.server";

export interface PlanOptions extends AskLimits {
  model: ScriptModel;
  picture: PictureFacts;
}

/**
 * Asks a model which steps do what an instruction says. Throws as `askObject` does, with `plan_invalid` where what came
 * back breaks the table of steps twice.
 */
export async function planEdits({ model, picture, ...limits }: PlanOptions): Promise<EditPlan> {
  try {
    const { value } = await askObject(model, planQuestion(picture), limits);
    return value;
  } catch (error) {
    if (!(error instanceof ProviderError) || error.code !== "script_invalid") throw error;
    throw new ProviderError("plan_invalid", { cause: error, details: error.details });
  }
}

/** What a model is asked for a plan. */
export function planQuestion(picture: PictureFacts): ObjectQuestion<EditPlan> {
  return {
    name: "plan",
    system: planEditsPrompt.system,
    user: planEditsPrompt.user(picture),
    schema: editPlanSchema,
    problems: (plan) => planProblems(plan, picture),
  };
}

import { askForPlan } from "~/providers/ask-for-plan.server";
import type { AskLimits, ObjectQuestion } from "~/providers/ask-object.server";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { planBriefPrompt } from "~/providers/prompts/plan-brief.v1";
import type { BriefRequest } from "~/scene/assistant/assistant-request";
import type { BriefOutline } from "~/scene/assistant/brief/brief-outline";
import { type BriefPlan, briefPlanSchema } from "~/scene/assistant/brief/brief-step";

export interface PlanBriefOptions extends AskLimits {
  model: ScriptModel;
  request: BriefRequest;
  /** Told the words of the answer as they come. */
  onReply?: (reply: string) => void;
}

/** Asks a model which steps do what a person asks of a brief. Throws as `askForPlan` does. */
export async function planBrief({
  model,
  request,
  onReply,
  ...limits
}: PlanBriefOptions): Promise<BriefPlan> {
  const question: ObjectQuestion<BriefPlan> = {
    name: "brief-plan",
    system: planBriefPrompt.system,
    user: planBriefPrompt.user(request),
    schema: briefPlanSchema,
    problems: (plan) => problemsOf(plan, request.brief),
    ...(onReply && { onPartial: ({ reply }) => reply && onReply(reply) }),
  };
  return askForPlan(model, question, limits);
}

function problemsOf({ steps }: BriefPlan, { tools, templates, brands, languages }: BriefOutline): string[] {
  const isAmong = (known: readonly { id: string }[], id: string | null) =>
    id === null || known.some((one) => one.id === id);
  return steps.flatMap((step, index) => {
    const problem =
      (step.do === "make" && !tools.includes(step.tool) && "nothing like that can be made here") ||
      (step.do === "template" &&
        !isAmong(templates, step.templateId) &&
        "there is no template with this id") ||
      (step.do === "brand" && !isAmong(brands, step.brandId) && "there is no brand with this id") ||
      (step.do === "language" &&
        step.language !== null &&
        !languages.includes(step.language) &&
        "nobody here writes this language");
    return problem ? [`steps.${index}: ${problem}.`] : [];
  });
}

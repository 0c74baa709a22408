import { askForPlan } from "~/providers/ask-for-plan.server";
import type { AskLimits, ObjectQuestion } from "~/providers/ask-object.server";
import type { ScriptModel } from "~/providers/model-catalogue.server";
import { planVideoPrompt } from "~/providers/prompts/plan-video.v1";
import type { VideoOutline, VideoRequest } from "~/scene/assistant/assistant-request";
import { type VideoPlan, videoPlanSchema } from "~/scene/assistant/step";

export interface PlanVideoOptions extends AskLimits {
  model: ScriptModel;
  request: VideoRequest;
  /** Told the words of the answer as they come. */
  onReply?: (reply: string) => void;
}

/**
 * Asks a model which steps do what a person asks of a video. Throws as `askObject` does, with `plan_invalid` where what came back
 * names scenes or templates that are not there, twice.
 */
export async function planVideo({
  model,
  request,
  onReply,
  ...limits
}: PlanVideoOptions): Promise<VideoPlan> {
  const question: ObjectQuestion<VideoPlan> = {
    name: "video-plan",
    system: planVideoPrompt.system,
    user: planVideoPrompt.user(request),
    schema: videoPlanSchema,
    problems: (plan) => problemsOf(plan, request.video),
    ...(onReply && { onPartial: ({ reply }) => reply && onReply(reply) }),
  };
  return askForPlan(model, question, limits);
}

function problemsOf({ steps }: VideoPlan, { scenes, templates, hasProduct }: VideoOutline): string[] {
  const ids = new Set(scenes.map(({ id }) => id));
  return steps.flatMap((step, index) => {
    const named = "sceneId" in step ? [step.sceneId] : "sceneIds" in step ? (step.sceneIds ?? []) : [];
    const unknown = named.filter((id) => !ids.has(id));
    return [
      ...unknown.map((id) => `steps.${index}: there is no scene with the id "${id}".`),
      ...(step.do === "template" && !templates.some(({ id }) => id === step.templateId)
        ? [`steps.${index}: there is no template with the id "${step.templateId}".`]
        : []),
      ...(step.do === "pictures" && step.from === "product" && !hasProduct
        ? [`steps.${index}: the video has no product.`]
        : []),
    ];
  });
}

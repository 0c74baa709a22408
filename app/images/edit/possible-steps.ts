import {
  type AskedStep,
  type EditPlan,
  isAsked,
  type PlanStep,
  promptOfStep,
  type UnmetWish,
} from "~/domain/image/edit-plan";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { toolsForInstruction } from "~/domain/image/instruction-tools";
import { unsupportedOperation } from "~/domain/image/validation/unsupported-reason";
import { type EditDraft, emptyDraft } from "~/image-editor/edit-draft";
import { extendedSize, sidesForRatio } from "~/image-editor/extend";
import type { Size } from "~/image-editor/geometry";
import { describeStep } from "./describe-step";
import { largestSide, type Wish, whatIsMissing } from "./edit-request";

interface PlannedPicture {
  assetId: string;
  facts: Size & { isMarked: boolean };
  model: ImageModelInfo;
  models: readonly ImageModelInfo[];
}

/** What a step asks of an image model. One result: the next step goes on with it. */
export function wishOfStep(step: AskedStep): Wish {
  return { operation: step.do, count: 1, factor: step.do === "upscale" ? step.factor : 2 };
}

/** The draft that a step is asked with: its own words and room, and what is marked. */
export function draftOfStep(step: AskedStep, draft: EditDraft, size: Size): EditDraft {
  const sides = step.do === "extend" ? sidesForRatio(size, ratioOf(step.ratio), largestSide) : null;
  return {
    ...draft,
    extend: sides ?? emptyDraft.extend,
    words: { ...draft.words, [step.do]: promptOfStep(step) },
  };
}

/**
 * The steps of a plan that can be done, those of the image model first: what is laid and set by hand lies over their results.
 * The others are wishes that are not met, with the tool or the model that could.
 */
export function possibleSteps(
  plan: EditPlan,
  picture: PlannedPicture,
): { steps: PlanStep[]; cannot: UnmetWish[] } {
  const { models, assetId, facts } = picture;
  const cannot = plan.cannot.map(({ wish, needs }) => unmet(wish, needs, picture));
  const steps: PlanStep[] = [];
  let size: Size = { width: facts.width, height: facts.height };
  // A mark lies on the picture it was drawn on, not on what is made of it.
  let isMarked = facts.isMarked;
  for (const step of plan.steps.filter(isAsked)) {
    const draft = draftOfStep(step, { ...emptyDraft, mask: isMarked ? [{ kind: "invert" }] : [] }, size);
    const missingOf = (model: ImageModelInfo) =>
      whyNotFollowed(step, model) ?? whatIsMissing(wishOfStep(step), draft, model, { assetId, size });
    const why = whyNoRoom(step, size) ?? missingOf(picture.model);
    if (why !== null) {
      const able = models.find((model) => missingOf(model) === null && whyNoRoom(step, size) === null);
      const tool = step.do === "fill" ? "fill" : null;
      cannot.push({ wish: describeStep(step), why, tool, modelId: able?.id ?? null });
      continue;
    }
    steps.push(step);
    size = sizeAfter(step, draft, size);
    isMarked = false;
  }
  return { steps: [...steps, ...plan.steps.filter((step) => !isAsked(step))], cannot };
}

function whyNoRoom(step: AskedStep, size: Size): string | null {
  if (step.do !== "extend") return null;
  const sides = sidesForRatio(size, ratioOf(step.ratio), largestSide);
  if (!sides) return `That would be longer than ${largestSide.toLocaleString("en")} pixels.`;
  return Object.values(sides).some((side) => side > 0) ? null : "The picture has that shape already.";
}

/** A maker of known instructions is not asked for what needs something shown or chosen. */
function whyNotFollowed(step: AskedStep, { label, instructions }: ImageModelInfo): string | null {
  if (step.do !== "instruct" || !instructions || toolsForInstruction(step.prompt).length === 0) return null;
  return `${label} cannot do this from words alone.`;
}

function sizeAfter(step: AskedStep, draft: EditDraft, size: Size): Size {
  if (step.do === "extend") return extendedSize(size, draft.extend);
  if (step.do !== "upscale") return size;
  return { width: size.width * step.factor, height: size.height * step.factor };
}

function unmet(
  wish: string,
  needs: EditPlan["cannot"][number]["needs"],
  { models }: PlannedPicture,
): UnmetWish {
  const able = models.find(
    (model) => !model.instructions && unsupportedOperation(model, "instruct") === null,
  );
  const none = { wish, why: null, tool: null, modelId: null };
  switch (needs) {
    case "marking":
      return { ...none, tool: "fill", modelId: able?.id ?? null };
    case "own-file":
      return { ...none, tool: "layers" };
    case "image-model":
      return able
        ? { ...none, modelId: able.id }
        : {
            ...none,
            why: "No image model here follows it. One that does, such as FLUX.1 Kontext, can be set up with a key; the README says how.",
          };
    case "nothing":
      return { ...none, why: "No tool of this editor does that." };
  }
}

function ratioOf(ratio: string): number {
  const [across = 1, down = 1] = ratio.split(":").map(Number);
  return across / down;
}

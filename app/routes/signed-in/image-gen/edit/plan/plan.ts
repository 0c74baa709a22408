import * as z from "zod/mini";
import { isAsked, type PlannedEdits, planStepSchema, unmetWishSchema } from "~/domain/image/edit-plan";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { priceOfImages } from "~/domain/image/make-images";
import type { SetByHand } from "~/image-editor/edit-draft";
import { editDraftSchema } from "~/image-editor/edit-draft";
import { describeStep, type LayerNames } from "~/images/edit/describe-step";
import { wishOfStep } from "~/images/edit/possible-steps";

/** The steps of an instruction, and how far they are done. Pure: every change gives a new one. */
export const planSchema = z.object({
  instruction: z.string(),
  /** Label of the text model that read it. */
  madeBy: z.string(),
  steps: z.array(
    z.object({
      id: z.string(),
      step: planStepSchema,
      /** In words, with the names that layers had. */
      label: z.string(),
      /** `asked`: its generation was begun, and its result waits to be accepted. */
      state: z.enum(["waiting", "asked", "failed", "done", "skipped"]),
      generationId: z.nullable(z.string()),
      problem: z.nullable(z.string()),
    }),
  ),
  cannot: z.array(unmetWishSchema),
  /** What was set by hand on the picture before, to be laid over this one. */
  carried: z.nullable(z.pick(editDraftSchema, { adjustments: true, frame: true, layers: true, ad: true })),
});
export type Plan = z.output<typeof planSchema>;
export type PlannedStep = Plan["steps"][number];

export function planOf(instruction: string, planned: PlannedEdits, layerNames: LayerNames): Plan {
  return {
    instruction,
    madeBy: planned.madeBy,
    steps: planned.steps.map((step, index) => ({
      id: `${index}`,
      step,
      label: describeStep(step, layerNames),
      state: "waiting",
      generationId: null,
      problem: null,
    })),
    cannot: planned.cannot,
    carried: null,
  };
}

/** A plan that comes with the page: what stood in the way then, such as the page going while it asked, is tried again. */
export function resumedPlan(plan: Plan): Plan {
  return {
    ...plan,
    steps: plan.steps.map((one) =>
      one.state === "failed" ? { ...one, state: "waiting", generationId: null, problem: null } : one,
    ),
  };
}

/** The first step that is not over. */
export function currentStep({ steps }: Plan): PlannedStep | null {
  return steps.find(({ state }) => state !== "done" && state !== "skipped") ?? null;
}

export function withStep(plan: Plan, id: string, fields: Partial<Omit<PlannedStep, "id" | "step">>): Plan {
  return { ...plan, steps: plan.steps.map((one) => (one.id === id ? { ...one, ...fields } : one)) };
}

/** Without a step that has not begun. */
export function withoutStep(plan: Plan, id: string): Plan {
  return { ...plan, steps: plan.steps.filter((one) => one.id !== id || one.state !== "waiting") };
}

/** The plan on the picture that was accepted; null where no step of it made that picture. */
export function acceptedPlan(
  plan: Plan,
  { generationId }: { generationId: string | null },
  carried: SetByHand | null,
): Plan | null {
  const current = currentStep(plan);
  if (!current || generationId === null || current.generationId !== generationId) return null;
  return { ...withStep(plan, current.id, { state: "done", problem: null }), carried };
}

/** Credits that the steps which are not begun yet set aside. */
export function priceOfPlan({ steps }: Plan, model: ImageModelInfo | undefined): number {
  return steps
    .filter(({ state }) => state === "waiting" || state === "failed")
    .reduce(
      (sum, { step }) => sum + (model && isAsked(step) ? priceOfImages(model, wishOfStep(step)) : 0),
      0,
    );
}

import { expect, test } from "vitest";
import type { PlannedEdits } from "~/domain/image/edit-plan";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { emptyDraft } from "~/image-editor/edit-draft";
import {
  acceptedPlan,
  currentStep,
  planOf,
  planSchema,
  priceOfPlan,
  resumedPlan,
  withoutStep,
  withStep,
} from "./plan";

const planned: PlannedEdits = {
  steps: [
    { do: "remove-background" },
    { do: "upscale", factor: 2 },
    { do: "change-layer", layerId: "a", text: "Fresh" },
  ],
  cannot: [{ wish: "our logo", why: null, tool: "layers", modelId: null }],
  madeBy: "Reader",
};
const plan = planOf("Do it", planned, { a: "Headline" });
const model = { creditsPerResult: 3 } as ImageModelInfo;

test("steps are named once, and cost what is not begun", () => {
  expect(plan.steps.map(({ label }) => label)).toEqual([
    "Remove the background",
    "Upscale 2×",
    "Change Headline: “Fresh”",
  ]);
  expect(priceOfPlan(plan, model)).toBe(6);
  expect(priceOfPlan(withStep(plan, "0", { state: "asked" }), model)).toBe(3);
  expect(priceOfPlan(withoutStep(plan, "0"), model)).toBe(3);
});

test("what has begun is not removed", () => {
  const asked = withStep(plan, "0", { state: "asked", generationId: "g" });
  expect(withoutStep(asked, "0")).toEqual(asked);
});

test("what failed is tried again after a reload; what was asked for still waits for its result", () => {
  const failed = withStep(plan, "0", { state: "failed", generationId: "g", problem: "No connection." });
  expect(resumedPlan(failed)).toEqual(plan);
  const asked = withStep(plan, "0", { state: "asked", generationId: "g" });
  expect(resumedPlan(asked)).toEqual(asked);
});

test("a plan goes on with the picture that its own step has made, and with no other", () => {
  const asked = withStep(plan, "0", { state: "asked", generationId: "g" });
  expect(acceptedPlan(asked, { generationId: "another" }, null)).toBeNull();
  expect(acceptedPlan(plan, { generationId: null }, null)).toBeNull();
  const next = acceptedPlan(asked, { generationId: "g" }, null);
  expect(next && currentStep(next)?.id).toBe("1");
});

test("a plan is the same after it was kept and read; a changed one is none", () => {
  const { adjustments, frame, layers, ad } = emptyDraft;
  const kept = { ...plan, carried: { adjustments, frame, layers, ad } };
  expect(planSchema.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  const forged = JSON.stringify(kept).replace('"remove-background"', '"remove-account"');
  expect(planSchema.safeParse(JSON.parse(forged)).success).toBe(false);
});

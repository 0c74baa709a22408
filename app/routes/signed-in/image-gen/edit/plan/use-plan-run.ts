import { useEffect, useRef } from "react";
import { callApi } from "~/client/call-api";
import { useUnreachedMessage } from "~/client/use-server-return";
import { adSizes } from "~/domain/image/ad-sizes";
import { isAsked } from "~/domain/image/edit-plan";
import { describeDuplicates } from "~/domain/jobs/kinds/images";
import { isPlain } from "~/image-editor/adjustments";
import { isPlainFrame } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import type { Dressing } from "~/image-editor/plan/apply-hand-step";
import { carryDraft } from "~/image-editor/plan/carry-draft";
import { StepError } from "~/image-editor/plan/step-error";
import { draftOfStep, wishOfStep } from "~/images/edit/possible-steps";
import type { EditedImages } from "~/images/edit/use-candidates";
import type { EditedDraft } from "~/images/edit/use-draft";
import type { Run } from "~/images/edit/use-run";
import type { Image } from "~/stores/images/image-document";
import { showErrorToast } from "~/ui/toast";
import type { Export } from "../export/use-export";
import { acceptedPlan, currentStep, type PlannedStep, withoutStep, withStep } from "./plan";
import type { Plans } from "./use-plans";

interface PlanRunOptions {
  assetId: string;
  size: Size;
  plans: Plans;
  edited: EditedDraft;
  run: Run;
  images: EditedImages;
  exported: Export;
  /** Null while the picture is not there. */
  dressing: Omit<Dressing, "newId"> | null;
  /** A result has come that is to be accepted. */
  onResult: (image: Image) => void;
}

/**
 * Does the steps of a plan one after the other: an operation is asked for and waits until its result is accepted, which opens
 * another picture, where the plan goes on; a step by hand changes the draft, so that undo takes it back.
 */
export function usePlanRun(options: PlanRunOptions) {
  const { assetId, size, plans, edited, run, images, exported, dressing, onResult } = options;
  const { draft, change } = edited;
  const plan = plans.of(assetId);
  const isRunning = plans.isRunning(assetId);
  const current = plan && currentStep(plan);
  const isBusy = useRef(false);
  const settle = (id: string, fields: Partial<PlannedStep>) =>
    plans.change(assetId, (before) => withStep(before, id, fields));
  const fail = (id: string, problem: string) => {
    settle(id, { state: "failed", problem });
    plans.pause();
  };

  async function doStep({ id, step }: PlannedStep) {
    isBusy.current = true;
    try {
      if (step.do === "export") {
        const sizes = adSizes.filter((one) => step.sizes.includes(one.id));
        if (await exported.download("image/jpeg", sizes)) settle(id, { state: "done", problem: null });
        else fail(id, "The files could not be made. Try again.");
      } else if (isAsked(step)) {
        const sent = await run.ask(wishOfStep(step), draftOfStep(step, draft, size));
        if (!sent) return;
        if ("problem" in sent) fail(id, sent.problem.message);
        else settle(id, { state: "asked", generationId: sent.jobId, problem: null });
      } else if (dressing) {
        const { applyHandStep } = await import("~/image-editor/plan/apply-hand-step");
        change((before) => applyHandStep(before, step, { ...dressing, newId }), null);
        settle(id, { state: "done", problem: null });
      }
    } catch (error) {
      console.warn("A step was not done", error);
      fail(id, error instanceof StepError ? error.message : "It could not be done. Try again.");
    } finally {
      isBusy.current = false;
    }
  }

  useEffect(() => {
    // As it is by now: a step may have ended between the render that this belongs to and its effects, and is not done twice.
    const planNow = plans.of(assetId);
    if (!planNow || !edited.isKnown || isBusy.current) return;
    const { carried } = planNow;
    if (carried) {
      change((before) => ({ ...before, ...carried }), null);
      plans.set(assetId, { ...planNow, carried: null });
      return;
    }
    if (!isRunning) return;
    const next = currentStep(planNow);
    if (!next) return plans.pause();
    if (next.state !== "waiting") return;
    const { step } = next;
    const isReady = isAsked(step)
      ? !run.isSending
      : step.do === "export"
        ? exported.isReady && !exported.isMaking
        : dressing !== null;
    if (isReady) void doStep(next);
  });

  const generation = images.runs.find(({ id }) => id === current?.generationId);
  const isMaking = generation?.state === "running" || generation?.state === "waiting";
  const trouble =
    generation && !isMaking && current?.state === "asked"
      ? (generation.results.find(({ state }) => state === "failed")?.error?.message ??
        generation.error?.message ??
        describeDuplicates(generation.results) ??
        "It could not be made.")
      : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once of each generation
  useEffect(() => {
    if (current && trouble !== null) fail(current.id, `${trouble} It cost nothing.`);
  }, [current?.id, trouble]);

  const result = images.staged?.find(({ generationId }) => generationId === current?.generationId) ?? null;
  const awaitedId = isRunning && current?.state === "asked" ? (result?.id ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, also where it was there before its step heard of it
  useEffect(() => {
    if (awaitedId !== null && result) onResult(result);
  }, [awaitedId]);

  useUnreachedMessage(current?.problem, () => {
    if (current) settle(current.id, { state: "waiting", problem: null });
  });

  return {
    plan,
    isRunning,
    current,
    isMaking,
    result,
    start: () => plans.run(assetId),
    /** What is being made is called off, too. */
    stop: () => {
      plans.pause();
      if (!current || !generation || !isMaking) return;
      settle(current.id, { state: "waiting", generationId: null });
      void callApi(`/api/v1/jobs/${generation.id}/cancel`, { method: "POST" }).catch((error: Error) =>
        showErrorToast("It could not be stopped", error.message),
      );
    },
    retry: (id: string) => {
      settle(id, { state: "waiting", generationId: null, problem: null });
      plans.run(assetId);
    },
    skip: (id: string) => {
      settle(id, { state: "skipped", problem: null });
      plans.run(assetId);
    },
    remove: (id: string) => plans.change(assetId, (before) => withoutStep(before, id)),
    clear: () => {
      plans.pause();
      plans.set(assetId, null);
    },
    /** A result was accepted: the plan goes on there, with what was set by hand. */
    accepted: (image: Image) => {
      if (!plan) return;
      const { adjustments, frame, layers } = draft;
      const isSet = !isPlain(adjustments) || !isPlainFrame(frame) || layers.length > 0;
      const made = { width: image.width, height: image.height, extend: image.request?.extend ?? null };
      const next = acceptedPlan(plan, image, isSet ? carryDraft(draft, size, made) : null);
      if (next) plans.move(assetId, image.id, next);
    },
    discarded: (those: readonly Image[]) => {
      if (current?.state !== "asked") return;
      if (those.some(({ generationId }) => generationId === current.generationId))
        fail(current.id, "You discarded its result. Make it again, or skip it.");
    },
  };
}

const newId = () => crypto.randomUUID();

export type PlanRun = ReturnType<typeof usePlanRun>;

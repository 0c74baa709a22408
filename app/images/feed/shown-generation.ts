import type { ImageRequest } from "~/domain/image-request";
import { isJobOver } from "~/domain/job";
import type { Generation } from "~/stores/images";

/** A generation as the feed shows it: one the server has told of, or one it has just taken. */
export type ShownGeneration = Pick<
  Generation,
  "id" | "request" | "modelLabel" | "results" | "state" | "error" | "creditsSpent"
> & { startedMs: number; updatedMs: number };

/** What was taken a moment ago and has not yet come back as a document. */
export interface StartedGeneration {
  jobId: string;
  request: ImageRequest;
  modelLabel: string;
  startedMs: number;
}

export function shownOf(generation: Generation): ShownGeneration {
  const { createdAt, updatedAt } = generation;
  const startedMs = createdAt instanceof Date ? createdAt.getTime() : Date.now();
  return { ...generation, startedMs, updatedMs: updatedAt instanceof Date ? updatedAt.getTime() : startedMs };
}

/** Those just taken stand above until they are among the others. */
export function withStarted(
  generations: readonly ShownGeneration[],
  started: readonly StartedGeneration[],
): ShownGeneration[] {
  const missing = started.filter(({ jobId }) => !generations.some(({ id }) => id === jobId));
  const waiting = missing.map(
    ({ jobId, request, modelLabel, startedMs }): ShownGeneration => ({
      id: jobId,
      request,
      modelLabel,
      state: "running",
      results: Array.from({ length: request.count }, () => ({
        state: "waiting",
        imageId: null,
        error: null,
      })),
      error: null,
      creditsSpent: null,
      startedMs,
      updatedMs: startedMs,
    }),
  );
  return [...waiting.reverse(), ...generations];
}

export function isRunning({ state }: Pick<ShownGeneration, "state">): boolean {
  return !isJobOver(state);
}

/** Indexes of the results that did not come: failed, or never begun because it was stopped. */
export function missingResults({ results }: Pick<ShownGeneration, "results">): number[] {
  return results.flatMap(({ state }, index) => (state === "failed" || state === "cancelled" ? [index] : []));
}

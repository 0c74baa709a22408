import type { ImageRequest } from "~/domain/image/image-request";
import { isJobOver } from "~/domain/jobs/job";
import type { ClipJob, Generation } from "~/stores/images/images";

/** A generation as the feed shows it: one the server has told of, or one it has just taken. */
export type ShownGeneration = Pick<
  Generation,
  "id" | "kind" | "request" | "modelLabel" | "results" | "state" | "error" | "creditsSpent"
> & { startedMs: number; updatedMs: number };

/** A clip as the feed shows it. */
export type ShownClip = Pick<
  ClipJob,
  "id" | "kind" | "title" | "clipRequest" | "modelLabel" | "assetId" | "state" | "stage" | "error"
> & { startedMs: number; updatedMs: number };

/** What was taken a moment ago and has not yet come back as a document. */
export interface StartedGeneration {
  jobId: string;
  request: ImageRequest;
  modelLabel: string;
  startedMs: number;
}

export function shownOf<Made extends Generation | ClipJob>(
  made: Made,
): Made & { startedMs: number; updatedMs: number } {
  const { createdAt, updatedAt } = made;
  const startedMs = createdAt instanceof Date ? createdAt.getTime() : Date.now();
  return { ...made, startedMs, updatedMs: updatedAt instanceof Date ? updatedAt.getTime() : startedMs };
}

/**
 * Those just taken stand above until they are among the others. Of those that were, `heard` has the ids: one that is not
 * there any more has made room for newer ones.
 */
export function withStarted(
  made: readonly (ShownGeneration | ShownClip)[],
  started: readonly StartedGeneration[],
  heard: ReadonlySet<string>,
): (ShownGeneration | ShownClip)[] {
  const missing = started.filter(({ jobId }) => !heard.has(jobId));
  const waiting = missing.map(
    ({ jobId, request, modelLabel, startedMs }): ShownGeneration => ({
      id: jobId,
      kind: "make-images",
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
  return [...waiting.reverse(), ...made];
}

export function isRunning({ state }: Pick<ShownGeneration | ShownClip, "state">): boolean {
  return !isJobOver(state);
}

/** Indexes of the results that did not come: failed, or never begun because it was stopped. */
export function missingResults({ results }: Pick<ShownGeneration, "results">): number[] {
  return results.flatMap(({ state }, index) => (state === "failed" || state === "cancelled" ? [index] : []));
}

/**
 * Where a result that is not made yet stands in line: how many of its generation come before it. Several may be made at
 * once; those done or failed are behind it.
 */
export function placeInLine({ results }: Pick<ShownGeneration, "results">, index: number): number {
  return results.slice(0, index).filter(({ state }) => state === "waiting" || state === "making").length;
}

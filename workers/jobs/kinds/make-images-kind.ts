import { isUncharged } from "~/domain/image/picture-report";
import { type FieldsOfKind, isJobOver } from "~/domain/jobs/job";
import type { JobError } from "~/domain/jobs/job-error";
import type { ImagesReport, ImagesStart, JobReport, MadeImage } from "~/domain/jobs/job-room";
import type { ImageResult } from "~/domain/jobs/kinds/images";
import { imageDocuments } from "~/stores/images/images.server";
import { assetKey } from "~/stores/media/media-keys.server";
import { imageIdOf } from "../result-ids";
import type { JobKind, JobSnapshot, Transition } from "./job-kind";

interface ResultNotes {
  state: Exclude<ImageResult["state"], "cancelled">;
  image: MadeImage | null;
  error: JobError | null;
}
export interface ImagesNotes {
  results: ResultNotes[];
}

type Report = ImagesReport | Extract<JobReport, { kind: "failed" }>;

/**
 * Several results of one request, each made or failed by itself. What is done stays, and alone is paid for, unless
 * what was asked for is missing; what comes out the same as another result is neither kept nor paid.
 */
export const makeImagesKind: JobKind<ImagesStart, Report, ImagesNotes> = {
  workflow: (settings) => settings.workflows.makeImages,

  begin({ input: { request } }) {
    const results = Array.from({ length: request.count }, () => ({
      state: "waiting" as const,
      image: null,
      error: null,
    }));
    return { notes: { results }, change: { partsTotal: request.count } };
  },

  reduce(report, now): Transition<ImagesNotes> {
    switch (report.kind) {
      case "image-making":
        return withResult(now, `making ${report.index}`, report.index, { state: "making" });
      case "image-made":
        return withResult(
          now,
          `result ${report.index}`,
          report.index,
          isDuplicate(report.image, now.notes)
            ? { state: "duplicate" }
            : { state: "done", image: report.image },
        );
      case "image-failed":
        return withResult(now, `result ${report.index}`, report.index, {
          state: "failed",
          error: report.error,
        });
      case "images-finished":
        return end(now, now.notes.results.find(({ error }) => error)?.error ?? null);
      case "failed":
        return end(now, report.error);
    }
  },

  fields(start, now): FieldsOfKind<"make-images"> {
    return {
      request: start.input.request,
      modelLabel: start.modelLabel,
      staged: start.staged,
      results: now.notes.results.map((result) => shownResult(start, result, now)),
      creditsReserved: start.creditsReserved,
      creditsSpent: isJobOver(now.event.state) ? spentCredits(start, now) : null,
    };
  },

  async documents(start, { notes }) {
    return notes.results.flatMap(({ image }, index) => (image ? imageDocuments(start, index, image) : []));
  },

  spentCredits,
  missingPictures: (_start, { notes }) => notes.results.filter(isFree).length,

  async leftovers({ jobId, ownerId }, { notes }) {
    const keys = notes.results.map(async ({ state }, index) =>
      state === "done" ? [] : [assetKey(ownerId, await imageIdOf(jobId, index))],
    );
    return (await Promise.all(keys)).flat();
  },

  remixed({ remixOf }, { notes }) {
    return (notes.results.some(({ state }) => state === "done") && remixOf) || null;
  },

  // It hears at its next report, or while a model works, that the job is over.
  endsItself: () => true,
  wakesWith: () => "wake",
};

function isDuplicate({ contentSha256 }: MadeImage, { results }: ImagesNotes): boolean {
  return contentSha256 !== undefined && results.some(({ image }) => image?.contentSha256 === contentSha256);
}

/** Results that nothing more happens to. */
const settledStates: ReadonlySet<ResultNotes["state"]> = new Set(["done", "duplicate", "failed"]);

function withResult(
  { notes, event }: JobSnapshot<ImagesNotes>,
  key: string,
  index: number,
  change: Partial<ResultNotes>,
): Transition<ImagesNotes> {
  const results = notes.results.map((result, at) => (at === index ? { ...result, ...change } : result));
  const partsDone = results.filter(({ state }) => settledStates.has(state)).length;
  return { key, change: { stage: "images", partsDone, partsTotal: event.partsTotal }, notes: { results } };
}

/** One image is enough for a job to be done; its results tell what became of the others. */
function end({ notes }: JobSnapshot<ImagesNotes>, error: JobError | null): Transition<ImagesNotes> {
  const isDone = notes.results.some(({ state }) => state === "done");
  const results = notes.results.map((result) =>
    settledStates.has(result.state) ? result : { ...result, state: "failed" as const, error },
  );
  return {
    key: "end",
    change: isDone ? { state: "done", stage: "done" } : { state: "failed", error },
    notes: { results },
  };
}

function spentCredits({ creditsPerResult }: ImagesStart, { notes }: JobSnapshot<ImagesNotes>): number {
  return (
    creditsPerResult * notes.results.filter((result) => result.state === "done" && !isFree(result)).length
  );
}

/** The image is kept, but is not of what was asked for. */
function isFree({ image }: ResultNotes): boolean {
  return isUncharged(image?.report ?? null);
}

function shownResult(
  { creditsPerResult }: ImagesStart,
  result: ResultNotes,
  { event }: JobSnapshot<ImagesNotes>,
): ImageResult {
  const { state, image, error } = result;
  const isCut = event.state === "cancelled" && (state === "waiting" || state === "making");
  const missing = image?.report?.missing;
  return {
    state: isCut ? "cancelled" : state,
    imageId: image?.assetId ?? null,
    error,
    ...(missing && { missing }),
    ...(isFree(result) && { creditsReturned: creditsPerResult }),
  };
}

import { seedOfResult } from "~/domain/image/seed-of-result";
import type { ClipStart, ImagesStart, JobStart, VideoStart } from "~/domain/jobs/job-room";
import type { Script } from "~/domain/video/script";

/** What a rerun may take over from the job it runs again. */
export interface RunSoFar {
  start: JobStart;
  /** Steps that ended well, in order. */
  endedWell: readonly string[];
  /** What a step came to; undefined where that is not kept. */
  outputOf(step: string): unknown;
  /** The script as it was approved; null while it is not, and for what has none. */
  approvedScript: Script | null;
}

/** The steps from which a job can be run again, beside its beginning: those whose work before them is kept. */
export function rerunSteps(run: RunSoFar): string[] {
  switch (run.start.kind) {
    case "make-video":
      return ["begin-pictures", "begin-storyboard"].filter((step) => givenTo(run, step) !== null);
    case "make-images": {
      const { count } = run.start.input.request;
      return Array.from({ length: count - 1 }, (_, index) => `image-${index + 1}`);
    }
    case "make-clip":
      return lookedFile(run) === undefined ? [] : ["store"];
  }
}

/**
 * The start of a job that does the same again, from its beginning or from a step; null where it cannot begin there. It reserves
 * nothing and costs nothing.
 */
export function rerunStart(run: RunSoFar, jobId: string, fromStep: string | null): JobStart | null {
  if (fromStep !== null && !rerunSteps(run).includes(fromStep)) return null;
  const { start } = run;
  const again = { jobId, rerunOf: start.jobId, creditsReserved: 0 };
  switch (start.kind) {
    case "make-video": {
      const { given: _, ...video } = start;
      const given = fromStep === null ? undefined : givenTo(run, fromStep);
      return { ...video, ...again, creditsPerPicture: 0, ...(given && { given }) } satisfies VideoStart;
    }
    case "make-images": {
      const { request } = start.input;
      const from = fromStep === null ? 0 : Number(fromStep.slice("image-".length));
      const rest = { ...request, count: request.count - from, seed: seedOfResult(request.seed ?? 0, from) };
      const input = { request: from === 0 ? request : rest };
      return { ...start, ...again, input, creditsPerResult: 0, remixOf: null } satisfies ImagesStart;
    }
    case "make-clip": {
      const { given: _, ...clip } = start;
      const file = fromStep === null ? undefined : lookedFile(run);
      return { ...clip, ...again, ...(file !== undefined && { given: { file } }) } satisfies ClipStart;
    }
  }
}

function givenTo(run: RunSoFar, step: string): VideoStart["given"] | null {
  if (run.start.kind !== "make-video") return null;
  const before = run.start.given;
  const written =
    (run.outputOf("write-script") as NonNullable<VideoStart["given"]>["written"]) ?? before?.written;
  const script = run.approvedScript;
  if (!written || !script) return null;
  if (step === "begin-pictures") return { written, script, madePictures: {} };
  const madePictures = { ...before?.madePictures };
  for (const { id } of script.scenes) {
    const made = run.outputOf(`picture-${id}`) as { assetId?: string } | undefined;
    if (made?.assetId) madePictures[id] = made.assetId;
  }
  const needed = run.start.input.brief.pictureSource === "made" ? script.scenes : [];
  return needed.every(({ id }) => madePictures[id]) ? { written, script, madePictures } : null;
}

function lookedFile({ endedWell, outputOf, start }: RunSoFar): unknown {
  const look = endedWell.findLast((step) => step.startsWith("look-"));
  const looked = look === undefined ? undefined : (outputOf(look) as { file?: unknown } | undefined);
  return looked?.file ?? (start.kind === "make-clip" ? start.given?.file : undefined) ?? undefined;
}

import { maskCause, maskValue } from "~/domain/pipelines/mask";
import type { LogLine, PipelineRun, StepTry } from "~/domain/pipelines/pipeline-run";
import { roomOf } from "~/server/jobs/job-rooms.server";
import type { Settings } from "~/settings/settings.server";

const jobIdPattern = /^[0-9a-z]{26}$/;

/** The room of a job, whoever's it is; null for what cannot be an id of one. */
export function findRoom(settings: Settings, jobId: string | undefined) {
  return jobId && jobIdPattern.test(jobId) ? roomOf(settings, jobId) : null;
}

/** A job with everything its person typed; null where there is none. Staff see it only for a reason. */
export async function readWholeRun(
  settings: Settings,
  jobId: string | undefined,
): Promise<PipelineRun | null> {
  const room = findRoom(settings, jobId);
  return room ? ((await room.inspect()) as PipelineRun | null) : null;
}

/** The same job with what its person typed, and what its causes quote, masked. */
export function maskRun(run: PipelineRun): PipelineRun {
  return {
    ...run,
    input: maskValue(run.input),
    output: maskValue(run.output),
    tries: run.tries.map(maskTry),
    lines: run.lines.map((line): LogLine => ({ ...line, text: maskCause(line.text) })),
    isMasked: true,
  };
}

function maskTry(tried: StepTry): StepTry {
  const { error } = tried;
  return {
    ...tried,
    input: maskValue(tried.input),
    output: maskValue(tried.output),
    error: error && {
      ...error,
      cause: maskCause(error.cause),
      details: error.details.map(maskCause),
    },
  };
}

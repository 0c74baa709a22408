import type { WorkflowStep, WorkflowStepConfig, WorkflowStepContext } from "cloudflare:workers";
import type { JobError } from "~/domain/jobs/job-error";
import type { JobGoesOn, JobReport, JobStart } from "~/domain/jobs/job-room";
import type { TryNews } from "~/domain/pipelines/pipeline-run";
import { roomOf } from "~/server/jobs/job-rooms.server";
import type { Settings } from "~/settings/settings.server";
import { release } from "./release";
import { causeOf, describeFailure, type StepResult, tryStep } from "./step-result";

const firstPauseSeconds = 2;
const retries = { limit: 4, delay: `${firstPauseSeconds} seconds`, backoff: "exponential" } as const;
/** Reading and writing our own stores. */
export const short = { retries, timeout: "1 minute" } as const;
/** Asking a model, which may take its time and be asked twice. */
export const long = { retries, timeout: "5 minutes" } as const;

interface StepLimits extends WorkflowStepConfig {
  retries: { limit: number; delay: typeof retries.delay; backoff: "exponential" };
}

/** Steps whose results are plain data. The platform's own type for "can be stored" defeats the type checker here. */
interface PlainSteps {
  do<Value>(
    name: string,
    config: WorkflowStepConfig,
    work: (context: WorkflowStepContext) => Promise<Value>,
  ): Promise<Value>;
  sleep: WorkflowStep["sleep"];
  waitForEvent: WorkflowStep["waitForEvent"];
}

/** One of the tries of a step. */
export interface Try {
  isLast: boolean;
  /** How long the platform waits after it, where it fails and is not the last. */
  pauseSeconds: number;
}

/** Leaves a workflow whose job has ended meanwhile, cancelled or failed; there is nothing more to tell. */
export class JobOver extends Error {}

/**
 * The steps of a job's workflow. Each may run again after a crash, so each has to be idempotent; the room is told of
 * progress and says whether the job still goes on.
 */
export class JobSteps {
  readonly platform: PlainSteps;

  constructor(
    private readonly start: JobStart,
    private readonly settings: Settings,
    step: WorkflowStep,
  ) {
    this.platform = step as unknown as PlainSteps;
  }

  /** Runs a whole job: what it throws fails the job, unless the job is over. */
  async whole(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof JobOver)) await this.fail(describeFailure(error));
    }
  }

  /** Runs a step; one that fails for good fails the job. `input` is what it works from beside the job itself, to be looked at. */
  async step<Value>(
    name: string,
    limits: StepLimits,
    work: () => Promise<Value>,
    input: unknown = null,
  ): Promise<Value> {
    const result = await this.attempt(name, limits, work, input);
    if (result.ok) return result.value;
    await this.fail(result.error);
    throw new JobOver();
  }

  /** Runs a step whose failure is the caller's to tell. */
  async attempt<Value>(
    name: string,
    limits: StepLimits,
    work: (turn: Try) => Promise<Value>,
    input: unknown = null,
  ): Promise<StepResult<Value>> {
    const result = await this.platform.do(name, limits, ({ attempt }) => {
      const isLast = attempt > limits.retries.limit;
      const turn = { isLast, pauseSeconds: firstPauseSeconds * 2 ** (attempt - 1) };
      return this.watched({ step: name, attempt, input }, (watch) =>
        tryStep(isLast, () => watch(() => work(turn))),
      );
    });
    release(result);
    return result;
  }

  /** Tells the room of a try while it is made. What cannot be told is not: no work fails of it. */
  private async watched<Value>(
    about: { step: string; attempt: number; input: unknown },
    run: (watch: <Done>(work: () => Promise<Done>) => Promise<Done>) => Promise<StepResult<Value>>,
  ): Promise<StepResult<Value>> {
    const key = crypto.randomUUID();
    await this.noteTry({ kind: "began", key, ...about });
    let thrown: unknown = null;
    const watch = async <Done>(work: () => Promise<Done>) => {
      try {
        return await work();
      } catch (error) {
        thrown = error;
        throw error;
      }
    };
    try {
      const result = await run(watch);
      const error = result.ok ? null : { ...result.error, ...causeOf(thrown) };
      const output = result.ok ? result.value : null;
      await this.noteTry({ kind: "ended", key, outcome: result.ok ? "ok" : "failed", output, error });
      return result;
    } catch (error) {
      const { code, message } = describeFailure(error, { isLogged: false });
      const told = { code, message, requestId: null, ...causeOf(error) };
      await this.noteTry({ kind: "ended", key, outcome: "retried", output: null, error: told });
      throw error;
    }
  }

  private async noteTry(news: TryNews): Promise<void> {
    try {
      await this.room().noteTry(news);
    } catch (error) {
      console.error(JSON.stringify({ jobId: this.start.jobId, noteTry: String(error) }));
    }
  }

  /** Tells the room in a step of its own; ends the workflow where the job is over. */
  async reportStep(name: string, report: JobReport): Promise<void> {
    if (!(await this.step(name, short, () => this.report(report))).goesOn) throw new JobOver();
  }

  /** Tells the room within a step. */
  async report(report: JobReport): Promise<JobGoesOn> {
    const { goesOn, happened, state } = await this.room().report(report);
    return { goesOn, happened, state };
  }

  room() {
    return roomOf(this.settings, this.start.jobId);
  }

  private async fail(error: JobError): Promise<void> {
    release(await this.platform.do("fail", short, () => this.report({ kind: "failed", error })));
  }
}

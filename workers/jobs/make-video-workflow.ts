import {
  WorkflowEntrypoint,
  type WorkflowEvent,
  type WorkflowStep,
  type WorkflowStepConfig,
  type WorkflowStepContext,
} from "cloudflare:workers";
import type { JobError } from "~/domain/job";
import type { JobGoesOn, JobReport, JobStart } from "~/domain/job-room";
import type { Script, ScriptScene } from "~/domain/script";
import { type Env, readSettings, type Settings } from "~/settings.server";
import { composeContent, dropContent, makeScenePicture, writeJobScript } from "./make-video-steps";
import { describeFailure, tryStep } from "./step-result";
import { approvalDays } from "./watchdog";

const retries = { limit: 4, delay: "2 seconds", backoff: "exponential" } as const;
/** Reading and writing our own stores. */
const short = { retries, timeout: "1 minute" } as const;
/** Asking a model, which may take its time and be asked twice. */
const long = { retries, timeout: "5 minutes" } as const;

const picturesAtOnce = 2;

/**
 * A brief becomes a video: script, the person's approval, pictures, storyboard. Each step may run again after a
 * crash, so each is idempotent; the room is told of progress and says whether the job still goes on.
 */
export class MakeVideoWorkflow extends WorkflowEntrypoint<Env, JobStart> {
  override async run(event: Readonly<WorkflowEvent<JobStart>>, step: WorkflowStep): Promise<void> {
    const settings = readSettings(this.env);
    const video = new VideoInTheMaking(event.payload, settings, step as unknown as PlainSteps);
    try {
      await video.make();
    } catch (error) {
      if (!(error instanceof JobOver)) await video.fail(describeFailure(error));
    }
  }
}

/** Steps whose results are plain data. The platform's own type for "can be stored" defeats the type checker here. */
interface PlainSteps {
  do<Value>(
    name: string,
    config: WorkflowStepConfig,
    work: (context: WorkflowStepContext) => Promise<Value>,
  ): Promise<Value>;
  waitForEvent: WorkflowStep["waitForEvent"];
}

/** Leaves a workflow whose job has ended meanwhile, cancelled or failed; there is nothing more to tell. */
class JobOver extends Error {}

class VideoInTheMaking {
  constructor(
    private readonly start: JobStart,
    private readonly settings: Settings,
    private readonly steps: PlainSteps,
  ) {}

  async make(): Promise<void> {
    const { settings, start, steps } = this;
    const written = await this.step("write-script", long, async () => {
      await this.report({ kind: "writing" });
      return writeJobScript(settings, start);
    });
    await this.reportStep("ask-approval", { kind: "written", script: written.script });
    await steps.waitForEvent("approval", { type: "approval", timeout: `${approvalDays} days` });
    const script = await this.step("read-approval", short, () => this.approvedScript());

    const pictured = start.input.brief.pictureSource === "made" ? script.scenes : [];
    await this.reportStep("begin-pictures", { kind: "pictures", partsTotal: pictured.length });
    const madePictures = await this.makePictures(pictured);

    await this.reportStep("begin-storyboard", { kind: "storyboard" });
    await this.step("storyboard", short, async () => {
      const contentId = await composeContent(settings, start, { ...written, script, madePictures });
      const { state } = await this.report({ kind: "done", contentId });
      if (state !== "done") await dropContent(settings, contentId);
      return contentId;
    });
  }

  async fail(error: JobError): Promise<void> {
    await this.steps.do("fail", short, async () => this.report({ kind: "failed", error }));
  }

  /** Scene id → asset id. Every lane is awaited to its end, so that no step outlives the workflow. */
  private async makePictures(scenes: readonly ScriptScene[]): Promise<Record<string, string>> {
    const made: Record<string, string> = {};
    const lanes = Array.from({ length: picturesAtOnce }, async (_, lane) => {
      for (const scene of scenes.filter((_scene, index) => index % picturesAtOnce === lane)) {
        const { assetId, goesOn } = await this.step(`picture-${scene.id}`, long, async () => ({
          assetId: await makeScenePicture(this.settings, this.start, scene),
          goesOn: (await this.report({ kind: "picture-made", sceneId: scene.id })).goesOn,
        }));
        if (!goesOn) throw new JobOver();
        made[scene.id] = assetId;
      }
    });
    for (const lane of await Promise.allSettled(lanes)) if (lane.status === "rejected") throw lane.reason;
    return made;
  }

  /** Runs a step; one that fails for good fails the job. */
  private async step<Value>(name: string, config: typeof short | typeof long, work: () => Promise<Value>) {
    const result = await this.steps.do(name, config, ({ attempt }) => tryStep(attempt > retries.limit, work));
    if (result.ok) return result.value;
    await this.fail(result.error);
    throw new JobOver();
  }

  private async reportStep(name: string, report: JobReport): Promise<void> {
    if (!(await this.step(name, short, () => this.report(report))).goesOn) throw new JobOver();
  }

  private async report(report: JobReport): Promise<JobGoesOn> {
    const { goesOn, state } = await this.room().report(report);
    return { goesOn, state };
  }

  private async approvedScript(): Promise<Script> {
    const script = (await this.room().approvedScript()) as Script | null;
    if (!script) throw new Error("The approval came without a script.");
    return script;
  }

  private room() {
    const { jobRooms } = this.settings;
    return jobRooms.get(jobRooms.idFromName(this.start.jobId));
  }
}

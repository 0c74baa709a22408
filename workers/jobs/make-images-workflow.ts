import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { ImagesStart } from "~/domain/jobs/job-room";
import { type Env, readSettings, type Settings } from "~/settings/settings.server";
import { assetKey } from "~/stores/media/media-keys.server";
import { JobOver, JobSteps, type Try } from "./job-steps";
import { heedRetryAfter, makeResult } from "./make-images-steps";
import { whileJobGoesOn } from "./while-job-goes-on";

/** A model that fails is asked three times within a minute; then the person is told, who may ask again. */
const asking = {
  retries: { limit: 2, delay: "2 seconds", backoff: "exponential" },
  timeout: "5 minutes",
} as const;

/**
 * The built-in maker takes a whole thread for a second or more, on one machine that of listeners and pages, too: what
 * was made before reaches the person first.
 */
const breathMs = 80;

/** A request becomes images, each made or failed by itself. */
export class MakeImagesWorkflow extends WorkflowEntrypoint<Env, ImagesStart> {
  override async run(event: Readonly<WorkflowEvent<ImagesStart>>, step: WorkflowStep): Promise<void> {
    const settings = readSettings(this.env);
    const steps = new JobSteps(event.payload, settings, step);
    const images = new ImagesInTheMaking(event.payload, settings, steps);
    await steps.whole(() => images.make());
  }
}

class ImagesInTheMaking {
  constructor(
    private readonly start: ImagesStart,
    private readonly settings: Settings,
    private readonly steps: JobSteps,
  ) {}

  /** Every lane is awaited to its end, so that no step outlives the workflow. */
  async make(): Promise<void> {
    const { input, resultsAtOnce } = this.start;
    const lanes = Array.from({ length: resultsAtOnce }, async (_, lane) => {
      for (let index = lane; index < input.request.count; index += resultsAtOnce) await this.makeOne(index);
    });
    for (const lane of await Promise.allSettled(lanes)) if (lane.status === "rejected") throw lane.reason;
    await this.steps.reportStep("finish", { kind: "images-finished" });
  }

  private async makeOne(index: number): Promise<void> {
    const { steps } = this;
    const make = async (turn: Try) => {
      try {
        return await this.makeAndTell(index);
      } catch (error) {
        await heedRetryAfter(error, turn);
        throw error;
      }
    };
    const result = await steps.attempt(`image-${index}`, asking, make, { index });
    if (!result.ok) {
      await steps.reportStep(`image-${index}-failed`, { kind: "image-failed", index, error: result.error });
    } else if (!result.value.goesOn) throw new JobOver();
  }

  private async makeAndTell(index: number): Promise<{ goesOn: boolean }> {
    const { settings, start, steps } = this;
    const { goesOn } = await steps.report({ kind: "image-making", index });
    if (!goesOn) return { goesOn };
    await new Promise((resolve) => setTimeout(resolve, breathMs));
    const image = await whileJobGoesOn(steps, (signal) => makeResult(settings, start, index, signal));
    if (!image) return { goesOn: false };
    const told = await steps.report({ kind: "image-made", index, image });
    // It came too late: nobody will see it or pay for it.
    if (!told.happened) await settings.media.delete(assetKey(start.ownerId, image.assetId));
    return { goesOn: told.goesOn };
  }
}

import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import { isJobOver } from "~/domain/jobs/job";
import type { ClipStart } from "~/domain/jobs/job-room";
import type { ClipFile, ClipOperation } from "~/providers/make-clip.server";
import { type Env, readSettings, type Settings } from "~/settings/settings.server";
import { assetKey } from "~/stores/media/media-keys.server";
import { JobOver, JobSteps, long } from "./job-steps";
import { beginClip, lookForClip, storeClip } from "./make-clip-steps";
import { JobFailure } from "./step-result";
import { whileJobGoesOn } from "./while-job-goes-on";

/** A model that is busy is asked three times within half a minute. */
const beginning = { ...long, retries: { ...long.retries, limit: 2 } } as const;
/** The first looks follow each other quickly, later ones every quarter of a minute. */
const firstWaitSeconds = 2;
const longestWaitSeconds = 15;
const mostWaitSeconds = 30 * 60;

/** A request becomes a clip: a video model is asked, looked after, and what it made is stored. */
export class MakeClipWorkflow extends WorkflowEntrypoint<Env, ClipStart> {
  override async run(event: Readonly<WorkflowEvent<ClipStart>>, step: WorkflowStep): Promise<void> {
    const settings = readSettings(this.env);
    const steps = new JobSteps(event.payload, settings, step);
    const clip = new ClipInTheMaking(event.payload, settings, steps);
    await steps.whole(() => clip.make());
  }
}

class ClipInTheMaking {
  constructor(
    private readonly start: ClipStart,
    private readonly settings: Settings,
    private readonly steps: JobSteps,
  ) {}

  async make(): Promise<void> {
    const { start, steps } = this;
    await steps.reportStep("begin", { kind: "clip-started" });
    const file = (start.given?.file as ClipFile | undefined) ?? (await this.askForFile());
    await steps.reportStep("ready", { kind: "clip-ready" });
    await steps.step("store", long, () => this.storeAndTell(file), { file });
  }

  private async askForFile(): Promise<ClipFile> {
    const { settings, start, steps } = this;
    return this.waitFor(await steps.step("start", beginning, () => beginClip(settings, start)));
  }

  private async waitFor(operation: ClipOperation): Promise<ClipFile> {
    let waited = 0;
    for (let look = 1; waited < mostWaitSeconds; look++) {
      const seconds = Math.min(longestWaitSeconds, firstWaitSeconds * 1.3 ** (look - 1));
      await this.steps.platform.sleep(`wait-${look}`, Math.round(seconds * 1000));
      waited += seconds;
      const found = await this.steps.step(`look-${look}`, long, () => this.look(operation), { operation });
      if (found.isOver) throw new JobOver();
      if (found.file) return found.file;
    }
    throw new JobFailure(
      "clip_too_slow",
      "The model was not done after half an hour. Nothing was paid. Try again, or choose another model.",
    );
  }

  private async look(operation: ClipOperation): Promise<{ isOver: boolean; file: ClipFile | null }> {
    const latest = await this.steps.room().latest();
    if (!latest || isJobOver(latest.event.state)) return { isOver: true, file: null };
    return { isOver: false, file: await lookForClip(this.settings, this.start, operation) };
  }

  private async storeAndTell(file: ClipFile): Promise<null> {
    const { settings, start, steps } = this;
    const clip = await whileJobGoesOn(steps, (signal) => storeClip(settings, start, file, signal));
    if (!clip) return null;
    const { happened } = await steps.report({ kind: "clip-made", clip });
    if (!happened) await settings.media.delete(assetKey(start.ownerId, clip.assetId));
    return null;
  }
}

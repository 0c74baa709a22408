import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { VideoStart } from "~/domain/jobs/job-room";
import type { Script } from "~/domain/video/script";
import { artDirectionOfJob } from "~/server/jobs/art-direction.server";
import { type Env, readSettings, type Settings } from "~/settings/settings.server";
import { JobOver, JobSteps, long, short } from "./job-steps";
import { composeContent, dropContent, makeScenePicture, writeJobScript } from "./make-video-steps";
import { release } from "./release";
import { approvalDays } from "./watchdog";

const picturesAtOnce = 2;

type WrittenScript = NonNullable<VideoStart["given"]>["written"];

/** A brief becomes a video: script, the person's approval, pictures, storyboard. */
export class MakeVideoWorkflow extends WorkflowEntrypoint<Env, VideoStart> {
  override async run(event: Readonly<WorkflowEvent<VideoStart>>, step: WorkflowStep): Promise<void> {
    const settings = readSettings(this.env);
    const steps = new JobSteps(event.payload, settings, step);
    const video = new VideoInTheMaking(event.payload, settings, steps);
    await steps.whole(() => video.make());
  }
}

class VideoInTheMaking {
  constructor(
    private readonly start: VideoStart,
    private readonly settings: Settings,
    private readonly steps: JobSteps,
  ) {}

  async make(): Promise<void> {
    const { settings, start, steps } = this;
    const { written, script } = start.given ?? (await this.writeAndAsk());
    const pictured = start.input.brief.pictureSource === "made" ? script.scenes : [];
    await steps.reportStep("begin-pictures", {
      kind: "pictures",
      partsTotal: pictured.length,
      partsGiven: Object.keys(start.given?.madePictures ?? {}).length,
    });
    const madePictures = pictured.length > 0 ? await this.makePictures(script) : {};

    await steps.reportStep("begin-storyboard", { kind: "storyboard" });
    await steps.step("storyboard", short, async () => {
      const contentId = await composeContent(settings, start, { ...written, script, madePictures });
      const { state } = await steps.report({ kind: "done", contentId });
      if (state !== "done") await dropContent(settings, contentId);
      return contentId;
    });
  }

  /** The script as it was written, and as its person approved it. */
  private async writeAndAsk(): Promise<{ written: WrittenScript; script: Script }> {
    const { settings, start, steps } = this;
    const written = await steps.step("write-script", long, async () => {
      await steps.report({ kind: "writing" });
      return writeJobScript(settings, start);
    });
    await steps.reportStep("ask-approval", { kind: "written", script: written.script });
    const timeout = `${approvalDays} days` as const;
    release(await steps.platform.waitForEvent("approval", { type: "approval", timeout }));
    const script = await steps.step("read-approval", short, () => this.approvedScript());
    return { written, script };
  }

  /** Scene id → asset id. Every lane is awaited to its end, so that no step outlives the workflow. */
  private async makePictures(script: Script): Promise<Record<string, string>> {
    const made: Record<string, string> = { ...this.start.given?.madePictures };
    const given = new Set(Object.keys(made));
    const { scenes } = script;
    const { jobId, ownerId, input } = this.start;
    const direction = await this.steps.step("art-direction", short, () =>
      artDirectionOfJob(this.settings, { jobId, ownerId, brief: input.brief, script }),
    );
    const lanes = Array.from({ length: picturesAtOnce }, async (_, lane) => {
      for (const [place, scene] of scenes.entries()) {
        if (place % picturesAtOnce !== lane || given.has(scene.id)) continue;
        const make = async () => {
          const picture = await makeScenePicture(this.settings, this.start, { scene, place }, direction);
          const { assetId, ...made } = picture;
          const told = await this.steps.report({ kind: "picture-made", sceneId: scene.id, ...made });
          return { assetId, goesOn: told.goesOn };
        };
        const input = { sceneId: scene.id, place, scene };
        const { assetId, goesOn } = await this.steps.step(`picture-${scene.id}`, long, make, input);
        if (!goesOn) throw new JobOver();
        made[scene.id] = assetId;
      }
    });
    for (const lane of await Promise.allSettled(lanes)) if (lane.status === "rejected") throw lane.reason;
    return made;
  }

  private async approvedScript(): Promise<Script> {
    const script = (await this.steps.room().approvedScript()) as Script | null;
    if (!script) throw new Error("The approval came without a script.");
    return script;
  }
}

import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { ClipStart } from "~/domain/job-room";
import { type Env, readSettings } from "~/settings.server";
import { JobSteps } from "./job-steps";
import { JobFailure } from "./step-result";

/** A request becomes a clip: a video model is asked, looked after, and what it made is stored. */
export class MakeClipWorkflow extends WorkflowEntrypoint<Env, ClipStart> {
  override async run(event: Readonly<WorkflowEvent<ClipStart>>, step: WorkflowStep): Promise<void> {
    const steps = new JobSteps(event.payload, readSettings(this.env), step);
    await steps.whole(async () => {
      throw new JobFailure("model_missing", "No model here makes clips. Choose another one.");
    });
  }
}

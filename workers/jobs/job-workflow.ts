import type { JobStart } from "~/domain/jobs/job-room";
import type { Settings } from "~/settings/settings.server";
import type { JobLog } from "./job-log";
import { kindOf } from "./kinds/kind-of";
import { release } from "./release";
import type { WorkflowStatus } from "./watchdog";

/** The workflow of a job, which has the job's id. Before the job began there is none, and nothing happens. */
export class JobWorkflow {
  constructor(
    private readonly settings: Settings,
    private readonly log: JobLog,
  ) {}

  async create(): Promise<void> {
    const start = this.log.start();
    if (start)
      release(await kindOf(start).workflow(this.settings).create({ id: start.jobId, params: start }));
  }

  /** Null where there is none. */
  async read(): Promise<WorkflowStatus["workflow"]> {
    try {
      const seen = await this.use((workflow) => workflow.status());
      return seen && { status: seen.status, reason: seen.error ? seen.error.message : null };
    } catch (error) {
      if (/not_found|never started/.test(String(error))) return null;
      throw error;
    }
  }

  async wake(): Promise<void> {
    const start = this.log.start();
    const snapshot = this.log.snapshot();
    if (!start || !snapshot) return;
    try {
      const type = kindOf(start).wakesWith(snapshot.notes);
      await this.use((workflow) => workflow.sendEvent({ type, payload: null }));
    } catch (error) {
      console.error(JSON.stringify({ jobId: start.jobId, wake: String(error) }));
    }
  }

  async terminate(): Promise<void> {
    try {
      await this.use((workflow) => workflow.terminate());
    } catch (error) {
      // It has ended by itself, or ends at its next report, which is refused.
      console.error(JSON.stringify({ jobId: this.log.start()?.jobId, terminate: String(error) }));
    }
  }

  private async use<Result>(work: (workflow: WorkflowInstance) => Promise<Result>): Promise<Result | null> {
    const start: JobStart | null = this.log.start();
    if (!start) return null;
    const workflow = await kindOf(start).workflow(this.settings).get(start.jobId);
    try {
      return await work(workflow);
    } finally {
      release(workflow);
    }
  }
}

import { DurableObject } from "cloudflare:workers";
import { isJobOver, type JobEvent } from "~/domain/job";
import type {
  ApprovalAnswer,
  JobGoesOn,
  JobReport,
  JobRoomRpc,
  JobStart,
  StartAnswer,
} from "~/domain/job-room";
import type { Script } from "~/domain/script";
import { type Env, readSettings, type Settings } from "~/settings.server";
import { saveJob } from "~/stores/jobs.server";
import { EventStreams } from "./event-streams";
import { JobLog } from "./job-log";
import { decideWatch, type Sighting } from "./watchdog";

const watchEveryMs = 10_000;
/** A job that waits for a person needs no more than an eye on it. */
const watchWaitingEveryMs = 10 * 60_000;
/** The document is written at once; where that fails, again after 5 seconds, 10, 20, 40 and then every minute. */
const firstShowDelayMs = 5_000;
const longestShowDelayMs = 60_000;

/**
 * One per job: the only writer of its state. It keeps the events, streams them, copies the state to the document
 * `jobs/{jobId}` (at once, and by alarm until it succeeds), and its alarm is the watchdog that creates, wakes or
 * gives up the workflow. Whatever is killed, the job ends once: done, cancelled, or failed with its reason.
 */
export class JobRoom extends DurableObject<Env> implements JobRoomRpc {
  private readonly settings: Settings;
  private readonly log: JobLog;
  private readonly streams = new EventStreams();
  private showing: Promise<void> | null = null;
  private hasLooked = false;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.settings = readSettings(env);
    this.log = new JobLog(state.storage.sql);
  }

  async start(job: JobStart): Promise<StartAnswer> {
    const answer = this.log.begin(job);
    if (answer !== "started") return answer;
    await this.planAlarm();
    await Promise.all([this.watch(), this.show()]);
    return answer;
  }

  async latest(): Promise<{ ownerId: string; event: JobEvent } | null> {
    const start = this.log.start();
    const event = this.log.latest();
    return start && event && { ownerId: start.ownerId, event };
  }

  async report(report: JobReport): Promise<JobGoesOn> {
    const event = this.record(report);
    if (event) await this.tell(event);
    const state = this.log.latest()?.state ?? "failed";
    return { goesOn: !isJobOver(state), state };
  }

  async approve(script: Script): Promise<ApprovalAnswer> {
    const latest = this.log.latest();
    if (!latest) return { kind: "absent" };
    if (latest.stage === "approval" && latest.state === "waiting") {
      this.log.keepScript(script, { approved: true });
      const approved = this.log.append("approved", { state: "running", stage: "pictures" }) ?? latest;
      await this.tell(approved);
      await this.wake();
      return { kind: "approved", event: approved };
    }
    const taken = this.log.hasHappened("approved") && !["failed", "cancelled"].includes(latest.state);
    return { kind: taken ? "approved" : "not-waiting", event: latest };
  }

  async approvedScript(): Promise<Script | null> {
    return this.log.approvedScript();
  }

  async cancel(): Promise<JobEvent | null> {
    const stage = this.log.latest()?.stage;
    const cancelled = stage ? this.log.append("cancelled", { state: "cancelled" }) : null;
    if (cancelled) {
      await this.tell(cancelled);
      // In its last stage the workflow has to come to its end by itself, to take back what it made.
      if (stage !== "storyboard") await this.terminate();
    }
    return this.log.latest();
  }

  override async fetch(request: Request): Promise<Response> {
    const latest = this.log.latest();
    if (!latest) return new Response(null, { status: 404 });
    if (!isJobOver(latest.state)) this.ctx.waitUntil(this.watch());
    const seen = Number(request.headers.get("last-event-id") ?? 0);
    return this.streams.open(this.log.after(Number.isSafeInteger(seen) ? seen : 0), latest);
  }

  override async alarm(): Promise<void> {
    await Promise.all([this.watch(), this.show()]);
    await this.planAlarm();
  }

  private record(report: JobReport): JobEvent | null {
    const { log } = this;
    const noParts = { partsDone: 0, partsTotal: 0 };
    switch (report.kind) {
      case "writing":
        return log.append("writing", { stage: "writing" });
      case "written": {
        if (log.hasHappened("written")) return null;
        log.keepScript(report.script, { approved: false });
        return log.append("written", { state: "waiting", stage: "approval" });
      }
      case "pictures":
        return log.append("pictures", { stage: "pictures", partsDone: 0, partsTotal: report.partsTotal });
      case "picture-made":
        return log.append(`picture ${report.sceneId}`, { partsDone: (log.latest()?.partsDone ?? 0) + 1 });
      case "storyboard":
        return log.append("storyboard", { stage: "storyboard", ...noParts });
      case "done":
        return log.append("done", { state: "done", stage: "done", contentId: report.contentId });
      case "failed":
        return log.append("failed", { state: "failed", error: report.error });
    }
  }

  /** Passes a recorded event on. The workflow need not wait for the document: the alarm answers for it. */
  private async tell(event: JobEvent): Promise<void> {
    await this.planAlarm();
    this.streams.send(event);
    this.ctx.waitUntil(this.show());
  }

  /** Brings the document up to the latest event; one write at a time, so that an older state never comes last. */
  private show(): Promise<void> {
    this.showing ??= this.showUntilCurrent().finally(() => {
      this.showing = null;
    });
    return this.showing;
  }

  private async showUntilCurrent(): Promise<void> {
    for (;;) {
      const document = this.log.document();
      const start = this.log.start();
      if (!document || !start || document.isShown) return;
      try {
        await saveJob(this.settings, start.jobId, document.job);
      } catch (error) {
        const failures = this.log.noteShowFailure();
        console.error(JSON.stringify({ jobId: start.jobId, failures, error: String(error) }));
        return this.planAlarm();
      }
      this.log.noteShown(document.eventId);
      await this.planAlarm();
    }
  }

  private async planAlarm(): Promise<void> {
    const document = this.log.document();
    if (!document) return;
    const { state } = document.job;
    const watchInMs = isJobOver(state) ? null : state === "waiting" ? watchWaitingEveryMs : watchEveryMs;
    const showInMs = document.isShown
      ? null
      : Math.min(firstShowDelayMs * 2 ** document.showFailures, longestShowDelayMs);
    if (watchInMs === null && showInMs === null) return this.ctx.storage.deleteAlarm();
    await this.ctx.storage.setAlarm(Date.now() + Math.min(watchInMs ?? Infinity, showInMs ?? Infinity));
  }

  private async watch(): Promise<void> {
    const start = this.log.start();
    const latest = this.log.latest();
    if (!start || !latest || isJobOver(latest.state)) return;
    try {
      const action = decideWatch({
        state: latest.state,
        msSinceLastEvent: Date.now() - Date.parse(latest.at),
        isFirstLook: !this.hasLooked,
        workflow: await this.readWorkflow(start.jobId),
      });
      this.hasLooked = true;
      if (action.kind === "create") {
        release(await this.settings.makeVideo.create({ id: start.jobId, params: start }));
      } else if (action.kind === "wake") await this.wake();
      else if (action.kind === "fail") await this.giveUp(start.jobId, action.code, action.reason);
    } catch (error) {
      // The next alarm looks again.
      console.error(JSON.stringify({ jobId: start.jobId, watchdog: String(error) }));
    }
  }

  private async readWorkflow(jobId: string): Promise<Sighting["workflow"]> {
    try {
      const { status, error } = await this.withWorkflow(jobId, (workflow) => workflow.status());
      return { status, reason: error ? error.message : null };
    } catch (error) {
      if (/not_found|never started/.test(String(error))) return null;
      throw error;
    }
  }

  private async giveUp(jobId: string, code: string, reason: string): Promise<void> {
    const requestId = crypto.randomUUID();
    console.error(JSON.stringify({ jobId, requestId, code, reason }));
    const message =
      code === "approval_expired"
        ? "The script was not approved in time. Your text is unchanged. Start again from it."
        : "The work stopped on our side. Your text is unchanged. Start it again; if it stops again, give us the request id.";
    const failed = this.log.append("failed", { state: "failed", error: { code, message, requestId } });
    if (failed) await this.tell(failed);
    if (code === "approval_expired") await this.terminate();
  }

  private async wake(): Promise<void> {
    const start = this.log.start();
    if (!start) return;
    try {
      const type = this.log.approvedScript() ? "approval" : "wake";
      await this.withWorkflow(start.jobId, (workflow) => workflow.sendEvent({ type, payload: null }));
    } catch (error) {
      console.error(JSON.stringify({ jobId: start.jobId, wake: String(error) }));
    }
  }

  private async terminate(): Promise<void> {
    const start = this.log.start();
    if (!start) return;
    try {
      await this.withWorkflow(start.jobId, (workflow) => workflow.terminate());
    } catch (error) {
      // It has ended by itself, or ends at its next report, which is refused.
      console.error(JSON.stringify({ jobId: start.jobId, terminate: String(error) }));
    }
  }

  private async withWorkflow<Result>(
    jobId: string,
    use: (workflow: WorkflowInstance) => Promise<Result>,
  ): Promise<Result> {
    const workflow = await this.settings.makeVideo.get(jobId);
    try {
      return await use(workflow);
    } finally {
      release(workflow);
    }
  }
}

/** Locally the handle of a workflow is a stub of another worker, which has to be let go; deployed it is not. */
function release(workflow: WorkflowInstance & Partial<Disposable>): void {
  workflow[Symbol.dispose]?.();
}

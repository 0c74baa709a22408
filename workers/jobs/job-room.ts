import { DurableObject } from "cloudflare:workers";
import { mostScenesToApprove } from "~/domain/credits/prices";
import { isJobOver, type JobEvent, stageNames } from "~/domain/jobs/job";
import {
  type ActAnswer,
  type ApprovalAnswer,
  type AskedAct,
  type JobGoesOn,
  type JobReport,
  type JobRoomRpc,
  type JobStart,
  type StartAnswer,
  streamLimitHeader,
} from "~/domain/jobs/job-room";
import type { LogLine, PipelineRun, TryNews } from "~/domain/pipelines/pipeline-run";
import type { Script } from "~/domain/video/script";
import { type Env, readSettings, type Settings } from "~/settings/settings.server";
import { saveJob } from "~/stores/jobs/jobs.server";
import { ActTables } from "./act-tables";
import { closeJob } from "./close-job";
import { EventStreams } from "./event-streams";
import { inspectJob } from "./inspect-job";
import { readShownJob } from "./job-document";
import { JobLog } from "./job-log";
import { JobWorkflow } from "./job-workflow";
import type { Transition } from "./kinds/job-kind";
import { kindOf } from "./kinds/kind-of";
import type { VideoNotes } from "./kinds/make-video-kind";
import { RunTables } from "./run-log";
import { StaffActs } from "./staff-acts";
import { decideWatch } from "./watchdog";

const watchEveryMs = 10_000;
/** A job that waits for a person needs no more than an eye on it. */
const watchWaitingEveryMs = 10 * 60_000;
/** A job that is over is closed at once; where that fails, again and again. */
const closeEveryMs = 10_000;
/** The document is written at once; where that fails, again after 5 seconds, 10, 20, 40 and then every minute. */
const firstShowDelayMs = 5_000;
const longestShowDelayMs = 60_000;
/** What staff asked for is begun at once; where that fails, again and again. */
const beginEveryMs = 5_000;
/** So long a workflow, or staff, waits for what was reached to be shown, before it goes on. */
const showPatienceMs = 1_000;

/**
 * One per job: the only writer of its state. It keeps the events, streams them, copies the state to the document
 * `jobs/{jobId}` together with what came of the job (at once, and by alarm until it succeeds), and its alarm is the
 * watchdog that creates, wakes or gives up the workflow. Whatever is killed, the job ends once: done, cancelled, or
 * failed with its reason; then it is closed: what it spent is settled, what it left unfinished is removed. What
 * differs between kinds of jobs stands in `kinds/`.
 */
export class JobRoom extends DurableObject<Env> implements JobRoomRpc {
  private readonly settings: Settings;
  private readonly log: JobLog;
  private readonly workflow: JobWorkflow;
  private readonly run: RunTables;
  private readonly acts: ActTables;
  private readonly staff: StaffActs;
  private readonly streams = new EventStreams();
  private showing: Promise<void> | null = null;
  private closing: Promise<void> | null = null;
  private hasLooked = false;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.settings = readSettings(env);
    this.log = new JobLog(state.storage.sql);
    this.workflow = new JobWorkflow(this.settings, this.log);
    this.run = new RunTables(state.storage.sql);
    this.acts = new ActTables(state.storage.sql);
    const { settings, log, run, acts } = this;
    this.staff = new StaffActs({ settings, log, run, acts });
  }

  async start(job: JobStart): Promise<StartAnswer> {
    const answer = this.log.begin(job, kindOf(job).begin(job));
    if (answer !== "started") return answer;
    await this.planAlarm();
    await Promise.all([this.watch(), this.show()]);
    return answer;
  }

  async compare(input: JobStart["input"]): Promise<"same" | "other" | null> {
    return this.log.compare(input);
  }

  async latest(): Promise<{ ownerId: string; event: JobEvent } | null> {
    const start = this.log.start();
    const event = this.log.latest();
    return start && event && { ownerId: start.ownerId, event };
  }

  async report(report: JobReport): Promise<JobGoesOn> {
    const transition = this.reduceReport(report);
    const event = transition && this.log.append(transition);
    if (event) this.say(event.error ? "error" : "info", describeEvent(event));
    if (event) await withPatience((await this.tell(event)).shown);
    const state = this.log.latest()?.state ?? "failed";
    const happened = transition !== null && this.log.hasHappened(transition.key);
    return { goesOn: !isJobOver(state), happened, state };
  }

  async approve(script: Script): Promise<ApprovalAnswer> {
    const latest = this.log.latest();
    if (!latest) return { kind: "absent" };
    if (latest.stage === "approval" && latest.state === "waiting") {
      const written = (this.log.snapshot()?.notes as VideoNotes | undefined)?.script;
      const start = this.log.start();
      if (written && start?.kind === "make-video") {
        const most = mostScenesToApprove(start.input.brief, written.scenes.length);
        if (script.scenes.length > most) return { kind: "too-many-scenes" };
      }
      const notes: VideoNotes = { script, approved: true };
      const change = { state: "running", stage: "pictures" } as const;
      const approved = this.log.append({ key: "approved", change, notes }) ?? latest;
      await this.tell(approved);
      await this.workflow.wake();
      return { kind: "approved", event: approved };
    }
    const taken = this.log.hasHappened("approved") && !["failed", "cancelled"].includes(latest.state);
    return { kind: taken ? "approved" : "not-waiting", event: latest };
  }

  async approvedScript(): Promise<Script | null> {
    const notes = this.log.snapshot()?.notes as VideoNotes | undefined;
    return notes?.approved ? notes.script : null;
  }

  async cancel(): Promise<JobEvent | null> {
    const start = this.log.start();
    const stage = this.log.latest()?.stage;
    if (!start || !stage) return null;
    const cancelled = this.log.append({ key: "cancelled", change: { state: "cancelled" } });
    if (cancelled) {
      await this.tell(cancelled);
      if (!kindOf(start).endsItself(stage)) await this.workflow.terminate();
    }
    return this.log.latest();
  }

  async noteTry(news: TryNews): Promise<void> {
    const latest = this.log.latest();
    if (!latest) return;
    this.ctx.storage.transactionSync(() => this.run.note(news, Date.now()));
    // A step that failed shows in lists while it is tried again.
    if (news.kind === "ended" && news.outcome === "retried" && !isJobOver(latest.state)) {
      this.acts.change();
      this.ctx.waitUntil(this.show());
    }
  }

  async inspect(): Promise<PipelineRun | null> {
    const { log, run, acts, settings } = this;
    return inspectJob({ log, run, acts, settings });
  }

  async act(asked: AskedAct): Promise<ActAnswer> {
    const rerunId = await this.staff.idOfRerun(asked);
    const answer = this.ctx.storage.transactionSync(() => this.staff.take(asked, rerunId));
    await this.planAlarm();
    if (this.staff.hasToCancel()) await this.cancel();
    await this.staff.beginReruns();
    const shown = this.show();
    this.ctx.waitUntil(shown);
    // Whoever asked reads the lists next: they tell of the act by then.
    await withPatience(shown);
    return answer;
  }

  async noteRecovered(jobId: string): Promise<void> {
    const state = this.log.latest()?.state;
    if (state !== "failed" || !this.acts.noteRecovered(jobId)) return;
    await this.planAlarm();
    this.ctx.waitUntil(this.show());
  }

  override async fetch(request: Request): Promise<Response> {
    const latest = this.log.latest();
    if (!latest) return new Response(null, { status: 404 });
    if (!isJobOver(latest.state)) this.ctx.waitUntil(this.watch());
    const seen = Number(request.headers.get("last-event-id") ?? 0);
    const past = this.log.after(Number.isSafeInteger(seen) ? seen : 0);
    const mostMs = request.headers.get(streamLimitHeader);
    return this.streams.open(past, latest, mostMs === null ? undefined : Number(mostMs));
  }

  override async alarm(): Promise<void> {
    if (this.staff.hasToCancel()) await this.cancel();
    await Promise.all([this.watch(), this.show(), this.close(), this.staff.beginReruns()]);
    await this.staff.tellRecovered();
    await this.planAlarm();
  }

  private reduceReport(report: JobReport): Transition<unknown> | null {
    const start = this.log.start();
    const snapshot = this.log.snapshot();
    return start && snapshot && kindOf(start).reduce(report, snapshot, start);
  }

  /** Passes a recorded event on. Nobody need wait for the document: the alarm answers for it. */
  private async tell(event: JobEvent): Promise<{ shown: Promise<void> }> {
    await this.planAlarm();
    this.streams.send(event);
    // What a job spent is settled by the time its end is shown, unless the ledger keeps us waiting.
    const settled = isJobOver(event.state) ? this.close() : Promise.resolve();
    const shown = settled.then(() => this.show());
    this.ctx.waitUntil(shown.then(() => this.staff.tellRecovered()));
    return { shown };
  }

  /** Brings the document up to the latest event; one write at a time, so that an older state never comes last. */
  private show(): Promise<void> {
    this.showing ??= this.showUntilCurrent().finally(() => {
      this.showing = null;
    });
    return this.showing;
  }

  private async showUntilCurrent(): Promise<void> {
    while (this.log.showing() && !this.isShown()) {
      const version = this.acts.version();
      const audits = this.acts.pendingAudits();
      const shown = await readShownJob(this.log, { run: this.run, acts: this.acts, settings: this.settings });
      if (!shown) return;
      try {
        await saveJob(this.settings, shown.jobId, shown.job, shown.newDocuments, audits);
      } catch (error) {
        const failures = this.log.noteShowFailure();
        console.error(JSON.stringify({ jobId: shown.jobId, failures, error: String(error) }));
        return this.planAlarm();
      }
      this.log.noteMade(shown.newDocuments.map(({ path }) => path));
      this.log.noteShown(shown.eventId);
      this.acts.noteShown(version);
      this.acts.forgetAudits(audits);
      await this.planAlarm();
    }
  }

  /** Settles a job that is over, and clears up after it; told again by alarm until it is done. */
  private close(): Promise<void> {
    this.closing ??= this.closeOnce().finally(() => {
      this.closing = null;
    });
    return this.closing;
  }

  private async closeOnce(): Promise<void> {
    const start = this.log.start();
    const snapshot = this.log.snapshot();
    if (!start || !snapshot || !isJobOver(snapshot.event.state) || this.log.isClosed()) return;
    try {
      await closeJob(this.settings, start, snapshot);
      this.log.noteClosed();
    } catch (error) {
      console.error(JSON.stringify({ jobId: start.jobId, closing: String(error) }));
    }
    await this.planAlarm();
  }

  /** Whether the document tells of the latest event, and of what staff did. */
  private isShown(): boolean {
    return this.log.showing()?.isShown === true && this.acts.isShown();
  }

  private async planAlarm(): Promise<void> {
    const showing = this.log.showing();
    const state = this.log.latest()?.state;
    if (!showing || !state) return;
    const delays: number[] = [];
    if (!isJobOver(state)) delays.push(state === "waiting" ? watchWaitingEveryMs : watchEveryMs);
    else if (!this.log.isClosed()) delays.push(closeEveryMs);
    const hasWork = this.acts.toBegin().length > 0 || this.staff.hasToTell() || this.staff.hasToCancel();
    if (hasWork) delays.push(beginEveryMs);
    if (!this.isShown()) delays.push(Math.min(firstShowDelayMs * 2 ** showing.failures, longestShowDelayMs));
    if (delays.length === 0) return this.ctx.storage.deleteAlarm();
    await this.ctx.storage.setAlarm(Date.now() + Math.min(...delays));
  }

  private async watch(): Promise<void> {
    const start = this.log.start();
    const latest = this.log.latest();
    if (!start || !latest || isJobOver(latest.state)) return;
    try {
      const action = decideWatch({
        state: latest.state,
        msSinceLastEvent: Date.now() - Date.parse(latest.at),
        isFirstCheck: !this.hasLooked,
        workflow: await this.workflow.read(),
      });
      this.hasLooked = true;
      if (action.kind === "create" && latest.id === 1) this.say("info", "The workflow was started.");
      else if (action.kind !== "none") this.say("warning", watchWords[action.kind]);
      if (action.kind === "create") await this.workflow.create();
      else if (action.kind === "wake") await this.workflow.wake();
      else if (action.kind === "fail") await this.giveUp(start.jobId, action.code, action.reason);
    } catch (error) {
      // The next alarm looks again.
      console.error(JSON.stringify({ jobId: start.jobId, watchdog: String(error) }));
    }
  }

  private say(level: LogLine["level"], text: string): void {
    this.run.line({ level, step: null, attempt: null, text }, Date.now());
  }

  private async giveUp(jobId: string, code: string, reason: string): Promise<void> {
    const requestId = crypto.randomUUID();
    console.error(JSON.stringify({ jobId, requestId, code, reason }));
    this.say("error", `${code}: ${reason} (request id ${requestId})`);
    const message =
      code === "approval_expired"
        ? "The script was not approved in time. Your text is unchanged. Start again from it."
        : "The work stopped on our side. Your text is unchanged. Start it again; if it stops again, give us the request id.";
    await this.report({ kind: "failed", error: { code, message, requestId } });
    if (code === "approval_expired") await this.workflow.terminate();
  }
}

function describeEvent({ state, stage, partsDone, partsTotal, error }: JobEvent): string {
  const parts = partsTotal > 0 ? `, ${partsDone} of ${partsTotal}` : "";
  return `The job is ${state}: ${stageNames[stage]}${parts}${error ? ` (${error.code}, request id ${error.requestId})` : ""}.`;
}

const watchWords = {
  create: "The workflow was gone; the watchdog started it again.",
  wake: "The workflow was silent; the watchdog woke it.",
  fail: "The watchdog gave the workflow up.",
} as const;

async function withPatience(shown: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, showPatienceMs);
  });
  await Promise.race([shown, over]);
  clearTimeout(timer);
}

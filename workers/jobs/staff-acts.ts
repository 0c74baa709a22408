import { isJobOver, type JobState } from "~/domain/jobs/job";
import type { ActAnswer, ActRefusal, AskedAct, JobStart } from "~/domain/jobs/job-room";
import type { StaffAct } from "~/domain/pipelines/pipeline-run";
import { roomOf } from "~/server/jobs/job-rooms.server";
import type { Settings } from "~/settings/settings.server";
import { newEventId } from "~/stores/audit/audit.server";
import { stableId } from "~/stores/firestore/stable-id.server";
import { findFailedJobs } from "~/stores/jobs/job-list.server";
import type { ActTables } from "./act-tables";
import type { JobLog } from "./job-log";
import type { VideoNotes } from "./kinds/make-video-kind";
import { type RunSoFar, rerunStart } from "./rerun-start";
import type { RunTables } from "./run-log";
import { workOf } from "./work-of";

interface Parts {
  settings: Settings;
  log: JobLog;
  run: RunTables;
  acts: ActTables;
}

/**
 * What staff do to a job. An act and its event of the audit are kept together and shown together; a job that is to run again is
 * a job of its own, begun by this room until it has begun.
 */
export class StaffActs {
  constructor(private readonly parts: Parts) {}

  async idOfRerun({ id }: AskedAct): Promise<string> {
    const jobId = this.parts.log.start()?.jobId ?? "";
    return stableId("rerun", jobId, id);
  }

  take(asked: AskedAct, rerunId: string): ActAnswer {
    const { log, acts } = this.parts;
    const start = log.start();
    const latest = log.latest();
    if (!start || !latest) return { kind: "absent" };
    const known = acts.find(asked.id);
    if (known) return { kind: "same", act: known };
    const because = this.refusalOf(asked, start, latest.state);
    if (because) return { kind: "refused", because };
    const again =
      asked.act === "rerun" ? rerunStart(runSoFar(this.parts, start), rerunId, asked.fromStep) : null;
    if (asked.act === "rerun" && !again) return { kind: "refused", because: "step" };
    const atMs = Date.now();
    const { byUserId: _, ...said } = asked;
    const act: StaffAct = { ...said, atMs, jobId: again?.jobId ?? null };
    const details = {
      actId: act.id,
      ...(again && { fromStep: act.fromStep, newJobId: again.jobId }),
    };
    const event = {
      actorId: act.by,
      action: `job.${act.act}`,
      subject: `jobs/${start.jobId}`,
      reason: act.reason,
      details,
    } as const;
    acts.add(act, again, { id: newEventId(atMs), event, atMs });
    return { kind: "done", act };
  }

  /** A rerun is free: what has its result is not made again, and nobody has their own work made so. */
  private refusalOf({ act, byUserId }: AskedAct, { ownerId }: JobStart, state: JobState): ActRefusal | null {
    if (act === "cancel") return isJobOver(state) ? "over" : null;
    if (!isJobOver(state)) return "running";
    if (state === "done" || this.parts.acts.recoveredBy() !== null) return "done";
    return ownerId === byUserId ? "own" : null;
  }

  /** Whether staff cancelled this job and it goes on, as where the room was lost between the two. */
  hasToCancel(): boolean {
    const state = this.parts.log.latest()?.state;
    return (
      state !== undefined && !isJobOver(state) && this.parts.acts.all().some(({ act }) => act === "cancel")
    );
  }

  /** Begins the jobs that acts asked for; what fails is begun by the next alarm. */
  async beginReruns(): Promise<void> {
    const { settings, acts, log } = this.parts;
    for (const { actId, start } of acts.toBegin()) {
      try {
        await roomOf(settings, start.jobId).start(start);
        acts.noteBegun(actId);
      } catch (error) {
        console.error(
          JSON.stringify({ jobId: log.start()?.jobId, rerun: start.jobId, error: String(error) }),
        );
      }
    }
  }

  /** Whether this job did what others failed at, and these were not told yet. */
  hasToTell(): boolean {
    return this.parts.log.latest()?.state === "done" && !this.parts.acts.isRecoveryTold();
  }

  /** Tells the failed jobs whose work this one did that it is done; what fails is told by the next alarm. */
  async tellRecovered(): Promise<void> {
    const { settings, log, acts } = this.parts;
    const start = log.start();
    if (!start || !this.hasToTell()) return;
    try {
      const failed = await findFailedJobs(settings, start.ownerId, workOf(start));
      const before = start.rerunOf ? [start.rerunOf] : [];
      for (const jobId of new Set([...before, ...failed])) {
        await roomOf(settings, jobId).noteRecovered(start.jobId);
      }
      acts.noteRecoveryTold();
    } catch (error) {
      console.error(JSON.stringify({ jobId: start.jobId, recovery: String(error) }));
    }
  }
}

export function runSoFar({ log, run }: Pick<Parts, "log" | "run">, start: JobStart): RunSoFar {
  const notes = log.snapshot()?.notes as Partial<VideoNotes> | undefined;
  return {
    start,
    endedWell: run.endedWell(),
    outputOf: (step) => run.outputOf(step),
    approvedScript: notes?.approved ? (notes.script ?? null) : null,
  };
}

import type { JobEvent, JobStage } from "~/domain/jobs/job";
import type { JobReport, JobStart } from "~/domain/jobs/job-room";
import type { Settings } from "~/settings/settings.server";
import type { NewDocument } from "~/stores/jobs/jobs.server";

export type EventChange = Partial<Omit<JobEvent, "id" | "at">>;

/** The current state of a job: its latest event and the notes its kind keeps. */
export interface JobSnapshot<Notes> {
  event: JobEvent;
  notes: Notes;
}

/** What a report changes. A key is applied once; a finished job changes no more. */
export interface Transition<Notes> {
  key: string;
  change: EventChange;
  /** Where they change. */
  notes?: Notes;
}

/** What one kind of job adds to what its room does for all. Pure but for the workflow; `Notes` are plain data. */
export interface JobKind<Start extends JobStart, Report extends JobReport, Notes> {
  workflow(settings: Settings): Workflow;
  begin(start: Start): { notes: Notes; change: EventChange };
  reduce(report: Report, now: JobSnapshot<Notes>, start: Start): Transition<Notes>;
  /** The fields of the job's document beside the common ones. */
  fields(start: Start, now: JobSnapshot<Notes>): Record<string, unknown>;
  documents(start: Start, now: JobSnapshot<Notes>): Promise<NewDocument[]>;
  /** Credits to take of what was reserved, once the job is over. */
  spentCredits(start: Start, now: JobSnapshot<Notes>): number;
  /** How many pictures were made without what they were to show, and cost nothing. */
  missingPictures(start: Start, now: JobSnapshot<Notes>): number;
  /** Keys in the media bucket that an unfinished part may have left, once the job is over. */
  leftovers(start: Start, now: JobSnapshot<Notes>): Promise<string[]>;
  /** The public image that was remixed: the job began from it, and something was made. Null for most. */
  remixed(start: Start, now: JobSnapshot<Notes>): string | null;
  /** Whether the workflow of a job cancelled at this stage comes to its end by itself, to take back what it made. */
  endsItself(stage: JobStage): boolean;
  /** The event that makes a workflow go on that the platform left standing. */
  wakesWith(notes: Notes): string;
}

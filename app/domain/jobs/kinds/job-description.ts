/** What is said of a job wherever jobs are listed. */
export interface JobDescription {
  /** Where it is followed, and where what comes of it is found. */
  address: string;
  progress: JobProgress;
  /** What its person has to do while it waits. */
  waitsFor: string | null;
  /** What is said when it is done. */
  readyMessage: string;
  /** What came of it once it is over, where its state alone does not tell. */
  outcome: string | null;
  /** The images it has made so far. */
  imageIds: string[];
}

/** How far a job is; the share is null where nobody can know. */
interface JobProgress {
  label: string;
  share: number | null;
  detail: string | undefined;
}

/** What one kind says otherwise than `describeJob` does for all. */
export type DescriptionOfKind = Pick<JobDescription, "address"> & Partial<JobDescription>;

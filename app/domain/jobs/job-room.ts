import type { clipTypes, imageTypes } from "../assets/media-type";
import type { ImageRequest } from "../image/image-request";
import type { ClipRequest } from "../image/make-images";
import type { KeptReport, PictureReport } from "../image/picture-report";
import type { Recipe, ScriptRecipe } from "../image/recipe";
import type { PipelineRun, StaffAct, TryNews } from "../pipelines/pipeline-run";
import type { Script } from "../video/script";
import type { JobEvent, JobState } from "./job";
import type { JobError } from "./job-error";
import type { MakeVideoInput } from "./kinds/video";

/** Of a request for a room's events: how long at most they are streamed before their reader has to ask again. */
export const streamLimitHeader = "Stream-Limit-Ms";

/**
 * What routes and workflows may ask of a job room; the Durable Object in `workers/jobs` does it. A fetch of the room
 * answers with its events as a stream, from the one after `Last-Event-ID` on.
 */
export interface JobRoomRpc {
  /** Starts the job once; called again with the same id it changes nothing. */
  start(job: JobStart): Promise<StartAnswer>;
  /** Whether the job was started from this input or another one; null where it was never started. */
  compare(input: JobStart["input"]): Promise<"same" | "other" | null>;
  /** The latest event, or null for a job that was never started. */
  latest(): Promise<{ ownerId: string; event: JobEvent } | null>;
  /**
   * Tells what a workflow reached. Told twice, it happened once; told after the job is over, it did not happen.
   * The answer says whether to go on.
   */
  report(report: JobReport): Promise<JobGoesOn>;
  /** The person's yes, with the script as they want it. Taken while the job waits for it, and again afterwards. */
  approve(script: Script): Promise<ApprovalAnswer>;
  /** What was approved; null while nothing is. */
  approvedScript(): Promise<Script | null>;
  /** Ends the job for good unless it is over; the latest event either way, null for a job that was never started. */
  cancel(): Promise<JobEvent | null>;
  /** Tells of a try of a step, to be looked at. Told twice, it is told once. */
  noteTry(news: TryNews): Promise<void>;
  /** The job as staff look at it, with everything its person typed; null for a job that was never started. */
  inspect(): Promise<PipelineRun | null>;
  /** What staff do to the job, once for an id. */
  act(asked: AskedAct): Promise<ActAnswer>;
  /** That a later run of the same work came to its end. */
  noteRecovered(jobId: string): Promise<void>;
}

export interface AskedAct extends Pick<StaffAct, "id" | "act" | "by" | "reason" | "fromStep"> {
  /** The account of the member of staff. */
  byUserId: string;
}

/**
 * `over`: it cannot be cancelled any more. The others are of a rerun: it still runs, is done or made good, is the asker's own, or
 * cannot begin at this step.
 */
export type ActRefusal = "over" | "running" | "done" | "own" | "step";

export type ActAnswer =
  | { kind: "done" | "same"; act: StaffAct }
  | { kind: "refused"; because: ActRefusal }
  | { kind: "absent" };

interface Start<Kind extends string, Input> {
  jobId: string;
  ownerId: string;
  kind: Kind;
  title: string;
  /** What was asked for: the same key with another input is another job, and refused. */
  input: Input;
  /** Credits reserved under the job's id before the start; what is not spent goes back when the job is over. */
  creditsReserved: number;
  /** The job that staff run again with this one; it costs its owner nothing. */
  rerunOf?: string;
}

export interface VideoStart extends Start<"make-video", MakeVideoInput> {
  creditsPerPicture: number;
  /** What another run of the same work came to, where this one begins after it. */
  given?: {
    written: { script: Script; recipe: ScriptRecipe };
    /** As it was approved. */
    script: Script;
    /** Scene id → asset id. */
    madePictures: Record<string, string>;
  };
}

export interface ImagesStart extends Start<"make-images", { request: ImageRequest }> {
  modelLabel: string;
  creditsPerResult: number;
  /** How many are made side by side. */
  resultsAtOnce: number;
  /** What the steering board held when the job began. */
  steering: Steering | null;
  /** Whether the results wait beside their source to be accepted. */
  staged: boolean;
  /** The public image its request began from. */
  remixOf: string | null;
}

export interface ClipStart extends Start<"make-clip", { request: ClipRequest }> {
  modelLabel: string;
  /** The file that another run of the same work was told of, where this one begins with it. */
  given?: { file: unknown };
}

export interface Steering {
  /** `#rrggbb`, the most present first. */
  palette: string[];
  words: string[];
}

export type JobStart = VideoStart | ImagesStart | ClipStart;

/** `same`: it was started before, from the same input. `other`: it was started before from another one, and is left as it is. */
export type StartAnswer = "started" | "same" | "other";

export type VideoReport =
  | { kind: "writing" }
  | { kind: "written"; script: Script }
  /** `partsGiven`: taken over from another run. */
  | { kind: "pictures"; partsTotal: number; partsGiven?: number }
  /** `isNew`: made by this job, rather than chosen while the script was read. */
  | { kind: "picture-made"; sceneId: string; isNew: boolean; report?: KeptReport | null }
  | { kind: "storyboard" }
  | { kind: "done"; contentId: string };

/** `index` is the place among the results. */
export type ImagesReport =
  | { kind: "image-making"; index: number }
  | { kind: "image-made"; index: number; image: MadeImage }
  | { kind: "image-failed"; index: number; error: JobError }
  /** Every result is made or failed. */
  | { kind: "images-finished" };

export type ClipReport =
  | { kind: "clip-started" }
  | { kind: "clip-ready" }
  | { kind: "clip-made"; clip: MadeClip };

export type JobReport = VideoReport | ImagesReport | ClipReport | { kind: "failed"; error: JobError };

interface MadeFile<MediaType> {
  /** Of the asset, and of the image where it is one. The bytes lie in the bucket under it. */
  assetId: string;
  mediaType: MediaType;
  width: number;
  height: number;
  sizeBytes: number;
  recipe: Recipe;
}

export interface MadeImage extends MadeFile<(typeof imageTypes)[number]> {
  /** Of the bytes, in hex. */
  sha256: string;
  /** Of the image alone, without what the file says of how it was made; absent where the file cannot be taken apart. */
  contentSha256?: string | undefined;
  /** The mean colour, `#rrggbb`. */
  color: string;
  report?: PictureReport | null | undefined;
}

export interface MadeClip extends MadeFile<(typeof clipTypes)[number]> {
  durationSeconds: number;
}

export interface JobGoesOn {
  goesOn: boolean;
  /** What was told happened, now or when it was told before. */
  happened: boolean;
  state: JobState;
}

export type ApprovalAnswer =
  /** More than credits were set aside for. */
  | { kind: "too-many-scenes" }
  | { kind: "approved"; event: JobEvent }
  /** The job has not reached the approval, or is over. */
  | { kind: "not-waiting"; event: JobEvent }
  | { kind: "absent" };

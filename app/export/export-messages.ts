import type { ExportErrorCode } from "~/export/export-error";
import type { ExportTarget } from "~/export/export-kind";
import type { ExportProgress } from "~/export/progress-meter";
import type { Provenance } from "~/export/provenance";
import type { CrewLimits } from "~/export/segments/crew-size";
import type { Composition } from "~/scene/composition";

/** What the page tells the export worker. A worker does one job at a time; after a cancellation it is ended. */
export type MessageToWorker =
  | { type: "start"; job: ExportJob }
  | { type: "probe"; job: ProbeJob }
  | { type: "cancel" };

export interface ProbeJob {
  composition: Composition;
  /** Absolute address of each picture, clip and sound by asset id: functions cannot be posted. */
  mediaUrls: Record<string, string>;
  target: ExportTarget;
}

export interface ExportJob extends ProbeJob {
  fileName: string;
  provenance: Provenance;
  /** A file the user chose. */
  saveTo: FileSystemFileHandle | null;
  /** The file to write to without a chosen one; without either the video goes to memory. Created and removed by the page. */
  temporaryName: string | null;
  limits: CrewLimits;
}

/** What the worker tells the page. The last three are the last word, and come after all clean-up. */
export type MessageFromWorker =
  | { type: "progress"; progress: ExportProgress }
  | { type: "done"; result: ExportResult }
  | { type: "probed"; probe: ExportProbe }
  | { type: "failed"; code: ExportErrorCode; detail: string };

export interface ExportResult {
  file: File;
  /** Frames in the file; 0 where it holds only sound. */
  frameCount: number;
  /** Of those, frames that an earlier export had encoded. */
  framesReused: number;
  /** Of those, frames that are packets of a clip's file. */
  framesCopied?: number;
  failedPictureIds: string[];
}

/** What a short trial of an export showed. */
export interface ExportProbe {
  sizeBytes: number;
  seconds: number;
  /** Part of the frames that need not be encoded again, 0–1. */
  reusableShare: number;
  failedPictureIds: string[];
}

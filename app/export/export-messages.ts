import type { ExportErrorCode } from "~/export/export-error";
import type { ExportProgress } from "~/export/progress-meter";
import type { Provenance } from "~/export/provenance";
import type { FrameRate } from "~/export/video-settings";
import type { Composition } from "~/scene/composition";

/** What the page tells the export worker. A worker does one export. */
export type MessageToWorker = { type: "start"; job: ExportJob } | { type: "cancel" };

export interface ExportJob {
  composition: Composition;
  /** Absolute address of each picture by asset id: functions cannot be posted. */
  mediaUrls: Record<string, string>;
  frameRate: FrameRate;
  fileName: string;
  provenance: Provenance;
  /** A file the user chose; without one the video goes to a temporary file or to memory. */
  saveTo: FileSystemFileHandle | null;
}

/** What the worker tells the page. `done` and `failed` are the last word, and come after all clean-up. */
export type MessageFromWorker =
  | { type: "progress"; progress: ExportProgress }
  | { type: "done"; result: ExportResult }
  | { type: "failed"; code: ExportErrorCode; detail: string };

export interface ExportResult {
  file: File;
  /** Name of the temporary file that backs `file`, or `null` where nothing needs to be removed. */
  temporaryName: string | null;
  frameCount: number;
  failedPictureIds: string[];
}

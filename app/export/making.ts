import type { ExportJob } from "~/export/export-messages";
import type { FileSink } from "~/export/file-sink";
import type { MediaVersions } from "~/export/media-versions";
import type { ExportProgress } from "~/export/progress-meter";
import type { LoadedAssets } from "~/media/load-engine-assets";

/** What every kind of file is made from. */
export interface Making {
  job: ExportJob;
  assets: LoadedAssets;
  mediaVersions: MediaVersions;
  sink: FileSink;
  signal: AbortSignal;
  report: (progress: ExportProgress) => void;
}

/** What a maker has written to the sink, which is not finished yet. */
export interface Made {
  frameCount: number;
  framesReused: number;
  /** Of the frames, those that are packets of a clip's file. */
  framesCopied?: number;
}

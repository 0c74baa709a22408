import type { Embedding } from "~/stores/publications/embedding";
import type { WatchedVideo } from "~/watch/watched-video";

/** What the document of a framed player carries for its scripts. */
export interface FramedVideo {
  video: WatchedVideo;
  /** Whoever made it does not count as a view. */
  isOwner: boolean;
  embedding: Embedding;
}

export const framedVideoId = "framed-video";
export const stageId = "stage";

import type { FontFamily } from "~/media/fonts/font-family";
import { partAround } from "~/player/part-around";
import { stillTime } from "~/player/still-time";
import type { Composition } from "~/scene/composition";
import { firstFrameElementId } from "./opening-marks";
import type { WatchedVideo } from "./watched-video";

/** What the script of the first frame draws. */
export interface FirstFrame {
  contentId: string;
  /** What is seen at that moment, without its sound. */
  composition: Composition;
  fontFamilies: FontFamily[];
  timeSeconds: number;
}

/** Only documents carry it: in the browser the player has the video itself. */
export function FirstFrameData({
  video,
  startSeconds,
}: {
  video: WatchedVideo;
  startSeconds: number | null;
}) {
  const json = import.meta.env.SSR ? JSON.stringify(firstFrameOf(video, startSeconds)) : "";
  return (
    <script
      type="application/json"
      id={firstFrameElementId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag in it
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}

function firstFrameOf(video: WatchedVideo, startSeconds: number | null): FirstFrame {
  const { contentId, composition, fontFamilies } = video;
  const timeSeconds = startSeconds ?? stillTime(composition);
  const part = partAround(composition, timeSeconds)?.composition ?? composition;
  const layers = part.layers.filter(
    ({ startSeconds, endSeconds }) => startSeconds <= timeSeconds && timeSeconds <= endSeconds,
  );
  // What is said comes with the video itself: a document would carry it twice.
  return { contentId, composition: { ...part, layers, cues: [], sound: null }, fontFamilies, timeSeconds };
}

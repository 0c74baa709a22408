import { firstFrameOf } from "./first-frame-of";
import { firstFrameElementId } from "./opening-marks";
import type { WatchedVideo } from "./watched-video";

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

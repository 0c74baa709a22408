import { data } from "react-router";
import type { WatchReading } from "./read-watched-video.server";
import { watchMeta } from "./watch-meta.server";

/** What a page with a video answers: the video, or why it is not shown, with the status that says so. */
export function watchAnswer(
  { request, contentId }: { request: Request; contentId: string },
  reading: WatchReading,
) {
  if (reading.kind === "locked") return data({ kind: "locked" as const, contentId }, { status: 403 });
  // Gone: search engines forget it.
  if (reading.kind === "ended") return data({ kind: "ended" as const }, { status: 410 });
  const { origin } = new URL(request.url);
  return data({ ...reading, origin, meta: watchMeta(origin, reading.video) });
}

import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import type { Fact } from "~/domain/facts/fact";
import type { Content } from "~/stores/content/content-document";
import { showErrorToast, showLinkToast } from "~/ui/toast";
import { VideoSession, type VideoState } from "./video-session";
import { openVideoStore } from "./video-store";

/** A session of the video for as long as the component stands, and its state now. `facts` are those the page was served with. */
export function useVideo(
  served: Content,
  facts: readonly Fact[],
): { session: VideoSession; video: VideoState } {
  const [session] = useState(
    () =>
      new VideoSession(
        served,
        openVideoStore(served),
        {
          onOverruled: (useTheirs) =>
            showLinkToast("The same place was changed elsewhere. Yours is shown.", "Use theirs", useTheirs),
          onWatchFailed: ({ message }) => showErrorToast("Changes made elsewhere are not shown now", message),
        },
        facts,
      ),
  );
  // A layout effect, for it comes before the first press.
  useLayoutEffect(session.open, []);
  return { session, video: useSyncExternalStore(session.subscribe, session.read, session.read) };
}

import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { askAsPartOf } from "~/client/media-address";
import { viewerName } from "~/domain/access/viewer";
import type { Fact } from "~/domain/facts/fact";
import { useSignedInViewer } from "~/session/use-viewer";
import type { Content } from "~/stores/content/content-document";
import { showAnswerToast, showErrorToast, showLinkToast } from "~/ui/toast";
import { overruledMessage, replacedMessage } from "./changed-elsewhere";
import { keepSteps, openKeptSteps, readKeptSteps } from "./kept-history";
import { tryEdit } from "./try-edit";
import { VideoSession, type VideoState } from "./video-session";
import { openVideoStore } from "./video-store";

const nobodyKnown = (_userId: string | null) => null;

/** `useVideoSession` with the state of the video, which comes anew with every edit. */
export function useVideo(
  served: Content,
  facts: readonly Fact[],
): { session: VideoSession; video: VideoState } {
  const session = useVideoSession(served, facts);
  return { session, video: useSyncExternalStore(session.subscribe, session.read, session.read) };
}

/**
 * A session of the video for as long as the component stands. `facts` are those the page was served with;
 * `whoElse` names somebody by their id, at the start of a sentence; null where nobody knows who it is, or it is oneself.
 */
export function useVideoSession(
  served: Content,
  facts: readonly Fact[],
  whoElse: (userId: string | null) => string | null = nobodyKnown,
): VideoSession {
  const viewer = useSignedInViewer();
  const [session] = useState(
    () =>
      new VideoSession(
        served,
        openVideoStore(served, { userId: viewer?.userId ?? "", name: viewer ? viewerName(viewer) : "" }),
        {
          onOverruled: (useTheirs, by) =>
            showLinkToast(overruledMessage(whoElse(by)), "Use theirs", () => tryEdit(useTheirs)),
          onReplaced: (replaced, takeBack, by) =>
            showAnswerToast(...replacedMessage(whoElse(by), replaced), "Take mine back", () =>
              tryEdit(takeBack),
            ),
          onWatchFailed: ({ message }, isDenied) => {
            // Whoever it is no longer shared with is shown that instead.
            if (isDenied && viewer?.userId !== served.ownerId) return;
            showErrorToast("Changes made elsewhere are not shown now", message);
          },
        },
        facts,
        typeof sessionStorage === "undefined" ? null : readKeptSteps(served.id),
      ),
  );
  // Before anything of it is drawn: what loads its pictures stands below this.
  askAsPartOf(viewer?.userId === served.ownerId ? null : served.id);
  useLayoutEffect(() => () => askAsPartOf(null), []);
  // A layout effect, for it comes before the first press.
  useLayoutEffect(session.open, []);
  useEffect(() => {
    openKeptSteps(served.id);
    const keep = () => keepSteps(served.id, session.readSteps());
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [session, served.id]);
  return session;
}

import { useCallback, useMemo, useRef, useState } from "react";
import { type ViewStep, watchedShare } from "~/domain/publications/view-counts";
import { WatchedTime } from "./watched-time";

export interface WatchSteps {
  /** Whether it plays. */
  setPlaying: (isPlaying: boolean) => void;
  /** It has come to a position, in seconds; up to once per frame. */
  follow: (positionSeconds: number) => void;
  /** The button to the other site was pressed. */
  act: () => void;
}

/** Tells the server how far a viewer comes, each step once as long as the page lives; nothing where `counts` is false. */
export function useWatchSteps(contentId: string, durationSeconds: number, counts: boolean): WatchSteps {
  const told = useRef(new Set<ViewStep>());
  const [watched] = useState(() => new WatchedTime());
  const tell = useCallback(
    (step: ViewStep) => {
      if (!counts || told.current.has(step)) return;
      told.current.add(step);
      // The page may be left with this very press, so the browser has to send it all the same.
      fetch(`/api/v1/publications/${encodeURIComponent(contentId)}/view`, {
        method: "POST",
        keepalive: true,
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ step }),
        // What could not be counted is not the viewer's concern.
      }).catch(() => {});
    },
    [contentId, counts],
  );
  return useMemo(
    () => ({
      setPlaying: (isPlaying) => {
        if (!isPlaying) return watched.pause();
        watched.play(performance.now());
        tell("start");
      },
      act: () => tell("action"),
      follow: (position) => {
        watched.follow(position, performance.now());
        if (watched.seconds >= watchedShare * durationSeconds) tell("end");
      },
    }),
    [tell, durationSeconds, watched],
  );
}

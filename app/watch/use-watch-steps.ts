import { useCallback, useMemo, useRef } from "react";
import { type ViewStep, watchedShare } from "~/domain/publications/view-counts";

/** Longer than this between two positions is a jump, not watching, also where the screen draws seldom. */
const longestStepSeconds = 1;

export interface WatchSteps {
  /** It plays. */
  start: () => void;
  /** It has come to a position, in seconds; up to once per frame. */
  follow: (positionSeconds: number) => void;
  /** The button to the other site was pressed. */
  act: () => void;
}

/** Tells the server how far a viewer comes, each step once as long as the page lives; nothing where `counts` is false. */
export function useWatchSteps(contentId: string, durationSeconds: number, counts: boolean): WatchSteps {
  const told = useRef(new Set<ViewStep>());
  const watched = useRef({ seconds: 0, position: 0 });
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
      start: () => tell("start"),
      act: () => tell("action"),
      follow: (position) => {
        const step = position - watched.current.position;
        watched.current.position = position;
        if (!told.current.has("start") || step <= 0 || step > longestStepSeconds) return;
        watched.current.seconds += step;
        if (watched.current.seconds >= watchedShare * durationSeconds) tell("end");
      },
    }),
    [tell, durationSeconds],
  );
}

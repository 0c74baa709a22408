import { useCallback, useRef, useState } from "react";
import type { TimelinePointer } from "./pointer";
import type { TimelineSurface } from "./surface";
import { type TimelineKind, Toolbar } from "./toolbar";
import { Tracks } from "./tracks";
import { useTimelineCommands } from "./use-timeline-commands";
import { useMoved, useTrackEdits } from "./use-track-edits";

/** The video in time: as a strip of scenes, and as tracks; one selection in both. */
export function TimelinePane() {
  const edits = useTrackEdits();
  const moved = useMoved(edits);
  const [kind, setKind] = useState<TimelineKind>("tracks");
  const [isSnapping, setSnapping] = useState(true);
  const surface = useRef<TimelineSurface>(null);
  const pointer = useRef<TimelinePointer>(null);
  const toggleSnapping = useCallback(() => setSnapping((is) => !is), []);
  const commands = useTimelineCommands({ edits, surface, toggleSnapping });
  return (
    <section aria-label="Timeline" className="@container flex h-full min-h-0 flex-col bg-raised">
      <Toolbar kind={kind} onKind={setKind} isSnapping={isSnapping} moved={moved} commands={commands} />
      <Tracks
        edits={edits}
        isSnapping={isSnapping}
        surfaceRef={surface}
        pointerRef={pointer}
        focusedKey={null}
        onMenu={() => {}}
      />
    </section>
  );
}

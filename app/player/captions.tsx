import { useSyncExternalStore } from "react";
import type { CaptionTrack } from "~/player/caption-track";
import type { PlayerController } from "~/player/player-controller";
import type { Cue } from "~/scene/composition";

/** The cue at a moment; where two overlap, the later one. */
export function cueAt(cues: readonly Cue[], timeSeconds: number): Cue | null {
  return (
    cues.findLast(
      ({ startSeconds, endSeconds }) => timeSeconds >= startSeconds && timeSeconds < endSeconds,
    ) ?? null
  );
}

interface CaptionsProps {
  controller: PlayerController;
  track: CaptionTrack;
  /** The controls are in the way: captions stand above them. */
  isRaised: boolean;
}

/** What is being said, as text over the picture. */
export default function Captions({ controller, track, isRaised }: CaptionsProps) {
  const cue = useSyncExternalStore(
    controller.subscribeToPosition,
    () => cueAt(track.cues, controller.positionSeconds),
    () => null,
  );
  return (
    <div
      data-player-part="captions"
      lang={track.language}
      dir="auto"
      className={`pointer-events-none absolute inset-x-0 z-10 grid justify-items-center px-[4%] text-center transition-[bottom] duration-150 ${
        isRaised ? "bottom-23" : "bottom-[6%]"
      }`}
    >
      {cue && (
        <p className="max-w-[34em] text-balance rounded-sm bg-black/80 px-[0.5em] py-[0.15em] font-medium text-[clamp(0.8125rem,4cqi,1.5rem)] text-white leading-snug">
          {cue.text}
        </p>
      )}
    </div>
  );
}

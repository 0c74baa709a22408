import { useSyncExternalStore } from "react";
import type { PlayerController } from "~/player/player-controller";
import { timecode } from "~/player/timecode";
import type { Composition } from "~/scene/composition";

interface ScrubberProps {
  controller: PlayerController;
  composition: Composition;
}

/** Position, as a bar to drag with a tick where each scene starts. */
export function Scrubber({ controller, composition }: ScrubberProps) {
  const position = usePosition(controller);
  const { durationSeconds, sceneStartsSeconds } = composition;
  const share = (seconds: number) => `${(100 * seconds) / durationSeconds}%`;
  return (
    <div className="group/scrubber relative flex h-6 grow items-center">
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${timecode(position)} of ${timecode(durationSeconds)}`}
        data-player-part="position"
        min={0}
        max={durationSeconds}
        step="any"
        value={position}
        onChange={(event) => controller.seek(event.currentTarget.valueAsNumber)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          controller.beginScrub();
        }}
        onLostPointerCapture={() => controller.endScrub()}
        className="peer absolute inset-0 size-full cursor-pointer touch-none opacity-0"
      />
      <div className="pointer-events-none relative h-1 grow rounded-full bg-white/25 transition-[height] group-hover/scrubber:h-1.5 peer-focus-visible:outline-2 peer-focus-visible:outline-white peer-focus-visible:outline-offset-4">
        <div
          className="absolute inset-y-0 left-0 rounded-full bg-accent"
          style={{ width: share(position) }}
        />
        {sceneStartsSeconds.slice(1).map((start) => (
          <div
            key={start}
            className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-black/55"
            style={{ left: share(start) }}
          />
        ))}
        <div
          className="absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full bg-white shadow-sm"
          style={{ left: share(position) }}
        />
      </div>
    </div>
  );
}

/** Position and length in digits. */
export function TimeDisplay({ controller, composition }: ScrubberProps) {
  const position = usePosition(controller);
  return (
    <span className="shrink-0 px-1 text-text text-xs tabular-nums">
      {timecode(position)}
      <span className="text-muted"> / {timecode(composition.durationSeconds)}</span>
    </span>
  );
}

function usePosition(controller: PlayerController): number {
  return useSyncExternalStore(
    controller.subscribeToPosition,
    // In steps of 1/50 s: React has nothing to do for changes nobody sees.
    () => Math.round(controller.positionSeconds * 50) / 50,
    () => 0,
  );
}

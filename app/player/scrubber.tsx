import { type PointerEvent, Suspense, useState, useSyncExternalStore } from "react";
import { lazyPart } from "~/player/lazy-part";
import type { Shown } from "~/player/paint";
import type { PlayerController } from "~/player/player-controller";
import type { Composition } from "~/scene/composition";
import { timecode } from "~/scene/timecode";

const ScrubBubble = lazyPart(() => import("~/player/scrub-bubble"));

/** A named part of a video. */
export interface PlayerChapter {
  startSeconds: number;
  title: string;
}

interface ScrubberProps {
  controller: PlayerController;
  shown: Shown;
  /** The whole composition, of which `shown` may be a part. */
  composition: Composition;
  mediaUrl: (assetId: string) => string;
  chapters: readonly PlayerChapter[];
}

/** Position, as a bar to drag with a tick where each scene starts, and stills of what lies under the pointer. */
export function Scrubber({ controller, shown, composition, mediaUrl, chapters }: ScrubberProps) {
  const position = usePosition(controller);
  const [pointedSeconds, setPointedSeconds] = useState<number | null>(null);
  const { durationSeconds, sceneStartsSeconds } = composition;
  const share = (seconds: number) => `${(100 * seconds) / durationSeconds}%`;
  const point = (event: PointerEvent<HTMLElement>) => {
    // A finger that only passes over is not pointing.
    if (event.pointerType !== "mouse" && !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.max(0, Math.min(1, (event.clientX - left) / width));
    setPointedSeconds(at * durationSeconds);
  };
  return (
    <div className="group/scrubber relative flex h-6 grow items-center">
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={positionText(position, durationSeconds, chapters)}
        data-player-part="position"
        min={0}
        max={durationSeconds}
        step="any"
        value={position}
        onChange={(event) => controller.seek(event.currentTarget.valueAsNumber)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          controller.beginScrub();
          point(event);
        }}
        onPointerMove={point}
        onPointerLeave={() => setPointedSeconds(null)}
        onLostPointerCapture={(event) => {
          controller.endScrub();
          if (event.pointerType !== "mouse") setPointedSeconds(null);
        }}
        className="peer absolute inset-0 size-full cursor-pointer touch-none appearance-none opacity-0 [&::-moz-range-thumb]:w-px [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
      />
      <div className="pointer-events-none relative h-1 grow rounded-full bg-text/25 transition-[height] group-hover/scrubber:h-1.5 peer-focus-visible:outline-2 peer-focus-visible:outline-text peer-focus-visible:outline-offset-4">
        {pointedSeconds !== null && (
          <div
            className="absolute inset-y-0 left-0 rounded-full bg-text/25"
            style={{ width: share(pointedSeconds) }}
          />
        )}
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
          className="absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full bg-text shadow-sm"
          style={{ left: share(position) }}
        />
      </div>
      {pointedSeconds !== null && (
        <Suspense fallback={null}>
          <ScrubBubble
            shown={shown}
            mediaUrl={mediaUrl}
            timeSeconds={pointedSeconds}
            title={chapterAt(chapters, pointedSeconds)?.title}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Position and length in digits. */
export function TimeDisplay({ controller, composition }: Pick<ScrubberProps, "controller" | "composition">) {
  const position = usePosition(controller);
  return (
    <span className="hidden shrink-0 px-1 text-text text-xs tabular-nums @3xs/player:inline">
      {timecode(position)}
      <span className="text-muted"> / {timecode(composition.durationSeconds)}</span>
    </span>
  );
}

/** Name of the chapter being shown, where there is room. */
export function ChapterDisplay({ controller, chapters }: Pick<ScrubberProps, "controller" | "chapters">) {
  const title = useSyncExternalStore(
    controller.subscribeToPosition,
    () => chapterAt(chapters, controller.positionSeconds)?.title,
    () => undefined,
  );
  return (
    <span className="hidden min-w-0 grow truncate px-2 text-muted text-xs @lg/player:block">{title}</span>
  );
}

function chapterAt(chapters: readonly PlayerChapter[], seconds: number): PlayerChapter | undefined {
  return chapters.findLast(({ startSeconds }) => seconds >= startSeconds);
}

function positionText(position: number, durationSeconds: number, chapters: readonly PlayerChapter[]): string {
  const title = chapterAt(chapters, position)?.title;
  return `${timecode(position)} of ${timecode(durationSeconds)}${title ? `, ${title}` : ""}`;
}

function usePosition(controller: PlayerController): number {
  return useSyncExternalStore(
    controller.subscribeToPosition,
    // In steps of 1/50 s: React has nothing to do for changes nobody sees.
    () => Math.round(controller.toldSeconds * 50) / 50,
    () => 0,
  );
}

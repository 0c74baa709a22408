import { type RefObject, useEffect, useRef, useState } from "react";
import { onEachFrame, onPreviewFrame, qualityScale } from "~/player/frame-loop";
import { fitCanvas, paint, type Shown } from "~/player/paint";
import { Stage } from "~/player/stage";
import { stillTime } from "~/player/still-time";
import { useInView } from "~/player/use-in-view";
import { useReducedMotion } from "~/player/use-media-query";
import { useShown } from "~/player/use-shown";
import type { Composition } from "~/scene/composition";

export interface PreviewPlayerProps {
  /**
   * Best resolved at about the size it is shown: pictures are decoded no larger than the composition needs. Keep the
   * object between renders.
   */
  composition: Composition;
  mediaUrl: (assetId: string) => string;
  /** Names the video for people who do not see it. */
  label: string;
  poster?: string;
  /** Plays as long as it is in view, pointed at or not. */
  autoPlay?: boolean;
  /** Plays in step with all others that have the same clock, as the clock says, whatever motion is asked for. */
  clock?: PreviewClock;
  className?: string;
}

/** The time of previews that play together. Keep the object as long as it says the same. */
export interface PreviewClock {
  isPlaying: boolean;
  /** When they began, on the page's clock. */
  sinceMs: number;
  /** When they begin again: the length of the longest. A shorter one waits at its end. */
  loopSeconds: number;
}

/** Loading starts this far outside the view, so that scrolling finds pictures, not colours. */
const LOAD_MARGIN = "200px";

/**
 * A small silent player for grids: a still that plays while the pointer or the keyboard focus is on it, or on the link or
 * button around it. All previews of a page share one frame loop; out of view they hold no pictures.
 */
export function PreviewPlayer({
  composition,
  mediaUrl,
  label,
  poster,
  autoPlay = false,
  clock,
  className = "",
}: PreviewPlayerProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const reducedMotion = useReducedMotion();
  const isNear = useInView(containerRef, LOAD_MARGIN);
  const isInView = useInView(containerRef);
  const isPointedAt = useIsPointedAt(containerRef);
  const isMeantToPlay = isInView && (clock ? clock.isPlaying : (isPointedAt || autoPlay) && !reducedMotion);
  const { shown } = useShown(composition, mediaUrl, {
    wanted: isNear ? (isMeantToPlay ? "all" : "part") : "nothing",
    firstSeconds: () => stillTime(composition),
  });
  const isPlaying = isMeantToPlay && shown !== null;
  const playingSinceMs = useRef<number | null>(null);
  // The canvas keeps its last picture when the assets are gone.
  const [hasPicture, setHasPicture] = useState(false);

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas || !shown) return;
    setHasPicture(true);
    if (isPlaying) {
      playingSinceMs.current ??= performance.now();
      return playIn(canvas, shown, {
        sinceMs: clock?.sinceMs ?? playingSinceMs.current,
        loopSeconds: clock?.loopSeconds ?? shown.composition.durationSeconds,
        isOneOfMany: clock !== undefined,
      });
    }
    playingSinceMs.current = null;
    let isGone = false;
    const paintStill = () => {
      if (isGone) return;
      fitCanvas(canvas, shown.composition);
      paint(canvas, shown, stillTime(shown.composition));
    };
    paintStill();
    const observer = new ResizeObserver(paintStill);
    observer.observe(canvas);
    void shown.assets.prepare(stillTime(shown.composition))?.then(paintStill);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [shown, isPlaying, clock]);

  return (
    <div
      ref={containerRef}
      role="img"
      aria-label={label}
      data-playing={isPlaying ? "" : undefined}
      data-ready={hasPicture ? "" : undefined}
      className={`relative isolate w-full overflow-hidden ${className}`}
      style={{ aspectRatio: `${composition.width} / ${composition.height}` }}
    >
      <Stage canvasRef={canvasRef} composition={composition} poster={poster} isReady={hasPicture} />
    </div>
  );
}

/** CSS pixels along the longer side up to which a player is one of many small ones. */
const LARGEST_PREVIEW = 480;

interface Loop {
  sinceMs: number;
  loopSeconds: number;
  isOneOfMany: boolean;
}

/** Plays in a circle until the returned function is called. What is not loaded yet is waited for. */
function playIn(
  canvas: HTMLCanvasElement,
  shown: Shown,
  { sinceMs, loopSeconds, isOneOfMany }: Loop,
): () => void {
  const { durationSeconds } = shown.composition;
  let isDecoding = false;
  const draw = () => {
    if (isDecoding) return;
    const elapsedSeconds = ((performance.now() - sinceMs) / 1000) % loopSeconds;
    const position = Math.min(elapsedSeconds, durationSeconds - 1e-3, shown.untilSeconds - 1e-3);
    const preparing = shown.assets.prepare(position);
    isDecoding = preparing !== null;
    void preparing?.then(() => {
      isDecoding = false;
    });
    fitCanvas(canvas, shown.composition, qualityScale());
    paint(canvas, shown, position);
  };
  const isSmall = Math.max(canvas.clientWidth, canvas.clientHeight) <= LARGEST_PREVIEW;
  return isSmall || isOneOfMany ? onPreviewFrame(draw) : onEachFrame(draw);
}

/** Whether pointer or focus is on the element or on the link, button or marked host around it. */
function useIsPointedAt(ref: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setPointedAt] = useState(false);
  useEffect(() => {
    const host = ref.current?.closest<HTMLElement>("a, button, [data-preview-host]") ?? ref.current;
    if (!host) return;
    const listening = new AbortController();
    const { signal } = listening;
    const enter = () => setPointedAt(true);
    const leave = () => setPointedAt(false);
    // A finger has no hover; what it would leave behind is a preview that never stops.
    host.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && enter(), { signal });
    host.addEventListener("pointerleave", leave, { signal });
    host.addEventListener("focusin", () => host.matches(":has(:focus-visible), :focus-visible") && enter(), {
      signal,
    });
    host.addEventListener("focusout", leave, { signal });
    return () => listening.abort();
  }, [ref]);
  return isPointedAt;
}

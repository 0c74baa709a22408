import { useEffect, useMemo, useRef } from "react";
import { onPreviewFrame } from "~/player/frame-loop";
import { fitCanvas, paint } from "~/player/paint";
import { Stage } from "~/player/stage";
import { stillTime } from "~/player/still-time";
import { useShown } from "~/player/use-shown";
import { sizeOfFormat } from "~/scene/format-size";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { sceneMoment } from "~/studio/stills/scene-moment";

interface RowPlayerProps {
  storyboard: Storyboard;
  library: Library;
  mediaUrl: (assetId: string) => string;
  label: string;
  isPlaying: boolean;
  /** While it does not play: the scene that is shown; nothing for the moment that stands for the video. */
  sceneId: string | null;
}

/** Twice the pixels the pane shows on common screens. */
const previewScale = 0.55;

/** A row's video, silent: it plays in a circle, or stands at the scene that is being edited and shows each edit at once. */
export function RowPlayer({ storyboard, library, mediaUrl, label, isPlaying, sceneId }: RowPlayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const composition = useMemo(
    () => resolveComposition(storyboard, sizeOfFormat(storyboard.format, previewScale), library),
    [storyboard, library],
  );
  const sceneIndex = storyboard.scenes.findIndex(({ id }) => id === sceneId);
  const stillSeconds = sceneIndex < 0 ? stillTime(composition) : sceneMoment(composition, sceneIndex);
  const { shown } = useShown(composition, mediaUrl, { wanted: "all", firstSeconds: () => stillSeconds });
  const begunMs = useRef<number | null>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !shown) return;
    let isGone = false;
    let isPreparing = false;
    const draw = (seconds: number) => {
      fitCanvas(element, shown.composition);
      paint(element, shown, seconds);
      // Names what is seen, for whoever waits for it.
      element.dataset.drawn = shown.composition === composition ? "present" : "part";
    };
    const drawPrepared = (seconds: number) => {
      const preparing = shown.assets.prepare(seconds);
      isPreparing = preparing !== null;
      void preparing?.then(() => {
        isPreparing = false;
        if (!isGone) draw(seconds);
      });
      draw(seconds);
    };
    if (isPlaying) {
      begunMs.current ??= performance.now();
      const stop = onPreviewFrame(() => {
        if (isPreparing) return;
        const elapsed = (performance.now() - (begunMs.current ?? 0)) / 1000;
        drawPrepared(Math.min(elapsed % shown.composition.durationSeconds, shown.untilSeconds - 1e-3));
      });
      return () => {
        isGone = true;
        stop();
      };
    }
    begunMs.current = null;
    drawPrepared(stillSeconds);
    const observer = new ResizeObserver(() => draw(stillSeconds));
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [shown, composition, isPlaying, stillSeconds]);

  return (
    <div
      role="img"
      aria-label={label}
      className="relative isolate max-h-full w-full overflow-hidden rounded-md shadow-raised"
      style={{ aspectRatio: `${composition.width} / ${composition.height}` }}
    >
      <Stage canvasRef={canvas} composition={composition} isReady={shown !== null} />
    </div>
  );
}

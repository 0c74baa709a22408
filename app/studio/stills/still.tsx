import { useEffect, useRef, useState } from "react";
import type { Format } from "~/domain/video/format";
import { stillTime } from "~/player/still-time";
import { sizeOfFormat } from "~/scene/format-size";
import { sceneMoment } from "./scene-moment";
import type { Stills } from "./use-stills";

interface StillProps {
  stills: Stills | null;
  /** Place among the storyboards given to `useStills`. */
  index: number;
  /** The scene to show; without one, the moment that stands for the whole video. */
  sceneId?: string;
  /** Gives the shape while nothing is painted yet. */
  format: Format;
  className?: string;
}

/** One moment of a storyboard, drawn by the engine. It is decoration: whatever it stands in has a name. */
export function Still({ stills, index, sceneId, format, className = "" }: StillProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [isPainted, setPainted] = useState(false);
  const drawn = stills?.drawn[index];
  const painter = stills?.painter;

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas || !drawn || !painter) return;
    const { storyboard, composition } = drawn;
    const sceneIndex = storyboard.scenes.findIndex(({ id }) => id === sceneId);
    // A scene that is newer than the stills keeps its empty frame until they come.
    if (sceneId !== undefined && sceneIndex < 0) return;
    const timeSeconds = sceneId === undefined ? stillTime(composition) : sceneMoment(composition, sceneIndex);
    return painter.paint(canvas, composition, timeSeconds, () => setPainted(true));
  }, [drawn, painter, sceneId]);

  const { width, height } = sizeOfFormat(format);
  return (
    <span
      aria-hidden="true"
      data-still={isPainted ? "ready" : "waiting"}
      className={`relative block overflow-hidden bg-neutral-5 ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <canvas
        ref={canvasRef}
        className={`absolute inset-0 size-full transition-opacity ${isPainted ? "" : "opacity-0"}`}
      />
      <span className="picture-edge absolute inset-0 rounded-[inherit]" />
    </span>
  );
}

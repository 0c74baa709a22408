import { useEffect, useRef, useState } from "react";
import { fitCanvas } from "~/player/paint";
import type { Composition } from "~/scene/composition";
import type { Stills } from "./use-stills";

interface StillProps {
  stills: Stills | null;
  /** Place in the compositions given to `useStills`. */
  index: number;
  /** Shape and colour while nothing is painted yet. */
  composition: Composition;
  timeSeconds: number;
  className?: string;
}

/** One moment of a composition, drawn by the engine. It is decoration: whatever it stands in has a name. */
export function Still({ stills, index, composition, timeSeconds, className = "" }: StillProps) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [isPainted, setPainted] = useState(false);
  const drawn = stills?.compositions[index];
  const painter = stills?.painter;

  useEffect(() => {
    const canvas = canvasRef.current;
    if (!canvas || !drawn || !painter) return;
    fitCanvas(canvas, drawn);
    return painter.paint(canvas, drawn, timeSeconds, () => setPainted(true));
  }, [drawn, painter, timeSeconds]);

  return (
    <span
      aria-hidden="true"
      data-still={isPainted ? "ready" : "waiting"}
      className={`picture-edge relative block overflow-hidden ${className}`}
      style={{
        aspectRatio: `${composition.width} / ${composition.height}`,
        backgroundColor: composition.background,
      }}
    >
      <canvas
        ref={canvasRef}
        className={`absolute inset-0 size-full transition-opacity ${isPainted ? "" : "opacity-0"}`}
      />
    </span>
  );
}

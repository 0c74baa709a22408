import { useEffect, useRef, useState } from "react";
import { sizeOfFormat } from "~/scene/format-size";
import type { Storyboard } from "~/scene/storyboard";
import type { RowStillPainter } from "./row-still-painter";

interface RowStillProps {
  painter: RowStillPainter;
  storyboard: Storyboard;
}

/** A row's video as one moment of it. The one before stays until an edit's is drawn. */
export function RowStill({ painter, storyboard }: RowStillProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(
    () => (canvas.current ? painter.paint(canvas.current, storyboard, () => setDrawn(true)) : undefined),
    [painter, storyboard],
  );
  const { width, height } = sizeOfFormat(storyboard.format);
  return (
    <span
      aria-hidden="true"
      data-still={isDrawn ? "ready" : "waiting"}
      className="relative block max-h-11 max-w-11 overflow-hidden rounded-[4px] bg-neutral-5"
      style={{ aspectRatio: `${width} / ${height}`, [width > height ? "width" : "height"]: "100%" }}
    >
      <canvas
        ref={canvas}
        className={`absolute inset-0 size-full transition-opacity ${isDrawn ? "" : "opacity-0"}`}
      />
    </span>
  );
}

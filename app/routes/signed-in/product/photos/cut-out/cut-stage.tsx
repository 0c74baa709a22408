import { type PointerEvent, useEffect, useRef } from "react";
import type { CutSheet } from "~/image-editor/cut-sheet";
import type { MaskStroke } from "~/image-editor/mask-shape";

export const grounds = {
  checks: {
    label: "Checks",
    style: "repeating-conic-gradient(#c9c9ce 0 25%, #f4f4f6 0 50%) 0 0 / 16px 16px",
  },
  light: { label: "White", style: "#fff" },
  dark: { label: "Black", style: "#111" },
} as const;
export type Ground = keyof typeof grounds;

interface CutStageProps {
  sheet: CutSheet;
  ground: Ground;
  /** Null: the picture is moved by the pointer instead. */
  brush: Pick<MaskStroke, "size" | "hardness" | "erase"> | null;
  zoom: number;
  onStroke: (stroke: MaskStroke) => void;
}

/** The cut-out on a plain ground; the brush paints on it at the pointer. */
export function CutStage({ sheet, ground, brush, zoom, onStroke }: CutStageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const points = useRef<number[]>([]);
  useEffect(() => {
    if (canvas.current) sheet.showIn(canvas.current);
  }, [sheet]);

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): [number, number] {
    const box = currentTarget.getBoundingClientRect();
    return [
      ((clientX - box.left) / box.width) * sheet.size.width,
      ((clientY - box.top) / box.height) * sheet.size.height,
    ];
  }

  function paintTo(event: PointerEvent<HTMLElement>) {
    if (!brush) return;
    const [x, y] = pointOf(event);
    const [fromX = x, fromY = y] = points.current.slice(-2);
    points.current.push(x, y);
    sheet.paint(brush, [fromX, fromY, x, y]);
  }

  function end() {
    const drawn = points.current;
    points.current = [];
    if (brush && drawn.length >= 2) onStroke({ kind: "stroke", ...brush, points: drawn });
  }

  return (
    <div className="max-h-[46dvh] overflow-auto rounded-md bg-sunken sm:max-h-[56dvh]">
      <canvas
        ref={canvas}
        aria-label="The cut-out"
        role="img"
        style={{
          background: grounds[ground].style,
          width: zoom === 1 ? undefined : `${zoom * 100}%`,
          maxWidth: zoom === 1 ? "100%" : "none",
          touchAction: brush ? "none" : "auto",
        }}
        className={`mx-auto block ${zoom === 1 ? "max-h-[46dvh] sm:max-h-[56dvh]" : ""} ${brush ? "cursor-crosshair" : ""}`}
        onPointerDown={(event) => {
          if (event.button !== 0 || !brush) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          paintTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) paintTo(event);
        }}
        onPointerUp={end}
        onPointerCancel={end}
      />
    </div>
  );
}

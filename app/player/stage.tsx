import type { ReactNode, Ref } from "react";
import type { Composition } from "~/scene/composition";

interface StageProps {
  canvasRef: Ref<HTMLCanvasElement>;
  composition: Composition;
  /** Picture shown until the first frame is drawn. */
  poster?: string | undefined;
  isReady: boolean;
  children?: ReactNode;
}

/** The canvas, and what stands in its place until it has something to show: poster, or the video's own colour. */
export function Stage({ canvasRef, composition, poster, isReady, children }: StageProps) {
  return (
    <>
      {/* A canvas has whole pixels, so its shape is not quite that of its box, which would show as a line at its edge. */}
      <canvas
        ref={canvasRef}
        className="absolute inset-0 size-full object-cover in-[:fullscreen]:object-contain"
      />
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 overflow-hidden transition-opacity duration-150"
        style={{ backgroundColor: composition.background, opacity: isReady ? 0 : 1 }}
      >
        {poster ? (
          <img
            src={poster}
            alt=""
            // One that comes inside the page has few pixels: its blur reaches over the edges.
            className={`size-full object-cover ${poster.startsWith("data:") ? "scale-110 blur-md" : ""}`}
          />
        ) : (
          <div className="size-full animate-pulse bg-linear-to-br from-white/12 to-black/12 motion-reduce:animate-none" />
        )}
      </div>
      {children}
    </>
  );
}

import type { ReactNode } from "react";
import type { Stage } from "~/image-editor/stage";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import type { useLoadedImage } from "./loaded-images";
import { useCanvasKeys } from "./use-canvas-keys";
import { type PointerTask, usePointer } from "./use-pointer";

interface CanvasPaneProps {
  canvas: HTMLCanvasElement | null;
  /** Is told of the canvas, always the same function. */
  onCanvas: (canvas: HTMLCanvasElement | null) => void;
  stage: Stage | null;
  base: ReturnType<typeof useLoadedImage>;
  task: PointerTask;
  /** What the image is called. */
  title: string;
  /** What is said of the images that are compared. */
  compared: ReactNode;
  /** The field in which a layer's words are typed. */
  typed: ReactNode;
  /** A bar over the canvas. */
  children: ReactNode;
}

/** The image, as large as there is room for it. */
export function CanvasPane(props: CanvasPaneProps) {
  const { canvas, onCanvas, stage, base, task, title, compared, typed, children } = props;
  usePointer(canvas, stage, task);
  const onKeyDown = useCanvasKeys(stage, task);
  return (
    <div className="relative min-h-40 min-w-0 grow overflow-hidden bg-sunken">
      <div
        role="application"
        aria-label={`${title || "Picture"}: arrow keys move the view, plus and minus zoom`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on by keys, too
        tabIndex={0}
        onKeyDown={onKeyDown}
        data-loaded={base.kind === "present" || undefined}
        className="absolute inset-0 -outline-offset-2"
      >
        <canvas ref={onCanvas} className="size-full touch-none select-none text-accent" />
      </div>
      {typed}
      {compared}
      <div className="pointer-events-none absolute inset-x-2 top-2 flex justify-center">{children}</div>
      {base.kind === "loading" && (
        <p
          role="status"
          className="pointer-events-none absolute inset-0 grid animate-appear place-items-center text-muted"
        >
          <Spinner className="size-6" />
          <span className="sr-only">Loading the picture</span>
        </p>
      )}
      {base.kind === "failed" && (
        <div
          role="alert"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6"
        >
          <p className="max-w-[40ch] text-center text-lg text-muted">{base.message}</p>
          <Button variant="primary" onClick={base.retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

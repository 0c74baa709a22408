import { Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { lazy } from "~/client/lazy";
import { ArrangeItems, HereItems } from "~/editor/canvas/canvas-menu";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { partKeyOf } from "~/editor/canvas/canvas-parts";
import { MissingMedia } from "~/editor/canvas/missing-media";
import { drawOverlay, type OverlayColors } from "~/editor/canvas/overlay-painter";
import { PartList } from "~/editor/canvas/part-list";
import { Rulers } from "~/editor/canvas/rulers";
import { SelectionFrame } from "~/editor/canvas/selection-frame";
import { StagePainter } from "~/editor/canvas/stage-painter";
import { TextEditor } from "~/editor/canvas/text-editor";
import { useCanvasClipboard } from "~/editor/canvas/use-canvas-clipboard";
import { useCanvasDrop } from "~/editor/canvas/use-canvas-drop";
import { useCanvasKeys, useSelectAllKey } from "~/editor/canvas/use-canvas-keys";
import { askForMenu, useCanvasPointer } from "~/editor/canvas/use-canvas-pointer";
import { PinsOverPicture } from "~/editor/comments/pins-over-picture";
import { targetKey } from "~/editor/target";
import { ContextMenu } from "~/ui/context-menu";

const CanvasUploads = lazy(() => import("~/editor/canvas/canvas-uploads"));

interface CanvasStageProps {
  model: CanvasModel;
  /** Of several beside each other, it is the one that is worked on. */
  isActive?: boolean;
  /** Where the tools of a text stand while it is written; absent: beside the text. */
  textTools?: HTMLElement | null;
}

/** One canvas in its pane: the picture the engine draws, and over it the lines, handles and what is pressed. */
export function CanvasStage({ model, isActive = true, textTools = null }: CanvasStageProps) {
  const mode = useSyncExternalStore(model.subscribe, () => model.mode);
  const paneRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const overlayRef = useRef<HTMLCanvasElement>(null);
  useCanvasPointer(model, paneRef);
  useCanvasKeys(model, paneRef);
  const takeFocus = useCallback(() => {
    const pane = paneRef.current;
    if (!pane?.contains(document.activeElement)) focusSelected(model, pane);
  }, [model]);
  useSelectAllKey(model, isActive, takeFocus);
  const [hasTaken, setTaken] = useState(false);
  const onFiles = useCallback(() => setTaken(true), []);
  useCanvasClipboard(model, paneRef, onFiles);
  useCanvasDrop(model, paneRef, onFiles);

  useEffect(() => {
    const pane = paneRef.current;
    const canvas = canvasRef.current;
    const overlay = overlayRef.current;
    if (!pane || !canvas || !overlay) return;
    const painter = new StagePainter(canvas, model.invalidate);
    model.painter = painter;
    const measure = () => model.setPane({ width: pane.clientWidth, height: pane.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(pane);
    const stop = model.onDraw(() => {
      const { composition, seconds, view, mode } = model;
      const width = composition.width * view.scale;
      const height = composition.height * view.scale;
      placeCanvas(canvas, width, height, view);
      painter.draw(composition, seconds, {
        box: model.pane.width > 0 ? { width: Math.round(width), height: Math.round(height) } : nothing,
        isPlaying: model.editor.playhead.isPlaying,
        isPassing: model.isPreviewing,
        hiddenKey: mode?.kind === "text" ? partKeyOf(mode.target) : null,
      });
      canvas.toggleAttribute("data-ready", painter.isReady);
      pane.toggleAttribute("data-drawing", model.isDrawing);
      drawOverlay(overlay, model, colorsOf);
    });
    return () => {
      stop();
      observer.disconnect();
      painter.close();
      model.painter = null;
    };
  }, [model]);

  const pane = (
    <div
      ref={paneRef}
      tabIndex={-1}
      data-canvas-pane=""
      data-pane-entry=""
      className="relative min-h-0 grow touch-none select-none overflow-hidden outline-none data-drawing:cursor-crosshair data-dropping:shadow-[inset_0_0_0_3px_var(--color-accent)] focus-visible:not-data-pressed:shadow-[inset_0_0_0_2px_var(--color-focus)]"
    >
      <canvas ref={canvasRef} className="absolute top-0 left-0 origin-top-left bg-black/10 shadow-overlay" />
      <canvas
        ref={overlayRef}
        className="pointer-events-none absolute inset-0 size-full text-accent outline-on-accent data-passing:z-[3]"
      />
      <SelectionFrame model={model} />
      <PartList model={model} />
      <Rulers model={model} />
      <MissingMedia model={model} />
      {model.source.format === model.editor.read().storyboard.format && <PinsOverPicture model={model} />}
      {mode?.kind === "text" && (
        <TextEditor key={targetKey(mode.target)} model={model} target={mode.target} textTools={textTools} />
      )}
      {hasTaken && (
        <Suspense>
          <CanvasUploads model={model} />
        </Suspense>
      )}
    </div>
  );
  return (
    <ContextMenu
      trigger={pane}
      focusAfter={() => focusSelected(model, paneRef.current)}
      onLongPress={(finger) => paneRef.current && askForMenu(model, paneRef.current, finger)}
    >
      <HereItems model={model} />
      <ArrangeItems model={model} />
    </ContextMenu>
  );
}

/** Where the arrows and Delete reach what is selected. */
function focusSelected(model: CanvasModel, pane: HTMLElement | null): void {
  const [first] = model.selectedParts;
  const button = first && pane?.querySelector<HTMLElement>(`[data-part="${CSS.escape(first.key)}"]`);
  (button ?? pane)?.focus({ preventScroll: true });
}

/** Of a pane that is not shown. */
const nothing = { width: 0, height: 0 };

function placeCanvas(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
  { x, y }: { x: number; y: number },
): void {
  const { style } = canvas;
  const [w, h] = [`${width}px`, `${height}px`];
  if (style.width !== w) style.width = w;
  if (style.height !== h) style.height = h;
  style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

/** Nothing outlines the canvas: its outline's colour is there for what is written on that of its text. */
function colorsOf(element: HTMLElement): OverlayColors {
  const { color, outlineColor } = getComputedStyle(element);
  return { line: color, halo: "rgb(255 255 255 / 0.6)", onLine: outlineColor };
}

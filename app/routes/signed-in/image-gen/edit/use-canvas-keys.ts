import { type KeyboardEvent, useRef } from "react";
import { addArea } from "~/image-editor/drags/mask-drags";
import type { Point } from "~/image-editor/geometry";
import type { Layer } from "~/image-editor/layers/layer";
import { shiftLayer } from "~/image-editor/layers/layer-list";
import { rectanglePoints } from "~/image-editor/mask-shape";
import type { Stage } from "~/image-editor/stage";
import { brushOf } from "./begin-drag";
import type { PointerTask } from "./use-pointer";

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The canvas by keys: arrows move the view, a chosen layer, or with a mask tool the ring, by larger steps with Shift. Enter puts the
 * brush down, with Shift from where it was last; with a rectangle or a lasso it sets corners, and Shift closes a lasso.
 */
export function useCanvasKeys(stage: Stage | null, task: PointerTask) {
  const at = useRef<Point | null>(null);
  const corners = useRef<number[]>([]);
  return (event: KeyboardEvent) => {
    if (!stage || event.ctrlKey || event.metaKey || event.altKey) return;
    const { tools, change, draft } = task;
    const isMask = task.kind === "mask" && tools.tool !== "pan";
    const step = steps[event.key];
    const screenPixels = event.shiftKey ? 64 : 16;
    const layerId = task.kind === "layers" ? stage.scene.chosenLayerId : null;
    if (step && layerId) {
      event.preventDefault();
      const by = event.shiftKey ? 10 : 1;
      const shift = (layers: Layer[]) => shiftLayer(layers, layerId, step[0] * by, step[1] * by);
      change((before) => ({ ...before, layers: shift(before.layers) }), `nudge ${layerId}`);
      return;
    }
    if (layerId && event.key === "Enter") {
      event.preventDefault();
      task.onTypeLayer(layerId);
      return;
    }
    if (step && !isMask) {
      event.preventDefault();
      stage.pan(-step[0] * screenPixels, -step[1] * screenPixels);
      return;
    }
    if (!isMask) return;
    const { width, height } = stage.scene.image;
    const from = at.current ?? { x: width / 2, y: height / 2 };
    const brush = brushOf(tools);
    if (step) {
      event.preventDefault();
      const by = screenPixels / stage.view.scale;
      at.current = {
        x: Math.min(width, Math.max(0, from.x + step[0] * by)),
        y: Math.min(height, Math.max(0, from.y + step[1] * by)),
      };
      const open = corners.current;
      stage.show({
        brush: { at: at.current, size: brush.size, erase: brush.erase },
        outline: open.length === 0 ? null : outlineOf(tools.tool, open, at.current),
      });
      return;
    }
    if (event.key === "Escape") {
      corners.current = [];
      stage.show({ outline: null });
      return;
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    at.current = from;
    if (tools.tool === "lasso" || tools.tool === "rectangle") {
      const isClosing = tools.tool === "rectangle" ? corners.current.length === 2 : event.shiftKey;
      if (!isClosing) {
        corners.current = [...corners.current, from.x, from.y];
        return;
      }
      const outline = outlineOf(tools.tool, corners.current, from);
      corners.current = [];
      stage.show({ outline: null });
      if (outline.length >= 6) addArea(change, outline, tools.takesAway);
      return;
    }
    const last = draft.mask.at(-1);
    const start = event.shiftKey && last?.kind === "stroke" ? last.points.slice(-2) : [];
    change(
      (before) => ({
        ...before,
        mask: [...before.mask, { kind: "stroke", ...brush, points: [...start, from.x, from.y] }],
      }),
      null,
    );
  };
}

function outlineOf(tool: string, corners: readonly number[], at: Point): number[] {
  const [x = at.x, y = at.y] = corners;
  return tool === "rectangle" ? rectanglePoints(x, y, at.x, at.y) : [...corners, at.x, at.y];
}

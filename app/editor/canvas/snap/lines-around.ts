import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { CanvasPart } from "~/editor/canvas/canvas-parts";
import { boundsOf } from "~/editor/canvas/geometry";
import { type SnapLines, snapLinesOf } from "~/editor/canvas/snap/snap-lines";
import { safeInsets } from "~/scene/format-size";

/** Distance within which something snaps, in CSS pixels. */
const reach = 6;

export function snapThreshold(model: CanvasModel): number {
  return reach / model.view.scale;
}

/** What parts that are moved may snap to: everything on the canvas but themselves, and the guides that are seen. */
export function linesAround(model: CanvasModel, moved: readonly CanvasPart[]): SnapLines {
  const keys = new Set(moved.map(({ key }) => key));
  const { showsRulers, guides } = model.settings.read();
  const others = model.parts.filter(
    ({ key, part }) => !keys.has(key) && !part.isHidden && part.kind !== "background",
  );
  return snapLinesOf(
    model.composition,
    others.map(({ posed }) => boundsOf(posed)),
    safeInsets(model.source.format, model.editor.read().storyboard.platform),
    showsRulers ? guides : { x: [], y: [] },
  );
}

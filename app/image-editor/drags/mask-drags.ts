import type { Point } from "../geometry";
import { type MaskShape, type MaskStroke, rectanglePoints } from "../mask-shape";
import { simplifyLine } from "../simplify-line";
import type { Drag, DragContext } from "./drag";

export type Brush = Pick<MaskStroke, "size" | "hardness" | "erase">;

/**
 * Paints as long as the pointer is down; the finished stroke is one shape. One that goes on begins with a straight line
 * from where the last one ended.
 */
export function brushDrag(
  { stage, draft, change }: DragContext,
  brush: Brush,
  at: Point,
  goesOn: boolean,
): Drag {
  const { x, y } = stage.imagePointAt(at);
  const last = goesOn ? draft.mask.findLast((shape) => shape.kind === "stroke") : undefined;
  const [fromX = x, fromY = y] = last?.points.slice(-2) ?? [];
  const points = [fromX, fromY, x, y];
  const { mask } = stage.scene;
  mask?.drawOn(brush, [fromX, fromY, x, y]);
  stage.redraw();
  return {
    move(next) {
      const { x, y } = stage.imagePointAt(next);
      const [lastX = x, lastY = y] = points.slice(-2);
      // Closer than that is trembling.
      if (Math.hypot(x - lastX, y - lastY) * stage.view.scale < 1) return;
      mask?.drawOn(brush, [lastX, lastY, x, y]);
      points.push(x, y);
      stage.show({ brush: { at: { x, y }, size: brush.size, erase: brush.erase } });
    },
    end() {
      const tolerance = Math.min(0.4 / stage.view.scale, brush.size / 16);
      const shape: MaskShape = { kind: "stroke", ...brush, points: simplifyLine(points, tolerance) };
      const shapes = [...draft.mask, shape];
      mask?.settle(shapes);
      change((before) => ({ ...before, mask: shapes }), null);
    },
    cancel() {
      mask?.show(draft.mask, draft.featherPixels);
      stage.redraw();
    },
  };
}

/** Encloses an area by hand. */
export function lassoDrag({ stage, change }: DragContext, erase: boolean, at: Point): Drag {
  const first = stage.imagePointAt(at);
  const points = [first.x, first.y];
  return {
    move(next) {
      const { x, y } = stage.imagePointAt(next);
      points.push(x, y);
      stage.show({ outline: [...points] });
    },
    end() {
      stage.show({ outline: null });
      const kept = simplifyLine(points, 0.5 / stage.view.scale);
      if (kept.length >= 6) addArea(change, kept, erase);
    },
    cancel: () => stage.show({ outline: null }),
  };
}

/** Encloses what lies between two corners; with Shift, a square. */
export function rectangleDrag({ stage, change }: DragContext, erase: boolean, at: Point): Drag {
  const first = stage.imagePointAt(at);
  let last = first;
  const points = () => rectanglePoints(first.x, first.y, last.x, last.y).map(Math.round);
  return {
    move(next, { shiftKey }) {
      last = stage.imagePointAt(next);
      if (shiftKey) last = squareTo(first, last);
      stage.show({ outline: points() });
    },
    end() {
      stage.show({ outline: null });
      const isThere = Math.abs(last.x - first.x) >= 1 && Math.abs(last.y - first.y) >= 1;
      if (isThere) addArea(change, points(), erase);
    },
    cancel: () => stage.show({ outline: null }),
  };
}

/** The corner opposite to `from` of the square that a rectangle up to `to` lies in. */
function squareTo(from: Point, to: Point): Point {
  const side = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return { x: from.x + (to.x < from.x ? -side : side), y: from.y + (to.y < from.y ? -side : side) };
}

export function addArea(change: DragContext["change"], points: number[], erase: boolean): void {
  change((draft) => ({ ...draft, mask: [...draft.mask, { kind: "area", erase, points }] }), null);
}

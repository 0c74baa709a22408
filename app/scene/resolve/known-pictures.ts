import type { PictureAreas, ShareBox } from "~/domain/image/picture-report";
import type { Box } from "~/scene/composition";
import type { MediaPart } from "~/scene/layouts/part";
import { within } from "~/scene/resolve/covered-share";
import { wholeWindow } from "~/scene/resolve/crop";
import { canvasBox } from "~/scene/resolve/frame";
import { isPanel, leftByPanels, type Panel } from "~/scene/resolve/panels";
import type { PlacedParts, SceneContext } from "~/scene/resolve/scene-context";
import { pictureBox } from "~/scene/resolve/scene-picture";
import { shownMedia } from "~/scene/resolve/scene-slots";

export interface KnownPicture {
  part: MediaPart;
  index: number;
  areas: PictureAreas;
  /** Where its picture stands, in pixels, and what of it is seen. */
  box: Box;
  window: ShareBox;
  focus: { x: number; y: number };
}
/** The pictures of a scene of which it is known what is where, shown sharp and whole, rather than a detail of them. */
export function knownPictures(placed: PlacedParts, context: SceneContext): KnownPicture[] {
  const canvas = canvasBox(context.frame);
  return context.arrangement.parts.flatMap((part, index) => {
    if (part.kind !== "media" || part.blur || part.detail) return [];
    const shown = shownMedia(context, part.slot);
    const partBox = placed.boxes.get(part.id);
    if (!partBox || !shown || shown.isRepeated || shown.media.kind !== "picture") return [];
    const { areas, focusX, focusY } = shown.media;
    if (!areas) return [];
    const box = pictureBox(part, partBox, context.frame);
    return [
      {
        part,
        index,
        areas,
        box,
        window: windowOf(part, box, canvas, panelsOver(index, placed, context)),
        focus: { x: focusX, y: focusY },
      },
    ];
  });
}

function panelsOver(index: number, placed: PlacedParts, { arrangement }: SceneContext): Panel[] {
  return arrangement.parts.slice(index + 1).flatMap((part) => {
    const box = placed.boxes.get(part.id);
    return box && isPanel(part) ? [{ part, box }] : [];
  });
}

/** What of a box is seen: what is on the canvas and under no panel, without the corners that a shape cuts off. */
function windowOf({ shape }: MediaPart, box: Box, canvas: Box, panels: readonly Panel[]): ShareBox {
  const seen = leftByPanels(within(box, canvas), panels);
  const left = (seen.x - box.x) / box.width;
  const top = (seen.y - box.y) / box.height;
  const right = left + seen.width / box.width;
  const bottom = top + seen.height / box.height;
  const inner = shape === "round" || shape === "pill" ? ROUND_WINDOW : wholeWindow;
  const x = Math.max(left, inner.x);
  const y = Math.max(top, inner.y);
  return {
    x,
    y,
    width: Math.max(0.01, Math.min(right, inner.x + inner.width) - x),
    height: Math.max(0.01, Math.min(bottom, inner.y + inner.height) - y),
  };
}

/** Between the square in a circle and the one around it: few subjects fill their corners. */
const ROUND_WINDOW: ShareBox = { x: 0.08, y: 0.08, width: 0.84, height: 0.84 };

/** The view about a point, moved as far as the picture reaches. */
export function viewAbout(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
) {
  return {
    x: Math.min(1 - width, Math.max(0, x - width / 2)),
    y: Math.min(1 - height, Math.max(0, y - height / 2)),
    distance: 0,
  };
}

import type { Format } from "~/domain/video/format";
import type { Box } from "~/scene/composition";
import { type Size, sizeOfFormat } from "~/scene/format-size";
import { type Arrangement, arrangementOf, type Layout } from "~/scene/layouts/layout";
import type { MediaPart } from "~/scene/layouts/part";
import { viewSize, viewsOfSubject, wholeWindow } from "~/scene/resolve/crop";
import { isPanel, leftByPanels } from "~/scene/resolve/panels";
import { mediaOf } from "~/scene/resolve/scene-slots";
import type { Scene } from "~/scene/storyboard";

/** What a layout costs that cuts off the whole subject, shows it blurred alone, or leaves no room for words on its picture. */
const CUT_COSTS = 140;
const BLURRED_COSTS = 60;
const CROWDED_COSTS = 80;
/** What is drawn has no detail that is worth a look from near: a cut-out of it looks like a mistake. */
const DETAIL_COSTS = 60;
/** Colour and light alone say nothing in a frame: they fill the scene, as far as a layout lets them. */
const EMPTY_COSTS = 120;
const FRAMED_COSTS = 40;
/** About the share of a canvas of 9:16 that each kind of content takes in a size that is read well. */
const ROOM = { label: 0.04, headline: 0.19, body: 0.1, action: 0.08, figure: 0.16 } as const;
/** What margins and controls take at an edge of the canvas. */
const MARGIN = 0.08;

/**
 * How badly a layout suits a picture that was drawn, before anything is placed: how much of the subject its crop
 * cuts off, and whether the words that stand on the picture have room beside the subject; of one without a subject, how
 * much of the scene it leaves. 0 where all is well.
 */
export function subjectMisfit(layout: Layout, scene: Scene, format: Format): number {
  const media = mediaOf(scene);
  const areas = media?.kind === "picture" ? media.areas : undefined;
  const arrangement = arrangementOf(layout, format);
  const part = arrangement.parts.find(isMainPicture);
  if (!areas || layout.slots.picture === undefined) return 0;
  if (!part) return BLURRED_COSTS;
  const hasDetail = arrangement.parts.some((each) => each.kind === "media" && each.detail !== undefined);
  const detailed = hasDetail ? DETAIL_COSTS : 0;
  const canvas = sizeOfFormat(format);
  const box = roughBox(part, arrangement, canvas);
  if (!areas.box) {
    const share = (box.width * box.height) / (canvas.width * canvas.height);
    const framed = part.frame === "none" ? 0 : FRAMED_COSTS;
    const isBlurred = arrangement.parts.some((each) => each.kind === "media" && each.blur !== undefined);
    return detailed + (isBlurred ? BLURRED_COSTS : 0) + framed + Math.max(0, 1 - share) * EMPTY_COSTS;
  }
  const size = viewSize(areas.ratio, box);
  const shown = Math.min(1, size.width / areas.box.width) * Math.min(1, size.height / areas.box.height);
  const cut = (1 - shown) * CUT_COSTS + detailed;
  if (!hasWordsOn(arrangement) || box.width < canvas.width || box.height < canvas.height) return cut;
  const { x, y } = viewsOfSubject(areas.box, size, wholeWindow);
  const right = areas.box.x + areas.box.width;
  const bottom = areas.box.y + areas.box.height;
  const free = Math.max(
    (areas.box.x - x[0]) / size.width,
    (areas.box.y - y[0]) / size.height,
    1 - (right - x[1]) / size.width,
    1 - (bottom - y[1]) / size.height,
  );
  const asked = Object.entries(ROOM).reduce((sum, [name, room]) => sum + (scene.slots[name] ? room : 0), 0);
  // Sizes of text follow the shorter side, so the same words take more of a canvas that is nearly square.
  const needed = asked * relativeSize(canvas);
  return cut + Math.max(0, 1 - (free - MARGIN) / needed) * CROWDED_COSTS;
}

/** How much larger a text is on a canvas, as a share of it, than on one of 9:16. */
function relativeSize({ width, height }: Size): number {
  const ratio = Math.max(width, height) / Math.min(width, height);
  return 16 / 9 / ratio;
}

function isMainPicture(part: Arrangement["parts"][number]): part is MediaPart {
  return part.kind === "media" && part.slot === "picture" && !part.blur && !part.detail;
}

function hasWordsOn({ parts }: Arrangement): boolean {
  return parts.some((part) => part.kind === "stack" && (part.on === "picture" || part.card !== undefined));
}

/** Where a picture stands about; one that grows is at least as high. */
function roughBox(part: MediaPart, { parts }: Arrangement, canvas: Size): Box {
  const { ratio } = part;
  const panels = parts.filter(isPanel).filter(({ within }) => within === part.within);
  const seen = leftByPanels(
    part.box,
    panels.map((panel) => ({ part: panel, box: panel.box })),
  );
  const width = seen.width * canvas.width;
  const height = seen.height * canvas.height;
  if (ratio === undefined) return { x: 0, y: 0, width, height };
  return { x: 0, y: 0, width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
}

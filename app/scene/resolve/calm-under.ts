import type { LuminanceRange, ShareBox } from "~/domain/image/picture-report";
import type { Box } from "~/scene/composition";
import { GAP_UNITS, inBox, shareOf, within } from "~/scene/resolve/covered-share";
import { onCanvas, viewSize } from "~/scene/resolve/crop";
import { boxesOverlap } from "~/scene/resolve/frame";
import { knownPictures, viewAbout } from "~/scene/resolve/known-pictures";
import type { PlacedStack, SceneContext } from "~/scene/resolve/scene-context";
import type { Template } from "~/scene/templates/template";

/** Of words without a scrim this share may stand beyond the calm part. */
const OUTSIDE_A_LITTLE = 0.04;

export type PictureMotion = Pick<Template["motion"]["picture"], "zoom" | "pan">;

/** How light the calm part of a picture is that words stand on; null where they stand elsewhere or it is not known. */
export function calmUnder({ stack, bounds }: PlacedStack, context: SceneContext): LuminanceRange | null {
  const { placed, frame, arrangement, template } = context;
  const beneath = arrangement.parts.slice(0, arrangement.parts.indexOf(stack)).findLastIndex((part) => {
    const box = placed.boxes.get(part.id);
    return part.kind !== "stack" && box !== undefined && boxesOverlap(box, bounds);
  });
  const picture = knownPictures(placed, context).find(({ index }) => index === beneath);
  if (!picture) return null;
  const { areas, box, focus, part } = picture;
  if (!areas.textBox || !areas.textLuminance) return null;
  const size = viewSize(areas.ratio, box);
  const view = placed.crops.get(part.id)?.view ?? { ...viewAbout(focus, size), ...size };
  const isCalm = inBox(steadyCalm(areas.textBox, view, box, template.motion.picture), GAP_UNITS * frame.unit);
  return shareOf(bounds, (x, y) => !isCalm(x, y)) <= OUTSIDE_A_LITTLE ? areas.textLuminance : null;
}

/** What of the canvas the calm part of a picture holds from the beginning of the picture's slow move to the end. */
export function steadyCalm(textBox: ShareBox, view: ShareBox, box: Box, { zoom, pan }: PictureMotion): Box {
  const calm = onCanvas(textBox, view, box);
  const steady = within(calm, grownAbout(box, calm, 1 + zoom));
  const slide = Math.min((box.width * Math.abs(pan)) / 2, steady.width / 2);
  return { ...steady, x: steady.x + slide, width: steady.width - 2 * slide };
}

/** Where a part of a picture stands when the picture has grown about the middle of its box. */
function grownAbout(box: Box, part: Box, scale: number): Box {
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    x: middleX + (part.x - middleX) * scale,
    y: middleY + (part.y - middleY) * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
}

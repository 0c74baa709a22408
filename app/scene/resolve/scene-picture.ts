import type { Animation, Box, PictureLayer } from "~/scene/composition";
import type { Draft } from "~/scene/resolve/draft";
import { coversCanvas, type Frame, toPixels } from "~/scene/resolve/frame";
import { pictureSlotOf } from "~/scene/resolve/scene-look";
import type { SceneContext } from "~/scene/resolve/scene-text";
import { contentStartSeconds, exit } from "~/scene/resolve/text-motion";
import { seededFraction } from "~/scene/seeded-choice";

/** Pictures begin before the text, so that the text lands on something that is already there. */
const LEAD_SECONDS = 0.12;
const GAP_UNITS = 60;

/** Where the scene's picture stands, in pixels; `null` where the layout or the scene has none. */
export function pictureBoxOf(context: SceneContext): Box | null {
  const area = context.arrangement.picture;
  if (!area || !pictureSlotOf(context.scene)) return null;
  const box = toPixels(area.box, area.within, context.frame);
  const grown = area.grows ? growBetween(box, area.within, context) : box;
  return area.shape === "round" ? largestSquare(grown) : grown;
}

/** The box as high as the texts above and below it allow, with a gap to each. */
function growBetween(box: Box, within: "canvas" | "safe", { frame, textBounds }: SceneContext): Box {
  const middle = box.y + box.height / 2;
  const gap = GAP_UNITS * frame.unit;
  const above = textBounds.filter((text) => text.y + text.height / 2 < middle);
  const below = textBounds.filter((text) => text.y + text.height / 2 >= middle);
  const lowest = within === "canvas" ? frame.height : frame.safe.y + frame.safe.height;
  const top = above.length > 0 ? Math.max(...above.map((text) => text.y + text.height)) + gap : box.y;
  const bottom = below.length > 0 ? Math.min(...below.map((text) => text.y)) - gap : lowest;
  return { ...box, y: top, height: bottom - top };
}

/** The scene's picture with its slow move and its entrance. */
export function pictureLayer(context: SceneContext): Draft | null {
  const { arrangement, scene, sceneIndex, timing, frame, template, seed } = context;
  const slot = pictureSlotOf(scene);
  const box = pictureBoxOf(context);
  if (!slot || !box || !arrangement.picture) return null;
  const isBackdrop = coversCanvas(box, frame);
  const { zoom, pan } = template.motion.picture;
  const grows = seededFraction(seed, `zoom/${scene.id}`) < 0.6;
  const panX = seededFraction(seed, `pan/${scene.id}`) < 0.5 ? 0 - pan : pan;
  const { shape } = arrangement.picture;
  const layer: PictureLayer = {
    id: `scene-${sceneIndex}/picture`,
    sceneIndex,
    startSeconds: timing.startSeconds,
    endSeconds: timing.endSeconds,
    box,
    kind: "picture",
    assetId: slot.assetId,
    fit: "cover",
    focusX: slot.focusX,
    focusY: slot.focusY,
    radius: shape === "round" ? box.width / 2 : shape === "rounded" ? template.radius * frame.unit : 0,
    motion: {
      fromScale: grows ? 1 : 1 + zoom,
      toScale: grows ? 1 + zoom : 1,
      panX,
      panY: 0,
    },
    animations: isBackdrop ? [] : [...entrance(context, box, frame), ...exit(timing, template)],
  };
  return { layer, part: isBackdrop ? "backdrop" : "content" };
}

function entrance(context: SceneContext, box: Box, frame: Frame): Animation[] {
  const { enter, seconds, easing } = context.template.motion.picture;
  const startSeconds = Math.max(
    context.timing.startSeconds,
    contentStartSeconds(context.timing, context.template) - LEAD_SECONDS,
  );
  const span = { startSeconds, endSeconds: startSeconds + seconds, easing };
  const appear: Animation = { property: "opacity", from: 0, to: 1, ...span };
  switch (enter) {
    case "fade":
      return [appear];
    case "wipe": {
      const opensUpwards = frame.format === "9:16" || box.width > box.height;
      const edge = opensUpwards ? "bottom" : frame.direction === "rtl" ? "left" : "right";
      return [{ property: "clip", from: 0, to: 1, ...span, edge }];
    }
    case "rise":
      return [appear, { property: "y", from: 110 * frame.unit, to: 0, ...span }];
    case "grow":
      return [
        { ...appear, endSeconds: startSeconds + seconds * 0.4 },
        { property: "scale", from: 0.86, to: 1, ...span },
      ];
  }
}

function largestSquare(box: Box): Box {
  const side = Math.min(box.width, box.height);
  return { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side };
}

import type {
  Animation,
  Box,
  ClipLayer,
  GroupLayer,
  Layer,
  PictureLayer,
  ShapeLayer,
} from "~/scene/composition";
import { withOpacity } from "~/scene/contrast";
import type { MediaPart } from "~/scene/layouts/part";
import { clipTimingOf } from "~/scene/resolve/clip-timing";
import { moveWithin, wholeWindow } from "~/scene/resolve/crop";
import type { Draft } from "~/scene/resolve/draft";
import { boxesOverlap, coversCanvas, type Frame, insetBox } from "~/scene/resolve/frame";
import { graphicBase } from "~/scene/resolve/graphic";
import { decoratePicture } from "~/scene/resolve/picture-decoration";
import type { Crop, SceneContext } from "~/scene/resolve/scene-context";
import { tiltOf } from "~/scene/resolve/scene-shapes";
import { shownMedia } from "~/scene/resolve/scene-slots";
import { contentStartSeconds, exit } from "~/scene/resolve/text-motion";
import { seededFraction } from "~/scene/seeded-choice";
import type { MediaContent } from "~/scene/storyboard";

/** Pictures begin before the text, so that the text lands on something that is already there. */
const LEAD_SECONDS = 0.12;
/** Between one picture of a scene and the next. */
const PICTURE_STEP_SECONDS = 0.14;
/** Which part of a picture is shown when it stands in for another: near its focus, not the whole. */
const REPEATED_DETAILS = [
  { scale: 1.9, x: -0.18, y: -0.2 },
  { scale: 2.3, x: 0.2, y: 0.16 },
  { scale: 1.6, x: 0.1, y: -0.1 },
];
const PRINT_EDGE = 0.045;
const PRINT_FOOT = 0.13;
const PHONE_EDGE = 0.035;
const PHONE_RADIUS = 0.13;
const BROWSER_BAR_UNITS = 58;

/** Where the scene's pictures and clips stand, in painting order. */
export function mediaBoxesOf({ arrangement, placed }: SceneContext): Box[] {
  return arrangement.parts.flatMap((part) =>
    part.kind === "media" || part.kind === "window" ? (placed.boxes.get(part.id) ?? []) : [],
  );
}

/** Whether something that belongs to the margin would lie on a picture or a panel. */
export function isCovered(box: Box, { arrangement, placed }: SceneContext): boolean {
  return arrangement.parts.some((part) => {
    if (part.kind === "stack" || part.kind === "gauge") return false;
    const partBox = placed.boxes.get(part.id);
    return partBox !== undefined && boxesOverlap(partBox, box);
  });
}

/** A picture or clip of the scene with its slow move, its frame and its entrance. `order` counts the pictures. */
export function mediaLayers(part: MediaPart, box: Box, order: number, context: SceneContext): Draft[] {
  const { timing, frame, template } = context;
  const shown = shownMedia(context, part.slot);
  if (!shown) return [];
  const repeated = shown.isRepeated ? REPEATED_DETAILS[order % REPEATED_DETAILS.length] : undefined;
  const isBackdrop = coversCanvas(box, frame);
  const enters: Animation[] = isBackdrop ? [] : [...entrance(context, box, order), ...exit(timing, template)];
  const tilt = tiltOf(part.tiltDegrees ?? 0, context);
  const detail = part.detail ?? repeated;

  if (part.frame === "none" && part.shape !== "arch") {
    const layer = mediaLayer(shown.media, part.id, box, radiusOf(part, box, context), detail, context);
    // What is blurred stands still: a blur that moves would be computed anew for every frame.
    const blur = part.blur ? { blur: part.blur * frame.unit, motion: null } : {};
    const animated: Layer = { ...layer, ...blur, animations: [...enters, ...tilt] };
    const role = isBackdrop ? "backdrop" : "content";
    if (part.blur) return [{ layer: animated, part: role }];
    if (isBackdrop || standsFree(box, context))
      return decoratePicture({ layer: animated, part: role }, context);
    // What touches an edge or another picture has no frame of its own, only the tint.
    const decorated = decoratePicture({ layer: animated, part: "backdrop" }, context);
    return decorated.map((draft) => ({ ...draft, part: role }));
  }
  const group: GroupLayer = {
    ...graphicBase(context, `${part.id}-frame`, box),
    kind: "group",
    layers: framedLayers(part, box, shown.media, detail, context),
    animations: [...tilt, ...enters],
  };
  return [{ layer: group, part: "content" }];
}

function standsFree(box: Box, context: SceneContext): boolean {
  const { width, height } = context.frame;
  const touchesEdge =
    box.x <= 1 || box.y <= 1 || box.x + box.width >= width - 1 || box.y + box.height >= height - 1;
  return !touchesEdge && mediaBoxesOf(context).length === 1;
}

/**
 * Prints and phones lie on the scene: they have a shadow even where the template has none. It is that of their background,
 * which stands still, while what is in them moves: it is painted once, not in every frame.
 */
function frameShadow(context: SceneContext): Pick<Layer, "shadow"> {
  const { unit } = context.frame;
  return { shadow: { color: "rgba(0,0,0,0.3)", blur: 48 * unit, x: 0, y: 18 * unit } };
}

function framedLayers(
  part: MediaPart,
  box: Box,
  media: MediaContent,
  detail: MediaPart["detail"],
  context: SceneContext,
): Layer[] {
  const { frame } = context;
  const background = (name: string, at: Box, color: string, radius: number): ShapeLayer => ({
    ...graphicBase(context, `${part.id}-${name}`, at),
    kind: "shape",
    shape: "rectangle",
    color,
    radius,
    animations: [],
  });
  const tinted = (at: Box, radius: number): Layer[] => {
    const layer = mediaLayer(media, part.id, at, radius, detail, context);
    return decoratePicture({ layer, part: "backdrop" }, context).map((draft) => draft.layer);
  };
  const shorter = Math.min(box.width, box.height);
  const screen = pictureBox(part, box, frame);
  switch (part.frame) {
    case "none": {
      // An arch: the mask's lower half ends below the picture.
      const radius = Math.min(box.width / 2, box.height);
      const mask = {
        shape: "rectangle" as const,
        box: { ...box, height: box.height + radius },
        radius,
        animations: [],
      };
      return tinted(box, 0).map((layer) => ({ ...layer, mask }));
    }
    case "print": {
      return [
        { ...background("paper", box, "#fdfcf8", shorter * 0.012), ...frameShadow(context) },
        ...tinted(screen, 0),
      ];
    }
    case "phone": {
      const edge = shorter * PHONE_EDGE;
      const radius = shorter * PHONE_RADIUS;
      const island = {
        x: box.x + box.width / 2 - shorter * 0.14,
        y: box.y + edge + shorter * 0.045,
        width: shorter * 0.28,
        height: shorter * 0.075,
      };
      return [
        { ...background("edge", box, "#3a3c40", radius), ...frameShadow(context) },
        background(
          "body",
          { ...box, x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 },
          "#0b0c0e",
          radius - 2,
        ),
        ...tinted(screen, radius - edge),
        background("island", island, "#0b0c0e", island.height / 2),
      ];
    }
    case "browser": {
      const bar = browserBar(box, frame);
      const dot = bar * 0.26;
      return [
        { ...background("window", box, "#f4f4f2", 14 * frame.unit), ...frameShadow(context) },
        ...[0, 1, 2].map((index) =>
          background(
            `dot-${index}`,
            {
              x: box.x + bar * 0.55 + index * dot * 1.7,
              y: box.y + (bar - dot) / 2,
              width: dot,
              height: dot,
            },
            ["#e9695e", "#f1bd4f", "#62c454"][index]!,
            dot / 2,
          ),
        ),
        background(
          "address",
          { x: box.x + box.width * 0.3, y: box.y + bar * 0.26, width: box.width * 0.4, height: bar * 0.48 },
          withOpacity("#1b1c1e", 0.09),
          bar,
        ),
        ...tinted(screen, 0),
      ];
    }
  }
}

/** Where the picture itself stands in its frame. */
export function pictureBox({ frame: kind }: MediaPart, box: Box, frame: Frame): Box {
  const shorter = Math.min(box.width, box.height);
  switch (kind) {
    case "none":
      return box;
    case "print": {
      const [edge, foot] = [shorter * PRINT_EDGE, shorter * PRINT_FOOT];
      const height = box.height - edge - foot;
      return { x: box.x + edge, y: box.y + edge, width: box.width - 2 * edge, height };
    }
    case "phone":
      return insetBox(box, shorter * PHONE_EDGE);
    case "browser": {
      const bar = browserBar(box, frame);
      return { ...box, y: box.y + bar, height: box.height - bar };
    }
  }
}

function browserBar(box: Box, { unit }: Frame): number {
  return Math.min(BROWSER_BAR_UNITS * unit, box.height * 0.14);
}

function mediaLayer(
  media: MediaContent,
  name: string,
  box: Box,
  radius: number,
  detail: MediaPart["detail"],
  context: SceneContext,
): PictureLayer | ClipLayer {
  const crop = context.placed.crops.get(name);
  const base = {
    ...graphicBase(context, name, box),
    assetId: media.assetId,
    fit: "cover" as const,
    ...focusOf(media, detail, crop),
    radius,
    animations: [],
  };
  if (media.kind === "clip") {
    const { chromaKey } = media;
    return { ...base, kind: "clip", ...clipTimingOf(media), ...(chromaKey && { chromaKey }) };
  }
  const { shot, template, seed } = context;
  const { zoom, pan } = template.motion.picture;
  const grows = seededFraction(seed, `zoom/${shot.seedId}/${name}`) < 0.6;
  const panX = seededFraction(seed, `pan/${shot.seedId}/${name}`) < 0.5 ? 0 - pan : pan;
  const scale = detail?.scale ?? 1;
  const motion = {
    fromScale: scale * (grows ? 1 : 1 + zoom),
    toScale: scale * (grows ? 1 + zoom : 1),
    panX,
    panY: 0,
  };
  return {
    ...base,
    kind: "picture",
    motion: crop ? moveWithin(motion, crop.subject, crop.view, crop.window) : motion,
  };
}

/** The middle of what is in view. A detail is one of the subject, where it is known. */
function focusOf(
  media: MediaContent,
  detail: MediaPart["detail"],
  crop: Crop | undefined,
): Pick<PictureLayer, "focusX" | "focusY"> {
  if (crop) {
    const { x, y, width, height } = crop.view;
    return { focusX: x + width / 2, focusY: y + height / 2 };
  }
  const subject = (media.kind === "picture" && media.areas?.box) || wholeWindow;
  return {
    focusX: clampFraction(media.focusX + (detail?.x ?? 0) * subject.width),
    focusY: clampFraction(media.focusY + (detail?.y ?? 0) * subject.height),
  };
}

function radiusOf({ shape }: MediaPart, box: Box, { template, frame }: SceneContext): number {
  const shorter = Math.min(box.width, box.height);
  switch (shape) {
    case "round":
    case "pill":
      return shorter / 2;
    case "rounded":
      return Math.min(template.radius * frame.unit, shorter / 4);
    default:
      return 0;
  }
}

function entrance(context: SceneContext, box: Box, order: number): Animation[] {
  const { enter, seconds, easing } = context.template.motion.picture;
  const { frame, timing } = context;
  const leadSeconds = LEAD_SECONDS - order * PICTURE_STEP_SECONDS;
  const startSeconds = contentStartSeconds(timing, context.template) - leadSeconds;
  const span = { startSeconds, endSeconds: startSeconds + seconds, easing };
  const appear: Animation = { property: "opacity", from: 0, to: 1, ...span };
  switch (enter) {
    case "fade":
      return [appear];
    case "wipe": {
      const opensUpwards = isTall(frame) || box.width > box.height;
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

function isTall({ height, width }: Frame): boolean {
  return height > width;
}

function clampFraction(value: number): number {
  return Math.min(1, Math.max(0, value));
}

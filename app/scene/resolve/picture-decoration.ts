import type { Animation, Box, Layer, ShapeLayer } from "~/scene/composition";
import { withOpacity } from "~/scene/contrast";
import type { Draft } from "~/scene/resolve/draft";
import { legibleTint, type MotifScene, motifShape } from "~/scene/resolve/motifs/motif-layer";
import { cornerMarks } from "~/scene/resolve/ornament";

const HAIRLINE_UNITS = 2.5;
const HAIRLINE_GAP_UNITS = 18;
const OFFSET_UNITS = 30;
const STICKER_EDGE_UNITS = 14;
const STICKER_TILT_DEGREES = 2.5;
const STICKER_EDGE_COLOR = "#ffffff";

/**
 * A scene's picture with what the template gives it: a tint, and, where it stands clear of the canvas's edges, a frame
 * of the template's kind that comes and goes with it. In painting order.
 */
export function decoratePicture(draft: Draft, scene: MotifScene): Draft[] {
  const { layer, part } = draft;
  if (layer.kind !== "picture" && layer.kind !== "clip") return [draft];
  const tint = tintOf(layer, part, scene);
  if (part === "backdrop") return [draft, ...tint];
  const name = layer.id.slice(layer.id.indexOf("/") + 1);
  const shadow = shadowLayers(layer, name, scene);
  switch (scene.template.pictureFrame) {
    case "none":
      return [...shadow, draft, ...tint];
    case "hairline":
      return [...shadow, draft, ...tint, hairline(layer, name, scene)];
    case "offset":
      return [offsetBlock(layer, name, scene), draft, ...tint];
    case "corners": {
      const gap = HAIRLINE_GAP_UNITS * scene.frame.unit;
      return [
        ...shadow,
        draft,
        ...tint,
        ...cornerMarks(scene, grow(layer.box, gap), scene.surface.accent, `${name}-corner`),
      ];
    }
    case "sticker":
      return sticker([draft, ...tint], layer, name, scene);
  }
}

/** The template's shadow in pixels, to be spread into a layer. */
export function shadowOf({ template, palette, frame }: MotifScene): Pick<Layer, "shadow"> {
  const { shadow } = template;
  if (!shadow) return {};
  const color = withOpacity(palette.overPicture.background, shadow.opacity);
  return { shadow: { color, blur: shadow.blur * frame.unit, x: 0, y: shadow.y * frame.unit } };
}

/** A card behind the picture casts its shadow: it stands still while the picture moves, so it is painted once. */
function shadowLayers(layer: Framed, name: string, scene: MotifScene): Draft[] {
  const shadow = shadowOf(scene);
  if (!shadow.shadow) return [];
  const { box, radius, animations } = layer;
  const color = scene.surface.background;
  return [
    motifShape(scene, `${name}-shadow`, { shape: "rectangle", box, radius, color, animations, ...shadow }),
  ];
}

type Framed = Extract<Layer, { kind: "picture" | "clip" }>;

function tintOf(layer: Framed, part: Draft["part"], scene: MotifScene): Draft[] {
  const { template, palette } = scene;
  if (!template.pictureTint) return [];
  const { blend, opacity } = template.pictureTint;
  const tint: ShapeLayer = {
    ...lifetimeOf(layer),
    id: `${layer.id}-tint`,
    kind: "shape",
    shape: "rectangle",
    box: layer.box,
    radius: layer.radius,
    color: withOpacity(palette.overPicture.motif, opacity),
    blend,
    animations: layer.animations,
  };
  return [{ layer: tint, part }];
}

function hairline(layer: Framed, name: string, scene: MotifScene): Draft {
  const { unit } = scene.frame;
  const gap = HAIRLINE_GAP_UNITS * unit;
  return motifShape(scene, `${name}-frame`, {
    shape: "rectangle",
    box: grow(layer.box, gap),
    color: scene.surface.accent,
    radius: layer.radius > 0 ? layer.radius + gap : 0,
    strokeWidth: HAIRLINE_UNITS * unit,
    animations: [...layer.animations, drawOn(layer)],
  });
}

function offsetBlock(layer: Framed, name: string, scene: MotifScene): Draft {
  const { frame, surface } = scene;
  const shift = OFFSET_UNITS * frame.unit;
  const side = frame.direction === "rtl" ? -1 : 1;
  const { startSeconds } = spanOf(layer);
  const span = {
    startSeconds: startSeconds + 0.2,
    endSeconds: startSeconds + 1.2,
    easing: "out-expo" as const,
  };
  return motifShape(scene, `${name}-block`, {
    shape: "rectangle",
    box: { ...layer.box, x: layer.box.x + shift * side, y: layer.box.y + shift },
    radius: layer.radius,
    color: legibleTint(surface),
    animations: [
      ...layer.animations,
      { property: "x", from: -shift * side, to: 0, ...span },
      { property: "y", from: -shift, to: 0, ...span },
    ],
  });
}

/** A picture with a thick white edge, a little askew, as if stuck on. */
function sticker(drafts: Draft[], layer: Framed, name: string, scene: MotifScene): Draft[] {
  const { frame, shot } = scene;
  const edge = STICKER_EDGE_UNITS * frame.unit;
  const degrees = STICKER_TILT_DEGREES * (shot.ground % 2 === 0 ? -1 : 1);
  const { startSeconds, endSeconds } = spanOf(layer);
  const tilt: Animation = {
    property: "rotation",
    from: degrees * -3,
    to: degrees,
    startSeconds,
    endSeconds: endSeconds + 0.3,
    easing: "spring",
  };
  const backing = motifShape(scene, `${name}-edge`, {
    shape: "rectangle",
    box: grow(layer.box, edge),
    radius: layer.radius > 0 ? layer.radius + edge : edge * 0.6,
    color: STICKER_EDGE_COLOR,
    animations: layer.animations,
    ...shadowOf(scene),
  });
  return [backing, ...drafts].map((draft) => ({
    ...draft,
    layer: { ...draft.layer, animations: [...draft.layer.animations, tilt] },
  }));
}

function drawOn(layer: Framed): Animation {
  const { startSeconds, endSeconds } = spanOf(layer);
  return {
    property: "value",
    from: 0,
    to: 1,
    startSeconds,
    endSeconds: endSeconds + 0.6,
    easing: "in-out-cubic",
  };
}

/** When the layer's own entrance begins and ends. */
function spanOf(layer: Framed): { startSeconds: number; endSeconds: number } {
  const first = layer.animations[0];
  return first && "startSeconds" in first
    ? { startSeconds: first.startSeconds, endSeconds: Math.max(first.endSeconds, first.startSeconds + 0.8) }
    : { startSeconds: layer.startSeconds, endSeconds: layer.startSeconds + 1 };
}

function lifetimeOf({ sceneIndex, startSeconds, endSeconds }: Layer) {
  return { ...(sceneIndex === undefined ? {} : { sceneIndex }), startSeconds, endSeconds };
}

function grow(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

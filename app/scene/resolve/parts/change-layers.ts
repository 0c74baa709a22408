import type { Animation, Box, GroupLayer, Layer, Mask } from "~/scene/composition";
import type { MaskShare, PartChanges } from "~/scene/part-changes";
import type { Frame } from "~/scene/resolve/frame";
import { cropByHand, keyframeAnimations } from "~/scene/resolve/parts/keyframes";
import { motionAnimations, withoutOwnMotion } from "~/scene/resolve/parts/motion";
import type { WholePart } from "~/scene/resolve/parts/whole-part";

/**
 * The layers of a part as a person has changed them, but for where they stand and how texts are set, which is known before.
 * What is done to the part as a whole is done to its one layer where it has one, else to a group of them.
 */
export function changeLayers(layers: readonly Layer[], part: WholePart, frame: Frame): Layer[] {
  const { changes, span } = part;
  const own = layers.map((layer) =>
    withoutOwnMotion({ ...changeContent(layer, part), partKey: part.key }, changes.motion, span),
  );
  const { flipX, flipY, mask, blend } = changes;
  const blur = changes.blur ? changes.blur * Math.min(frame.width, frame.height) : undefined;
  const animations = wholeAnimations(part, frame);
  const effects = {
    ...(blend && blend !== "normal" && { blend }),
    ...(flipX && { flipX }),
    ...(flipY && { flipY }),
    ...(blur && { blur }),
  };
  const isPlain = animations.length === 0 && Object.keys(effects).length === 0 && !mask;
  if (isPlain) return own;
  const [only] = own;
  if (own.length === 1 && only && !mask && moveAlike(only, animations)) {
    const blurred = only.blur && blur ? { blur: Math.hypot(only.blur, blur) } : {};
    return [{ ...only, ...effects, ...blurred, animations: [...only.animations, ...animations] }];
  }
  const group = (name: string, inner: Layer[], fields: Partial<GroupLayer>): GroupLayer => ({
    id: `${part.id}/${name}`,
    ...(part.sceneIndex === undefined ? {} : { sceneIndex: part.sceneIndex }),
    partKey: part.key,
    startSeconds: span.startSeconds,
    endSeconds: span.seenUntilSeconds,
    box: part.box,
    kind: "group",
    layers: inner,
    animations: [],
    ...fields,
  });
  // A mask stays while its layer moves: what moves the part moves a group around both.
  const masked = mask ? [group("masked", own, { mask: maskOf(mask, part.box) })] : own;
  return [group("whole", masked, { ...effects, animations })];
}

function wholeAnimations({ changes, span, box }: WholePart, frame: Frame): Animation[] {
  const lasting = (property: Animation["property"], value: number): Animation => ({
    property,
    from: value,
    to: value,
    startSeconds: span.startSeconds,
    endSeconds: span.seenUntilSeconds,
    easing: "linear",
  });
  const { opacity, rotationDegrees } = changes;
  return [
    ...(opacity !== undefined && opacity !== 1 ? [lasting("opacity", opacity)] : []),
    ...(rotationDegrees ? [lasting("rotation", rotationDegrees)] : []),
    ...keyframeAnimations(changes, span, frame),
    ...motionAnimations(changes.motion, span, box, frame),
  ];
}

/** Whether a layer alone moves as a group around it would: texts turn and grow in pieces. */
function moveAlike(layer: Layer, animations: readonly Animation[]): boolean {
  if (layer.kind !== "text") return true;
  const alike = new Set<Animation["property"]>(["opacity", "x", "y"]);
  return animations.every(({ property }) => alike.has(property));
}

function maskOf({ shape, radius, ...share }: MaskShare, box: Box): Mask {
  const [width, height] = [share.width * box.width, share.height * box.height];
  return {
    shape,
    box: { x: box.x + share.x * box.width, y: box.y + share.y * box.height, width, height },
    radius: (radius ?? 0) * Math.min(width, height),
    animations: [],
  };
}

function changeContent(layer: Layer, part: WholePart): Layer {
  const { changes, span } = part;
  switch (layer.kind) {
    case "group":
      return { ...layer, layers: layer.layers.map((inner) => changeContent(inner, part)) };
    case "picture":
    case "clip": {
      const crop = cropByHand(changes, span);
      return { ...layer, ...radiusOf(layer.box, changes), ...(crop && { crop }) };
    }
    case "shape": {
      const radius = layer.shape === "rectangle" ? radiusOf(layer.box, changes) : {};
      return { ...layer, ...radius, ...colorOf(changes) };
    }
    case "icon":
    case "progress":
      return { ...layer, ...colorOf(changes) };
    default:
      return layer;
  }
}

function colorOf({ color }: PartChanges): { color?: string } {
  return color ? { color } : {};
}

function radiusOf({ width, height }: Box, { cornerRadius }: PartChanges): { radius?: number } {
  return cornerRadius === undefined ? {} : { radius: cornerRadius * Math.min(width, height) };
}

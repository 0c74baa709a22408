import { quietZone } from "~/domain/qr/qr-picture";
import type { GroupLayer, Layer, ProgressLayer, ShapeLayer } from "~/scene/composition";
import { contrastRatio, withOpacity } from "~/scene/contrast";
import type { ElementContent } from "~/scene/element";
import type { ElementBase, ElementLook } from "~/scene/resolve/elements/element-look";
import { qrPath } from "~/scene/resolve/elements/qr-path";
import { shapePaths } from "~/scene/resolve/elements/shape-paths";
import { strokePath } from "~/scene/resolve/elements/stroke-path";
import { fitRatio, insetBox } from "~/scene/resolve/frame";

type ContentOf<Kind extends ElementContent["kind"]> = Extract<ElementContent, { kind: Kind }>;

/** Between the two colours of a code: less is not read reliably. */
const LEAST_QR_CONTRAST = 3;
const RING_SHARE = 0.11;
const TRACK_OPACITY = 0.2;

export function shapeElement(
  { shape, strokeWidth }: ContentOf<"shape">,
  base: ElementBase,
  { frame, ink }: ElementLook,
): ShapeLayer {
  const stroke = strokeWidth === undefined ? undefined : strokeWidth * Math.min(frame.width, frame.height);
  const outlined = stroke === undefined ? {} : { strokeWidth: stroke };
  const plain = { ...base, kind: "shape" as const, color: ink.accent, radius: 0 };
  if (shape === "line") {
    const height = Math.min(stroke ?? base.box.height, base.box.height);
    const y = base.box.y + (base.box.height - height) / 2;
    return { ...plain, shape: "rectangle", box: { ...base.box, y, height }, radius: height / 2 };
  }
  const path = shapePaths[shape];
  if (path) return { ...plain, ...outlined, shape: "path", path };
  return { ...plain, ...outlined, shape: shape === "ellipse" ? "ellipse" : "rectangle" };
}

/** Strokes drawn by hand; none is stretched when its box is. */
export function drawingElement(
  { strokes }: ContentOf<"drawing">,
  base: ElementBase,
  { frame, changes }: ElementLook,
): GroupLayer {
  const layers = strokes.map(({ points, width, color }, index): ShapeLayer => {
    const strokeWidth = width * Math.min(frame.width, frame.height);
    // An outline lies inside its box by half its width.
    const box = insetBox(base.box, -strokeWidth / 2);
    return {
      ...base,
      id: `${base.id}/stroke-${index}`,
      box,
      kind: "shape",
      shape: "path",
      path: strokePath(points, base.box),
      color: changes.color ?? color,
      radius: 0,
      strokeWidth,
    };
  });
  return { ...base, kind: "group", layers };
}

/** Dark on light, as readers expect, whatever was chosen that would not be read. */
export function qrElement(content: ContentOf<"qr">, base: ElementBase, { changes }: ElementLook): Layer[] {
  const background = content.background ?? "#ffffff";
  const wanted = changes.color ?? "#000000";
  const color = contrastRatio(wanted, background) >= LEAST_QR_CONTRAST ? wanted : inkOn(background);
  const { path, modules } = qrPath(content.text);
  const whole = fitRatio(base.box, 1);
  const quiet = (whole.width * quietZone) / (modules + 2 * quietZone);
  return [
    {
      ...base,
      id: `${base.id}/ground`,
      box: whole,
      kind: "shape",
      shape: "rectangle",
      color: background,
      radius: (changes.cornerRadius ?? 0) * whole.width,
    },
    {
      ...base,
      id: `${base.id}/code`,
      box: insetBox(whole, quiet),
      kind: "shape",
      shape: "path",
      path,
      color,
      radius: 0,
    },
  ];
}

function inkOn(background: string): string {
  return contrastRatio("#000000", background) >= LEAST_QR_CONTRAST ? "#000000" : "#ffffff";
}

/** Fills while the scene, or the whole video, goes on. */
export function progressElement(
  { shape, of, trackColor }: ContentOf<"progress">,
  base: ElementBase,
  { ink, progress }: ElementLook,
): ProgressLayer {
  return {
    ...base,
    kind: "progress",
    shape,
    share: 1,
    color: ink.accent,
    trackColor: trackColor ?? withOpacity(ink.text, TRACK_OPACITY),
    thickness: Math.min(base.box.width, base.box.height) * RING_SHARE,
    animations: [{ property: "value", from: 0, to: 1, ...progress[of], easing: "linear" }],
  };
}

import type { Draft } from "~/scene/resolve/draft";
import { canvasBox, type Frame } from "~/scene/resolve/frame";
import { legibleTint, type MotifScene, motifShape, moveFrom } from "~/scene/resolve/motifs/motif-layer";
import { dotsPath, linesPath } from "~/scene/resolve/motifs/motif-path";

const LINE_UNITS = 2;
const CELL_UNITS = 108;
const DOT_UNITS = 5;

/** Hairlines between the columns of a page, ruled from the top. */
export function columns(scene: MotifScene): Draft[] {
  const { frame, surface } = scene;
  const count = frame.width > frame.height ? 6 : 4;
  return Array.from({ length: count - 1 }, (_, index) =>
    motifShape(scene, `column-${index}`, {
      shape: "line",
      box: {
        x: (frame.width * (index + 1)) / count - (LINE_UNITS * frame.unit) / 2,
        y: 0,
        width: LINE_UNITS * frame.unit,
        height: frame.height,
      },
      color: legibleTint(surface),
      animations: [{ ...moveFrom(scene, "clip", index * 0.12)(0, 1, 1.4, "in-out-cubic"), edge: "top" }],
    }),
  );
}

/** Squared paper. */
export function grid(scene: MotifScene): Draft[] {
  const { frame, surface } = scene;
  const line = LINE_UNITS * frame.unit;
  const path = linesPath(
    steps(frame.width, frame),
    steps(frame.height, frame),
    line / frame.width,
    line / frame.height,
  );
  return [
    motifShape(scene, "grid", {
      shape: "path",
      path,
      box: canvasBox(frame),
      color: legibleTint(surface),
      animations: [{ ...moveFrom(scene, "clip")(0, 1, 1.1, "in-out-cubic"), edge: "top" }],
    }),
  ];
}

/** A field of dots, the size of a thumbtack each. */
export function dots(scene: MotifScene): Draft[] {
  const { frame, surface } = scene;
  const places = steps(frame.height, frame).flatMap((y) =>
    steps(frame.width, frame).map((x) => [x, y] as const),
  );
  const radius = DOT_UNITS * frame.unit;
  return [
    motifShape(scene, "dots", {
      shape: "path",
      path: dotsPath(places, radius / frame.width, radius / frame.height),
      box: canvasBox(frame),
      color: legibleTint(surface),
      animations: [moveFrom(scene, "opacity")(0, 1, 0.9, "out-cubic")],
    }),
  ];
}

/** Places of a regular step that leave the same rest at both ends, 0–1. */
function steps(length: number, frame: Frame): number[] {
  const cell = CELL_UNITS * frame.unit;
  const count = Math.floor(length / cell);
  const rest = (length - count * cell) / 2;
  return Array.from({ length: count + 1 }, (_, index) => (rest + index * cell) / length);
}

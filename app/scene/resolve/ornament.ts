import type { Animation, Box } from "~/scene/composition";
import type { Draft } from "~/scene/resolve/draft";
import { type MotifScene, motifShape, moveFrom } from "~/scene/resolve/motifs/motif-layer";
import type { SceneContext } from "~/scene/resolve/scene-context";
import { surfaceOn } from "~/scene/resolve/surfaces";

const INSET_UNITS = 38;
const LINE_UNITS = 2.5;
const CORNER_UNITS = 54;
const CROSS_UNITS = 30;

/**
 * Thin lines in the margins of a scene, over pictures too; no text stands there in any format. They take the colour
 * of texts on pictures where one fills the canvas.
 */
export function ornamentLayers(scene: SceneContext, isOnPicture: boolean): Draft[] {
  const color = (isOnPicture ? surfaceOn("picture", scene) : scene.surface).accent;
  switch (scene.template.ornament) {
    case "none":
      return [];
    case "frame":
      return [frameAround(scene, color)];
    case "corners":
      return cornerMarks(scene, marginBox(scene), color, "corner");
    case "crosses":
      return crosses(scene, color);
  }
}

/** Marks at the four corners of a box, each of two short lines that grow from the corner. */
export function cornerMarks(scene: MotifScene, box: Box, color: string, name: string): Draft[] {
  const line = LINE_UNITS * 1.4 * scene.frame.unit;
  const long = Math.min(CORNER_UNITS * scene.frame.unit, box.width / 4, box.height / 4);
  const corners = [
    { x: box.x, y: box.y, right: false, below: false },
    { x: box.x + box.width, y: box.y, right: true, below: false },
    { x: box.x, y: box.y + box.height, right: false, below: true },
    { x: box.x + box.width, y: box.y + box.height, right: true, below: true },
  ];
  return corners.flatMap(({ x, y, right, below }, index) => {
    const level = { x: right ? x - long : x, y: below ? y - line : y, width: long, height: line };
    const upright = { x: right ? x - line : x, y: below ? y - long : y, width: line, height: long };
    const grow = moveFrom(scene, "clip", 0.06 * index)(0, 1, 0.7);
    const mark = (part: string, at: Box, edge: "left" | "right" | "top" | "bottom") =>
      motifShape(scene, `${name}-${index}-${part}`, {
        shape: "line",
        box: at,
        color,
        animations: [{ ...grow, edge }],
      });
    return [
      mark("level", level, right ? "right" : "left"),
      mark("upright", upright, below ? "bottom" : "top"),
    ];
  });
}

function frameAround(scene: MotifScene, color: string): Draft {
  const draw: Animation = moveFrom(scene, "value")(0, 1, 2.2, "in-out-cubic");
  return motifShape(scene, "frame", {
    shape: "rectangle",
    box: marginBox(scene),
    color,
    strokeWidth: LINE_UNITS * scene.frame.unit,
    animations: [draw],
  });
}

function crosses(scene: MotifScene, color: string): Draft[] {
  const { frame } = scene;
  const box = marginBox(scene);
  const size = CROSS_UNITS * frame.unit;
  const line = LINE_UNITS * frame.unit;
  const xs = [box.x, box.x + box.width / 2, box.x + box.width];
  const places = [box.y, box.y + box.height].flatMap((y) => xs.map((x) => ({ x, y })));
  return places.flatMap(({ x, y }, index) => {
    const animations = [moveFrom(scene, "scale", 0.05 * index)(0, 1, 0.6, "out-back")];
    const bar = (part: string, width: number, height: number) =>
      motifShape(scene, `cross-${index}-${part}`, {
        shape: "line",
        box: { x: x - width / 2, y: y - height / 2, width, height },
        color,
        animations,
      });
    return [bar("level", size, line), bar("upright", line, size)];
  });
}

function marginBox({ frame }: MotifScene): Box {
  const inset = INSET_UNITS * frame.unit;
  return { x: inset, y: inset, width: frame.width - 2 * inset, height: frame.height - 2 * inset };
}

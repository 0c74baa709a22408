import type { Draft } from "~/scene/resolve/draft";
import {
  drift,
  legibleTint,
  type MotifPlace,
  type MotifScene,
  motifShape,
  moveFrom,
  scaled,
  turn,
} from "~/scene/resolve/motifs/motif-layer";
import { scallopPath } from "~/scene/resolve/motifs/motif-path";

const ROUND_SIZE = 1.15;
const SCALLOPS = 14;

/** One full round. */
export function disc(scene: MotifScene, place: MotifPlace): Draft[] {
  const animations = [moveFrom(scene, "scale")(0, 1, 1.15), ...drift(scene, 1)];
  const color = legibleTint(scene.surface);
  return [motifShape(scene, "disc", { shape: "ellipse", box: scaled(place, ROUND_SIZE), color, animations })];
}

/** Three circles about one centre, thick outside. */
export function rings(scene: MotifScene, place: MotifPlace): Draft[] {
  return [1, 0.7, 0.4].map((scale, index) =>
    motifShape(scene, `ring-${index}`, {
      shape: "ellipse",
      box: scaled(place, ROUND_SIZE * scale),
      color: legibleTint(scene.surface),
      strokeWidth: 46 * scene.frame.unit * scale,
      animations: [moveFrom(scene, "scale", index * 0.1)(0, 1, 1.15), ...drift(scene, 1)],
    }),
  );
}

/** A scalloped round, as of a label or a flower, that turns slowly. */
export function scallop(scene: MotifScene, place: MotifPlace): Draft[] {
  const animations = [
    moveFrom(scene, "scale")(0, 1, 1.3),
    moveFrom(scene, "rotation")(-60, 0, 1.6),
    turn(scene, 24),
  ];
  const color = legibleTint(scene.surface);
  const box = scaled(place, ROUND_SIZE * 1.05);
  return [
    motifShape(scene, "scallop", { shape: "path", path: scallopPath(SCALLOPS), box, color, animations }),
  ];
}

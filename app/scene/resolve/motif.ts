import type { Box } from "~/scene/composition";
import type { Draft } from "~/scene/resolve/draft";
import { coversCanvas } from "~/scene/resolve/frame";
import { glow, spotlight } from "~/scene/resolve/motifs/lights";
import { around, type MotifPlace, type MotifScene } from "~/scene/resolve/motifs/motif-layer";
import { columns, dots, grid } from "~/scene/resolve/motifs/patterns";
import { disc, rings, scallop } from "~/scene/resolve/motifs/rounds";
import { arches, blobs, paper, stripes } from "~/scene/resolve/motifs/shapes";
import type { Template } from "~/scene/templates/template";

type Motif = Exclude<Template["motif"], "none">;

const drawn: Record<Motif, (scene: MotifScene, place: MotifPlace) => Draft[]> = {
  disc,
  ring: rings,
  scallop,
  glow,
  spotlight,
  columns,
  grid,
  dots,
  paper,
  stripes,
  arches,
  blobs,
};

/** These are the background of a scene: they also show around pictures. Light stands behind the picture itself. */
const backgroundMotifs: ReadonlySet<Template["motif"]> = new Set([
  "columns",
  "grid",
  "dots",
  "spotlight",
  "blobs",
]);
const LIGHT_SIZE = 1.5;

/**
 * The template's own shapes behind everything else of a scene; none where a picture fills the canvas. `place` is where
 * the layout has room for them, in fractions of the canvas (size: of its shorter side); `pictures` are pixels.
 */
export function motifLayers(
  scene: MotifScene,
  place: { centreX: number; centreY: number; size: number } | null,
  pictures: readonly Box[],
): Draft[] {
  const { template, frame } = scene;
  const { motif } = template;
  if (motif === "none" || pictures.some((box) => coversCanvas(box, frame))) return [];
  const isBackground = backgroundMotifs.has(motif);
  const [picture] = pictures;
  if (picture) {
    if (motif !== "glow" && !isBackground) return [];
    const centre = [picture.x + picture.width / 2, picture.y + picture.height / 2] as const;
    return drawn[motif](scene, around(...centre, LIGHT_SIZE * frame.unit * 1080));
  }
  if (!place && !isBackground) return [];
  const { centreX, centreY, size } = place ?? { centreX: 0.5, centreY: 0.5, size: 1 };
  const mirrored = frame.direction === "rtl" ? 1 - centreX : centreX;
  const diameter = size * 1080 * frame.unit;
  return drawn[motif](scene, around(mirrored * frame.width, centreY * frame.height, diameter));
}

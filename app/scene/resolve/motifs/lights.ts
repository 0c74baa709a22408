import type { Animation, Box, GradientLayer } from "~/scene/composition";
import { withOpacity } from "~/scene/contrast";
import type { Draft } from "~/scene/resolve/draft";
import {
  around,
  drift,
  legibleOpacity,
  type MotifPlace,
  type MotifScene,
  scaled,
} from "~/scene/resolve/motifs/motif-layer";

const GLOW_SIZE = 1.9;

/** Two soft lights that drift past each other. */
export function glow(scene: MotifScene, place: MotifPlace): Draft[] {
  const opacity = legibleOpacity(scene.surface);
  // Where the two overlap they must not be stronger than one may be alone.
  const near = opacity * 0.75;
  const far = 1 - (1 - opacity) / (1 - near);
  const large = scaled(place, GLOW_SIZE);
  return [
    light(scene, "glow-near", large, near, drift(scene, 1)),
    light(scene, "glow-far", opposite(scene, large), far, drift(scene, -1)),
  ];
}

/** One lamp above the stage and the pool of light under it. */
export function spotlight(scene: MotifScene): Draft[] {
  const { frame, timing } = scene;
  const opacity = legibleOpacity(scene.surface);
  const width = frame.width * 1.7;
  const height = frame.height * 1.5;
  const box = { x: (frame.width - width) / 2, y: -height * 0.4, width, height };
  const dim: Animation = {
    property: "opacity",
    from: 0.55,
    to: 1,
    startSeconds: timing.startSeconds,
    endSeconds: timing.startSeconds + timing.enterSeconds + 1.6,
    easing: "out-cubic",
  };
  return [light(scene, "spotlight", box, opacity, [dim])];
}

function light(scene: MotifScene, name: string, box: Box, opacity: number, animations: Animation[]): Draft {
  const { surface, sceneIndex, timing } = scene;
  // Bell-shaped, so that no edge shows where the light ends.
  const stops = [0, 0.2, 0.4, 0.6, 0.8, 1].map((offset) => ({
    offset,
    color: withOpacity(surface.motif, opacity * (1 - offset * offset * (3 - 2 * offset)) ** 1.4),
  }));
  const layer: GradientLayer = {
    id: `scene-${sceneIndex}/${name}`,
    sceneIndex,
    startSeconds: timing.startSeconds,
    endSeconds: timing.endSeconds,
    box,
    kind: "gradient",
    angleDegrees: 0,
    radial: true,
    stops,
    animations,
  };
  return { layer, part: "furniture" };
}

function opposite({ frame }: MotifScene, box: Box): Box {
  const centreX = frame.width - (box.x + box.width / 2);
  const centreY = frame.height - (box.y + box.height / 2);
  return around(centreX, centreY, box.width * 0.8);
}

import type { Animation, Box, Easing, ShapeLayer } from "~/scene/composition";
import { AA_TEXT, blend, contrastRatio } from "~/scene/contrast";
import type { Draft } from "~/scene/resolve/draft";
import type { Frame } from "~/scene/resolve/frame";
import type { ShotOfScene } from "~/scene/resolve/scene-context";
import { contentStartSeconds } from "~/scene/resolve/text-motion";
import type { SceneTiming } from "~/scene/resolve/timing";
import type { Palette, Surface, Template } from "~/scene/templates/template";

/** What the template's own drawing in a scene depends on. */
export interface MotifScene {
  sceneIndex: number;
  shot: Pick<ShotOfScene, "ground">;
  template: Template;
  palette: Palette;
  surface: Surface;
  frame: Frame;
  timing: SceneTiming;
}

/** Square about the point the layout gives motifs, in pixels. */
export type MotifPlace = Box;

/** Largest opacity of a colour on the surface at which every text colour of it stays legible there. */
export function legibleOpacity(surface: Surface, color = surface.motif): number {
  const texts = [surface.text, surface.muted, surface.accent];
  for (let percent = 100; percent > 0; percent -= 2) {
    const seen = blend(surface.background, color, percent / 100);
    if (texts.every((text) => contrastRatio(text, seen) >= AA_TEXT)) return percent / 100;
  }
  return 0;
}

/** A colour toned down as far as the text that may stand on it needs. */
export function legibleTint(surface: Surface, color = surface.motif, strength = 1): string {
  return blend(surface.background, color, legibleOpacity(surface, color) * strength);
}

export function around(centreX: number, centreY: number, diameter: number): Box {
  return { x: centreX - diameter / 2, y: centreY - diameter / 2, width: diameter, height: diameter };
}

export function scaled(box: Box, scale: number): Box {
  return around(box.x + box.width / 2, box.y + box.height / 2, box.width * scale);
}

type MotifShape = Pick<ShapeLayer, "box" | "color" | "shape"> & Partial<ShapeLayer>;

/** A shape that lives as long as its scene. */
export function motifShape(scene: MotifScene, name: string, given: MotifShape): Draft {
  const { sceneIndex, timing } = scene;
  return {
    layer: {
      id: `scene-${sceneIndex}/${name}`,
      sceneIndex,
      startSeconds: timing.startSeconds,
      endSeconds: timing.endSeconds,
      kind: "shape",
      radius: 0,
      animations: [],
      ...given,
    },
    part: "content",
  };
}

type MotionOf = (from: number, to: number, seconds: number, easing?: Easing) => Animation;

/** Moves of one property that begin with the scene's content, or `delaySeconds` after it. */
export function moveFrom(scene: MotifScene, property: Animation["property"], delaySeconds = 0): MotionOf {
  const startSeconds = contentStartSeconds(scene.timing, scene.template) - 0.15 + delaySeconds;
  return (from, to, seconds, easing = "out-expo") => ({
    property,
    from,
    to,
    startSeconds,
    endSeconds: startSeconds + seconds,
    easing,
  });
}

/** A slow move over the scene's whole life: nothing on screen ever stands quite still. */
export function drift(scene: MotifScene, side: number): Animation[] {
  const { startSeconds, endSeconds } = scene.timing;
  const way = 70 * scene.frame.unit * side;
  const span = { startSeconds, endSeconds, easing: "linear" as const };
  return [
    { property: "x", from: -way, to: way, ...span },
    { property: "y", from: way / 2, to: -way / 2, ...span },
  ];
}

/** A slow turn over the scene's whole life. */
export function turn(scene: MotifScene, degrees: number): Animation {
  const { startSeconds, endSeconds } = scene.timing;
  return {
    property: "rotation",
    from: -degrees / 2,
    to: degrees / 2,
    startSeconds,
    endSeconds,
    easing: "linear",
  };
}

import type { Animation, Box, Layer } from "~/scene/composition";
import { AA_TEXT, blend, contrastRatio, withOpacity } from "~/scene/contrast";
import type { Draft } from "~/scene/resolve/draft";
import { coversCanvas } from "~/scene/resolve/frame";
import { pictureBoxOf } from "~/scene/resolve/scene-picture";
import type { SceneContext } from "~/scene/resolve/scene-text";
import { contentStartSeconds } from "~/scene/resolve/text-motion";
import type { Surface } from "~/scene/templates/template";

/** The template's large shape: behind the words of scenes without a picture, or as light around one. */
export function motifLayers(context: SceneContext): Draft[] {
  const { template } = context;
  const place = motifPlace(context);
  if (!place || template.motif === "none") return [];
  const opacity = motifOpacity(context.surface);
  switch (template.motif) {
    case "disc":
      return [shape(context, "disc", place, blendMotif(context.surface, opacity), undefined, 0)];
    case "ring":
      return [1, 0.7, 0.4].map((scale, index) => {
        const strokeWidth = 46 * context.frame.unit * scale;
        const color = blendMotif(context.surface, opacity);
        return shape(context, `ring-${index}`, shrink(place, scale), color, strokeWidth, index * 0.1);
      });
    case "glow": {
      // Where the two overlap they must not be stronger than one may be alone.
      const near = opacity * 0.75;
      const far = 1 - (1 - opacity) / (1 - near);
      return [
        glow(context, "glow-near", place, near, 1),
        glow(context, "glow-far", opposite(context, place), far, -1),
      ];
    }
  }
}

/** Largest opacity of the motif at which every text colour of the surface stays legible on it. */
export function motifOpacity(surface: Surface): number {
  for (let percent = 100; percent > 0; percent -= 2) {
    const seen = blendMotif(surface, percent / 100);
    const colors = [surface.text, surface.muted, surface.accent];
    if (colors.every((color) => contrastRatio(color, seen) >= AA_TEXT)) return percent / 100;
  }
  return 0;
}

function blendMotif(surface: Surface, opacity: number): string {
  return blend(surface.background, surface.motif, opacity);
}

function motifPlace(context: SceneContext): Box | null {
  const { frame, arrangement, template } = context;
  const picture = pictureBoxOf(context);
  if (picture) {
    if (template.motif !== "glow" || coversCanvas(picture, frame)) return null;
    return around(picture.x + picture.width / 2, picture.y + picture.height / 2, 1.5 * frame.unit * 1080);
  }
  if (!arrangement.motif) return null;
  const { centreX, centreY, size } = arrangement.motif;
  const mirrored = frame.direction === "rtl" ? 1 - centreX : centreX;
  const diameter = size * 1080 * frame.unit * (template.motif === "glow" ? 1.9 : 1.15);
  return around(mirrored * frame.width, centreY * frame.height, diameter);
}

function shape(
  context: SceneContext,
  name: string,
  box: Box,
  color: string,
  strokeWidth: number | undefined,
  delaySeconds: number,
): Draft {
  const startSeconds = contentStartSeconds(context.timing, context.template) + delaySeconds;
  return {
    layer: {
      ...base(context, name, box),
      kind: "shape",
      shape: "ellipse",
      color,
      radius: 0,
      ...(strokeWidth === undefined ? {} : { strokeWidth }),
      animations: [
        {
          property: "scale",
          from: 0,
          to: 1,
          startSeconds: startSeconds - 0.15,
          endSeconds: startSeconds + 1,
          easing: "out-expo",
        },
        ...drift(context, 1),
      ],
    },
    part: "content",
  };
}

function glow(context: SceneContext, name: string, box: Box, opacity: number, side: number): Draft {
  const { motif } = context.surface;
  // Bell-shaped, so that no edge shows where the light ends.
  const stops = [0, 0.2, 0.4, 0.6, 0.8, 1].map((offset) => ({
    offset,
    color: withOpacity(motif, opacity * (1 - offset * offset * (3 - 2 * offset)) ** 1.4),
  }));
  return {
    layer: {
      ...base(context, name, box),
      kind: "gradient",
      angleDegrees: 0,
      radial: true,
      stops,
      animations: drift(context, side),
    },
    part: "furniture",
  };
}

/** A slow move over the scene's whole life: nothing on screen ever stands quite still. */
function drift(context: SceneContext, side: number): Animation[] {
  const { startSeconds, endSeconds } = context.timing;
  const way = 70 * context.frame.unit * side;
  const span = { startSeconds, endSeconds, easing: "linear" as const };
  return [
    { property: "x", from: -way, to: way, ...span },
    { property: "y", from: way / 2, to: -way / 2, ...span },
  ];
}

function base(
  context: SceneContext,
  name: string,
  box: Box,
): Pick<Layer, "id" | "startSeconds" | "endSeconds" | "box"> & { sceneIndex: number } {
  return {
    id: `scene-${context.sceneIndex}/${name}`,
    sceneIndex: context.sceneIndex,
    startSeconds: context.timing.startSeconds,
    endSeconds: context.timing.endSeconds,
    box,
  };
}

function around(centreX: number, centreY: number, diameter: number): Box {
  return { x: centreX - diameter / 2, y: centreY - diameter / 2, width: diameter, height: diameter };
}

function shrink(box: Box, scale: number): Box {
  return around(box.x + box.width / 2, box.y + box.height / 2, box.width * scale);
}

function opposite({ frame }: SceneContext, box: Box): Box {
  const centreX = frame.width - (box.x + box.width / 2);
  const centreY = frame.height - (box.y + box.height / 2);
  return around(centreX, centreY, box.width * 0.8);
}

import type { Content } from "~/engine/content";
import { drawProgress } from "~/engine/draw-progress";
import type { Stage } from "~/engine/stage";
import { paintSurface, stampSurface } from "~/engine/surface";
import type { ProgressLayer } from "~/scene/composition";
import { directionOfLanguage } from "~/scene/text/script";

/** How far something has come. */
export function progressContent(layer: ProgressLayer, stage: Stage): Content {
  const direction = directionOfLanguage(stage.composition.language);
  return {
    bounds: () => layer.box,
    changes: [],
    isSingle: false,
    paint(target, _time, { value }) {
      const draw = ({ context }: typeof target) => drawProgress(context, layer, direction, value);
      if (value < 1 || !target.isUpright) draw(target);
      else
        stampSurface(
          target,
          stage,
          stage.surfaces.get(layer, () => paintSurface(stage, layer.box, draw)),
        );
    },
  };
}

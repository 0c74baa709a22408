import { grownBox } from "~/engine/content";
import type { Stage } from "~/engine/stage";
import { paintSurface, type Surface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import type { Box, Layer } from "~/scene/composition";

type Shadow = NonNullable<Layer["shadow"]>;

/** A Gaussian has faded out three standard deviations away; the blur of a shadow is two of them. */
const REACH = 1.5;

/** How far a shadow reaches beyond what throws it, in pixels of the composition. */
export function shadowReach({ blur, x, y }: Shadow): number {
  return REACH * blur + Math.max(Math.abs(x), Math.abs(y));
}

/**
 * The shadow alone of what `paint` paints within `box`. The canvas's own blur costs more than everything else in a
 * frame, so this is done once.
 */
export function paintShadow(
  stage: Stage,
  shadow: Shadow,
  box: Box,
  paint: (target: Target) => void,
): Surface {
  const source = paintSurface(stage, box, paint);
  return paintSurface(stage, grownBox(box, shadowReach(shadow)), ({ context, originX, originY }) => {
    // What throws the shadow stands outside the canvas: its offset brings the shadow alone back.
    const away = source.width + 2 * stage.composition.width * stage.scaleX + 4096;
    context.setTransform(1, 0, 0, 1, originX, originY);
    context.shadowColor = shadow.color;
    context.shadowBlur = shadow.blur * stage.scaleX;
    context.shadowOffsetX = shadow.x * stage.scaleX + away;
    context.shadowOffsetY = shadow.y * stage.scaleY;
    context.drawImage(source.picture as never, source.x - away, source.y);
  });
}

import { paintBlurred } from "~/engine/blur";
import type { Stage } from "~/engine/stage";
import type { Surface } from "~/engine/surface";
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
 * The shadow alone of what `paint` paints within `box`; its surface may hold a smaller picture. The canvas's own shadows
 * cost more than everything else in a frame together (300 ms for a card of 600 × 1200), so they are not used at all.
 */
export function paintShadow(
  stage: Stage,
  shadow: Shadow,
  box: Box,
  paint: (target: Target) => void,
): Surface {
  const surface = paintBlurred(stage, box, shadow.blur / 2, false, paint, ({ context, picture }) => {
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-in";
    context.fillStyle = shadow.color;
    context.fillRect(0, 0, picture.width, picture.height);
  });
  return {
    ...surface,
    x: surface.x + Math.round(shadow.x * stage.scaleX),
    y: surface.y + Math.round(shadow.y * stage.scaleY),
  };
}

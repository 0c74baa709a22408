import { grownBox } from "~/engine/content";
import { paintShadow } from "~/engine/shadow";
import type { Stage } from "~/engine/stage";
import { fullSize, stampSurface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { fillGlyphs, type Glyphs, setTextStyle, type TextStyle } from "~/engine/text-style";
import type { Box, Layer } from "~/scene/composition";

/** Letters may reach this part of their line's height beyond their own box. */
export const OVERHANG = 0.35;

/**
 * Draws the shadow of letters that stand in `box`; painted once for each `key`, and shifted where the same letters come
 * again in another place.
 */
export function drawGlyphShadow(
  target: Target,
  stage: Stage,
  shadow: NonNullable<Layer["shadow"]>,
  piece: Glyphs & { box: Box },
  style: TextStyle,
  key: Glyphs & { box: Box } = piece,
): void {
  const surface = stage.surfaces.get(key, () =>
    fullSize(
      stage,
      paintShadow(stage, shadow, grownBox(key.box, key.box.height * OVERHANG), (inner) => {
        setTextStyle(inner.context, style, stage.composition.language);
        inner.context.fillStyle = "#000";
        fillGlyphs(inner, key);
      }),
    ),
  );
  stampSurface(target, stage, surface, { x: piece.x - key.x, y: piece.baseline - key.baseline });
}

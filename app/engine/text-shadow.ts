import { grownBox } from "~/engine/content";
import { paintShadow } from "~/engine/shadow";
import type { Stage } from "~/engine/stage";
import { stampSurface } from "~/engine/surface";
import type { Target } from "~/engine/target";
import { fillGlyphs, type Glyphs, setTextStyle, type TextStyle } from "~/engine/text-style";
import type { Box, Layer } from "~/scene/composition";

/** Letters may reach this part of their line's height beyond their own box. */
const OVERHANG = 0.35;

/** Draws the shadow of letters that stand in `box`; painted once for each piece. */
export function drawGlyphShadow(
  target: Target,
  stage: Stage,
  shadow: NonNullable<Layer["shadow"]>,
  piece: Glyphs & { box: Box },
  style: TextStyle,
): void {
  const surface = stage.surfaces.get(piece, () =>
    paintShadow(stage, shadow, grownBox(piece.box, piece.box.height * OVERHANG), (inner) => {
      setTextStyle(inner.context, style, stage.composition.language);
      inner.context.fillStyle = "#000";
      fillGlyphs(inner, piece);
    }),
  );
  stampSurface(target, stage, surface);
}

import type { LuminanceRange } from "~/domain/image/picture-report";
import { AA_LARGE_TEXT, AA_TEXT, contrastWithin } from "~/scene/contrast";
import { calmUnder } from "~/scene/resolve/calm-under";
import type { PlacedStack, SceneContext } from "~/scene/resolve/scene-context";
import { tintedRange } from "~/scene/resolve/tinted-range";
import type { Surface } from "~/scene/templates/template";

/** Letters of this size are large wherever the video is shown, in units. */
const LARGE_UNITS = 72;

/**
 * The colours in which all words on a scene's pictures read as they are, without a scrim: those the template has for
 * pictures, or dark ones; null where neither does or how light the picture is under them is not known.
 */
export function bareInkOf(context: SceneContext): Surface | null {
  const { template, palette, placed } = context;
  if (template.overPicture !== "scrim") return null;
  const stacks = placed.stacks.filter(({ stack, card }) => stack.on === "picture" && !card);
  if (stacks.length === 0) return null;
  const ranges: LuminanceRange[] = [];
  for (const stack of stacks) {
    const calm = calmUnder(stack, context);
    if (!calm) return null;
    ranges.push(tintedRange(calm, template.pictureTint, palette.overPicture.motif));
  }
  const range = {
    low: Math.min(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
  };
  const needed = stacks.every((stack) => isLarge(stack, context)) ? AA_LARGE_TEXT : AA_TEXT;
  const best = [palette.overPicture, darkInk(context)]
    .map((ink) => ({ ink, contrast: contrastWithin(ink.text, range) }))
    .reduce((first, second) => (second.contrast > first.contrast ? second : first));
  return best.contrast >= needed ? legibleAccents(best.ink, range) : null;
}

function isLarge({ items }: PlacedStack, { frame }: SceneContext): boolean {
  return items.every((item) => item.kind !== "text" || item.sizePixels >= LARGE_UNITS * frame.unit);
}

/** The colour of the scrim for words, the scene's own accent for the rest. */
function darkInk({ palette: { overPicture }, surface }: SceneContext): Surface {
  const { text, background, motif } = overPicture;
  const { accent, onAccent } = surface;
  return { background: text, text: background, muted: background, accent, onAccent, motif };
}

/** What does not read itself takes the colour of the text. */
function legibleAccents(ink: Surface, range: LuminanceRange): Surface {
  const reads = (color: string) => contrastWithin(color, range) >= AA_TEXT;
  return {
    ...ink,
    muted: reads(ink.muted) ? ink.muted : ink.text,
    ...(!reads(ink.accent) && { accent: ink.text, onAccent: ink.background }),
  };
}

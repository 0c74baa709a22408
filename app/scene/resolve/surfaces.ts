import type { StackPart } from "~/scene/layouts/part";
import type { SceneContext } from "~/scene/resolve/scene-context";
import type { Surface } from "~/scene/templates/template";

/** The colours of what lies behind a part: the scene's own surface, a picture, or a panel in a strong colour. */
export function surfaceOn(on: StackPart["on"], { surface, palette, bareInk }: SceneContext): Surface {
  switch (on) {
    case "surface":
      return surface;
    case "picture":
      return bareInk ?? palette.overPicture;
    case "accent":
      return panel(surface.accent, surface.onAccent);
    case "inverse":
      return panel(surface.text, surface.background);
  }
}

/** Two colours do for a panel: what stands on it is legible in the one that was made for it. */
function panel(background: string, text: string): Surface {
  return { background, text, muted: text, accent: text, onAccent: background, motif: background };
}

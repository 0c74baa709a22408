import type { ClipLayer, PictureLayer } from "~/scene/composition";
import type { ElementContent } from "~/scene/element";
import { clipTimingOf } from "~/scene/resolve/clip-timing";
import type { ElementBase } from "~/scene/resolve/elements/element-look";

type Media = Extract<ElementContent, { kind: "picture" | "clip" }>;

/** A picture or clip that was added; it stands still in its box. */
export function mediaElement(content: Media, base: ElementBase): PictureLayer | ClipLayer {
  const { assetId, fit, focusX, focusY } = content;
  const shown = { ...base, assetId, fit, focusX, focusY, radius: 0 };
  if (content.kind === "picture") return { ...shown, kind: "picture", motion: null };
  const { chromaKey } = content;
  return { ...shown, kind: "clip", ...clipTimingOf(content), ...(chromaKey && { chromaKey }) };
}

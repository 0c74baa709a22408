import type { Layer } from "~/scene/composition";
import type { ElementContent, OverlayContent } from "~/scene/element";
import { iconNamed } from "~/scene/icons";
import { countdownElement } from "~/scene/resolve/elements/countdown-element";
import {
  drawingElement,
  progressElement,
  qrElement,
  shapeElement,
} from "~/scene/resolve/elements/drawn-elements";
import type { ElementBase, ElementLook } from "~/scene/resolve/elements/element-look";
import { elementText } from "~/scene/resolve/elements/element-text";
import { lowerThirdLayers } from "~/scene/resolve/elements/lower-third";
import { mediaElement } from "~/scene/resolve/elements/media-element";
import { fitRatio } from "~/scene/resolve/frame";
import { layerOfLogo } from "~/scene/resolve/layer-of-logo";
import { logosOf } from "~/scene/resolve/logo-size";

const ICON_STROKE = 1.6;

/** What an element or overlay shows in its box; nothing where it shows what is not there. */
export function elementLayers(
  content: ElementContent | OverlayContent,
  base: ElementBase,
  look: ElementLook,
): Layer[] {
  const { textStyles } = look.template;
  switch (content.kind) {
    case "text":
      return content.text.trim() === "" ? [] : [elementText(content.text, base, textStyles.title, look)];
    case "picture":
    case "clip":
      return [mediaElement(content, base)];
    case "shape":
      return [shapeElement(content, base, look)];
    case "icon": {
      const paths = iconNamed(content.name);
      return paths
        ? [{ ...base, kind: "icon", paths, color: look.ink.accent, strokeWidth: ICON_STROKE }]
        : [];
    }
    case "drawing":
      return [drawingElement(content, base, look)];
    case "qr":
      return qrElement(content, base, look);
    case "progress":
      return [progressElement(content, base, look)];
    case "countdown":
      return [countdownElement(content, base, look)];
    case "logo": {
      const [logo] = look.logos ? logosOf(look.logos) : [];
      return logo ? [layerOfLogo(logo, { ...base, box: fitRatio(base.box, logo.ratio) })] : [];
    }
    case "lower-third":
      return lowerThirdLayers(content, base, look);
  }
}

import BadgePercent from "lucide-react/icons/badge-percent";
import MousePointerClick from "lucide-react/icons/mouse-pointer-click";
import Shapes from "lucide-react/icons/shapes";
import Type from "lucide-react/icons/type";
import { type DrawnLayer, isButton } from "~/image-editor/layers/layer";

/** Stands for a layer that has no file. */
export function layerIcon(layer: DrawnLayer) {
  if (layer.kind === "text") return <Type className="size-4" />;
  if (layer.kind === "shape") return <Shapes className="size-4" />;
  return isButton(layer) ? <MousePointerClick className="size-4" /> : <BadgePercent className="size-4" />;
}

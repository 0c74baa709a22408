import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import type { AdTheme } from "~/image-editor/ad/ad-theme";
import { contrastOver, readableOn, readableOver } from "~/image-editor/ad/measured-contrast";
import type { PictureMap } from "~/image-editor/ad/picture-map";
import type { Size } from "~/image-editor/geometry";
import type { TextLayer, TextLook } from "~/image-editor/layers/layer";
import { boundsOf } from "~/image-editor/layers/turned-box";
import { AA_TEXT, contrastRatio } from "~/scene/contrast";
import { Button } from "~/ui/button";

interface ContrastNoteProps {
  layer: TextLayer;
  size: Size;
  map: PictureMap;
  theme: AdTheme | undefined;
  onLook: (fields: Partial<TextLook>) => void;
}

/** How well a text is read where it stands, measured on the picture; a press makes it readable. */
export function ContrastNote({ layer, size, map, theme, onLook }: ContrastNoteProps) {
  const { look } = layer;
  const { x, y, width, height } = boundsOf(layer);
  const part = {
    x: x / size.width,
    y: y / size.height,
    width: width / size.width,
    height: height / size.height,
  };
  const isOnPlate = look.effect === "plate" || look.effect === "line-plates";
  const contrast = isOnPlate
    ? contrastRatio(look.color, look.effectColor)
    : contrastOver(map, part, look.color);
  const isReadable = contrast >= AA_TEXT;
  const improve = () => {
    const own = theme ? [theme.colours.text, theme.colours.ground] : [];
    if (isOnPlate) return onLook({ color: readableOn(look.effectColor, own) });
    const best = readableOver(map, part, [...own, "#ffffff", "#111111"]);
    if (best.contrast >= AA_TEXT) return onLook({ color: best.color });
    const ground = theme?.colours.ground ?? "#111111";
    onLook({ effect: "plate", effectColor: ground, color: readableOn(ground, own) });
  };
  return (
    <div className="flex min-h-7 items-center justify-between gap-2 text-muted text-sm">
      <p className="flex items-center gap-1.5">
        {isReadable ? (
          <CircleCheck className="size-4 shrink-0 text-success" aria-hidden="true" />
        ) : (
          <CircleAlert className="size-4 shrink-0 text-danger" aria-hidden="true" />
        )}
        <span className="tabular">
          {isReadable ? "Reads well here" : "Hard to read here"}, {contrast.toFixed(1)} : 1
        </span>
      </p>
      {!isReadable && (
        <Button size="sm" onClick={improve}>
          Make it readable
        </Button>
      )}
    </div>
  );
}

import { useEffect, useRef } from "react";
import type { Size } from "~/image-editor/geometry";
import type { ImageLevels } from "~/image-editor/image-levels";
import { drawLayer, layerAssets } from "~/image-editor/layers/draw-layer";
import type { Layer } from "~/image-editor/layers/layer";
import { useShownLayers } from "./use-layers";

const shownWidth = 140;
const mostHeight = 176;

interface ArrangementButtonProps {
  name: string;
  size: Size;
  levels: ImageLevels;
  layers: readonly Layer[];
  onPress: () => void;
}

/** An arrangement as it would look on this image. */
export function ArrangementButton({ name, size, levels, layers, onPress }: ArrangementButtonProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useShownLayers(layers, null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const scale = context.canvas.width / size.width;
    const place = { x: 0, y: 0, width: context.canvas.width, height: context.canvas.height };
    context.setTransform(1, 0, 0, 1, 0, 0);
    levels.draw(context, place, place);
    const assets = layerAssets();
    for (const one of shown) {
      context.setTransform(scale, 0, 0, scale, 0, 0);
      drawLayer(context, one, scale, assets);
    }
  }, [shown, levels, size]);
  const scale = Math.min(shownWidth / size.width, mostHeight / size.height) * 2;
  return (
    <button
      type="button"
      onClick={onPress}
      className="group grid w-full gap-1 rounded-md p-1 text-center hover:bg-hover"
    >
      <span className="grid h-30 place-items-center overflow-hidden rounded-sm bg-sunken">
        <canvas
          ref={canvas}
          width={Math.max(1, Math.round(size.width * scale))}
          height={Math.max(1, Math.round(size.height * scale))}
          className="max-h-30 max-w-full shadow-raised"
        />
      </span>
      <span className="font-medium text-muted text-xs group-hover:text-text">{name}</span>
    </button>
  );
}

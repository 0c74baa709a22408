import { useEffect, useRef, useState } from "react";
import { fontString } from "~/engine/font-string";
import { fittedText } from "~/image-editor/layers/fitted-text";
import {
  type LabelLayer,
  type Layer,
  layerTextCharacters,
  type TextLayer,
} from "~/image-editor/layers/layer";
import { languageOfLayers } from "~/image-editor/layers/layer-language";
import type { Stage } from "~/image-editor/stage";

interface TypedTextProps {
  layer: TextLayer | LabelLayer;
  /** All of the image, whose words together tell the language. */
  layers: readonly Layer[];
  stage: Stage;
  onChange: (text: string) => void;
  onDone: () => void;
}

/** A layer's words as a field over the canvas, set as they are drawn. Escape and a press beside it end the typing. */
export default function TypedText({ layer, layers, stage, onChange, onDone }: TypedTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState(stage.view);
  useEffect(() => {
    setView(stage.view);
    stage.viewListeners.add(setView);
    return () => {
      stage.viewListeners.delete(setView);
    };
  }, [stage]);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const isLabel = layer.kind === "label";
  // An empty one is measured by a letter, so that the cursor has its size.
  const fitted = fittedText(layer.text.trim() ? layer : { ...layer, text: "A" }, languageOfLayers(layers));
  if (!fitted) return null;
  const { scale } = view;
  const { box, sizePixels, lineHeight } = fitted;
  const height = box.height * scale;
  const line = lineHeight * sizePixels * scale;
  const free = Math.max(0, height - line * Math.max(1, fitted.lines));
  const share = isLabel ? 0.5 : { top: 0, middle: 0.5, bottom: 1 }[layer.look.verticalAlign];
  return (
    <div
      className="pointer-events-none absolute top-0 left-0"
      style={{
        width: layer.width * scale,
        height: layer.height * scale,
        transform: `translate(${layer.x * scale + view.x}px, ${layer.y * scale + view.y}px) rotate(${layer.turnDegrees}deg)`,
      }}
    >
      <textarea
        ref={field}
        aria-label={`Words of ${layer.name}`}
        value={layer.text}
        maxLength={layerTextCharacters}
        spellCheck={false}
        dir={fitted.direction}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onDone}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Escape") onDone();
        }}
        className="pointer-events-auto absolute resize-none overflow-hidden bg-transparent outline-2 outline-accent outline-offset-2 [text-wrap:balance]"
        style={{
          left: box.x * scale,
          top: box.y * scale,
          width: box.width * scale,
          height,
          paddingTop: free * share,
          font: fontString(fitted.font, sizePixels * scale),
          lineHeight: `${line}px`,
          letterSpacing: fitted.letterSpacingPixels * scale,
          color: layer.look.color,
          textAlign: isLabel ? "center" : layer.look.align,
          textTransform: layer.look.uppercase ? "uppercase" : "none",
          caretColor: layer.look.color,
        }}
      />
    </div>
  );
}

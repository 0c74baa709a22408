import { useEffect, useRef } from "react";
import type { CanvasModel } from "../canvas/canvas-model";
import { CommentPins } from "./comment-pins";

/** The pins of comments, kept over the picture wherever the canvas has it. */
export function PinsOverPicture({ model }: { model: CanvasModel }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      model.onDraw(() => {
        const { composition, view } = model;
        const style = ref.current?.style;
        if (!style) return;
        style.width = `${composition.width * view.scale}px`;
        style.height = `${composition.height * view.scale}px`;
        style.transform = `translate(${Math.round(view.x)}px, ${Math.round(view.y)}px)`;
      }),
    [model],
  );
  return (
    <div ref={ref} className="pointer-events-none absolute top-0 left-0">
      <CommentPins />
    </div>
  );
}

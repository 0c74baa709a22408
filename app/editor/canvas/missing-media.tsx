import { useEffect, useState } from "react";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { Button } from "~/ui/button";

/** Says over the picture that some of what it shows could not be had, and offers to try it again. */
export function MissingMedia({ model }: { model: CanvasModel }) {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => model.onDraw(() => setMissing(model.painter?.hasFailed ?? false)), [model]);
  if (!isMissing) return null;
  return (
    <div
      role="status"
      data-canvas-own-pointer=""
      data-canvas-own-keys=""
      className="absolute inset-x-2 top-2 z-10 mx-auto flex max-w-md items-center justify-between gap-2 rounded-md border border-line bg-raised py-1 ps-3 pe-1 text-sm shadow-overlay"
    >
      <p>Some pictures, clips or typefaces could not be loaded.</p>
      <Button size="sm" variant="ghost" onClick={() => model.painter?.retry(model.composition)}>
        Try again
      </Button>
    </div>
  );
}

import { useEffect, useState } from "react";
import type { Size } from "~/image-editor/geometry";
import { Stage } from "~/image-editor/stage";

/** The stage on a canvas, as large as the canvas' parent, and how much it magnifies. */
export function useStage(canvas: HTMLCanvasElement | null, picture: Size) {
  const [stage, setStage] = useState<Stage | null>(null);
  const [scale, setScale] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another image is shown on the same stage
  useEffect(() => {
    const pane = canvas?.parentElement;
    if (!canvas || !pane) return;
    const made = new Stage(canvas, picture, (view) => setScale(view.scale));
    const measure = () =>
      made.resize({ width: pane.clientWidth, height: pane.clientHeight }, devicePixelRatio);
    const observer = new ResizeObserver(measure);
    observer.observe(pane);
    measure();
    setStage(made);
    return () => {
      observer.disconnect();
      made.stop();
      setStage(null);
    };
  }, [canvas]);
  return { stage, scale };
}

import { useEffect, useRef } from "react";
import { Stage } from "~/player/stage";
import { Button } from "~/ui/button";
import { useEditorPicture } from "../picture";
import { useEditor, useEditorCommands } from "../use-editor";

/** The video as it plays, as large as there is room. */
export function StagePane() {
  const { player } = useEditorCommands();
  const composition = useEditor((state) => state.composition);
  const title = useEditor((state) => state.content.title);
  const { shown, hasFailed, retry } = useEditorPicture();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    player.attach(canvas.current);
    const observer = new ResizeObserver(player.repaint);
    if (canvas.current) observer.observe(canvas.current);
    return () => {
      observer.disconnect();
      player.attach(null);
    };
  }, [player]);
  const { width, height } = composition;
  return (
    <div className="@container-size grid min-h-0 grow place-items-center bg-sunken">
      <div
        role="img"
        aria-label={title}
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100cqw - 2rem, (100cqh - 2rem) * ${width / height})`,
        }}
        className="relative overflow-hidden rounded-sm"
      >
        <Stage canvasRef={canvas} composition={composition} isReady={shown !== null}>
          {hasFailed && !shown && (
            <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-raised p-4 text-center">
              <p>The pictures did not load. Nothing is lost.</p>
              <Button size="sm" onClick={retry}>
                Try again
              </Button>
            </div>
          )}
        </Stage>
      </div>
    </div>
  );
}

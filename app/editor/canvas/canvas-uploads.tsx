import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { canvasUploads } from "~/editor/canvas/take-in";
import { UploadProblem } from "~/studio/media/upload-problem";
import { UploadTile } from "~/studio/media/upload-tile";
import { useUploads } from "~/studio/media/uploads";

/** Files on their way to the canvas, and what is wrong with those that were refused. */
export default function CanvasUploads({ model }: { model: CanvasModel }) {
  const runs = useUploads(canvasUploads(model));
  if (runs.length === 0) return null;
  return (
    <ul
      aria-label="On the way to the canvas"
      data-canvas-own-pointer=""
      data-canvas-own-keys=""
      className="absolute bottom-3 left-3 z-10 grid max-h-[60%] w-72 grid-cols-3 max-w-[calc(100%-24px)] gap-2 overflow-y-auto rounded-lg bg-raised p-2 shadow-overlay"
    >
      {runs.map((run) => (
        <li key={run.id} className={run.error ? "col-span-full" : undefined}>
          {run.error ? <UploadProblem run={run} /> : <UploadTile run={run} />}
        </li>
      ))}
    </ul>
  );
}

import { withinLimit } from "~/domain/text/within-limit";
import { addElement } from "~/editor/add/add-part";
import { elementOfMedia, sizeOfMedia } from "~/editor/add/media-of-content";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import type { Point } from "~/image-editor/geometry";
import { mediaOfAsset, ratioOfAsset } from "~/scene/media-of-asset";
import { mostTextCharacters } from "~/scene/storyboard";
import { describeLeftOut } from "~/scene/text-room";

/** Uploads that were begun on the canvas of a video are shown on it under this name. */
export const canvasUploads = (model: CanvasModel) => `${model.editor.read().content.id}/canvas`;

/**
 * Adds pictures and clips as elements once they have arrived: at a place of the canvas, each further one beside it, or where there
 * is room (null). They go into the scene that is shown now, wherever the playhead is by then.
 */
export async function takeFilesIn(
  model: CanvasModel,
  files: readonly File[],
  at: Point | null,
): Promise<void> {
  const { editor } = model;
  const uploads = await import("~/studio/media/uploads").catch(() => null);
  if (!uploads) {
    const what = files.length === 1 ? "The file" : "The files";
    return editor.announce(`${what} could not be taken in. Try again.`);
  }
  const { seconds } = model;
  editor.announce(files.length === 1 ? `Uploading ${files[0]?.name}` : `Uploading ${files.length} files`);
  for (const [index, file] of files.entries()) {
    uploads.startUpload(canvasUploads(model), file, (asset) => {
      const media = mediaOfAsset(asset);
      if (!media) return editor.announce(`${file.name} is in your assets; it cannot be seen on a canvas.`);
      const size = sizeOfMedia(media, ratioOfAsset(asset));
      const place = at && shareOf(model, { x: at.x + index * step, y: at.y + index * step });
      addElement(
        editor,
        media.kind === "clip" ? "Add clip" : "Add picture",
        elementOfMedia(media),
        { placement: { ...(place ?? middle), ...size } },
        { isPlaced: place !== null, atSeconds: seconds },
      );
    });
  }
}

/** Adds words as a text, as many as one holds. */
export function takeTextIn(model: CanvasModel, pasted: string, at: Point | null): void {
  const fitted = withinLimit("", pasted.replace(/\r\n?/gu, "\n").trim(), mostTextCharacters);
  if (fitted.text === "") return;
  const place = at && shareOf(model, at);
  // The longer a text is, the smaller it is set.
  const size = fitted.text.length > 60 ? 0.5 : 0.7;
  const height = Math.min(1.2, 0.16 + Math.ceil(fitted.text.length / 30) * 0.07);
  addElement(
    model.editor,
    "Paste text",
    { kind: "text", text: fitted.text },
    {
      placement: { ...(place ?? middle), width: 0.8, height },
      text: { weight: 600, align: "center", verticalAlign: "middle", size },
    },
    { isPlaced: place !== null },
  );
  model.editor.announce(fitted.leftOut > 0 ? describeLeftOut(fitted.leftOut) : "Pasted as a text");
}

const middle = { centerX: 0.5, centerY: 0.5 };
/** Between files that are dropped at once, in pixels of the canvas. */
const step = 60;

function shareOf({ composition }: CanvasModel, { x, y }: Point): { centerX: number; centerY: number } {
  const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 1e4;
  return { centerX: within(x / composition.width), centerY: within(y / composition.height) };
}

import { exportAd } from "./ad/export-ad";
import { adjustPixels } from "./adjust-pixels";
import { bake } from "./bake";
import type { RenderAnswer, RenderOrder } from "./render-messages";

/** Pixels are worked on beside the page, so that it stays as quick as it is. */

let source: ImageBitmap | null = null;

self.onmessage = async ({ data: order }: MessageEvent<RenderOrder>) => {
  try {
    switch (order.kind) {
      case "open":
        source?.close();
        source = order.bitmap;
        answer({ id: order.id, kind: "opened" });
        return;
      case "preview": {
        const bitmap = preview(order);
        answer({ id: order.id, kind: "preview", bitmap }, [bitmap]);
        return;
      }
      case "bake":
        answer({
          id: order.id,
          kind: "baked",
          ...(await bake(order.file, order.draft, order.layerFiles)),
        });
        return;
      case "export":
        answer({ id: order.id, kind: "exported", ...(await exportAd(order.order)) });
    }
  } catch (error) {
    answer({ id: order.id, kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
};

function preview({ adjustments, longestSide }: Extract<RenderOrder, { kind: "preview" }>): ImageBitmap {
  if (!source) throw new Error("No picture is open");
  const scale = Math.min(1, longestSide / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser gives no canvas to work on");
  context.drawImage(source, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  adjustPixels({ data: pixels.data, width, height, top: 0, imageHeight: height }, adjustments);
  context.putImageData(pixels, 0, 0);
  return canvas.transferToImageBitmap();
}

function answer(message: RenderAnswer, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

import makeEncoder from "@jsquash/avif/codec/enc/avif_enc.js";
import wasmUrl from "@jsquash/avif/codec/enc/avif_enc.wasm?url";
import { defaultOptions } from "@jsquash/avif/meta.js";

export interface AvifOrder {
  pixels: ImageData;
}
export type AvifAnswer =
  | { kind: "done"; avif: Uint8Array<ArrayBuffer> }
  | { kind: "failed"; message: string };

/** As large as a JPEG of good quality is small, in a few seconds a megapixel. */
const options = { ...defaultOptions, quality: 65, speed: 8 };

/** One image in, one AVIF out: libavif with aom, of which one thread is enough. */
self.onmessage = async ({ data: { pixels } }: MessageEvent<AvifOrder>) => {
  try {
    const encoder = await makeEncoder({ noInitialRun: true, locateFile: () => wasmUrl });
    const avif = encoder.encode(new Uint8Array(pixels.data.buffer), pixels.width, pixels.height, options);
    if (!avif) throw new Error("The encoder gave nothing.");
    post({ kind: "done", avif: new Uint8Array(avif) });
  } catch (error) {
    post({ kind: "failed", message: String(error) });
  }
};

function post(answer: AvifAnswer): void {
  self.postMessage(answer);
}

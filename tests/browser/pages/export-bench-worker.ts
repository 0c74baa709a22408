import { requireVideoEncoder } from "~/export/video-codec";
import { createVideoPainter } from "~/export/video-painter";
import { countFrames } from "~/export/video-settings";
import { loadEngineAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";

export interface EncodeOrder {
  composition: Composition;
  pictureUrls: Record<string, string>;
  frameRate: number;
}

export interface EncodeResult {
  framesPerSecond: number;
  sizeBytes: number;
}

/** Frames held ready at a time: at 1080p they fill half a gigabyte. */
const READY_FRAMES = 60;
const QUEUE_DEPTH = 4;

self.onmessage = async ({ data }: MessageEvent<EncodeOrder>) => {
  try {
    self.postMessage(await encodeAlone(data));
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};

/** Encodes every frame of a composition; only the encoder's time counts, not the drawing in between. */
async function encodeAlone({ composition, pictureUrls, frameRate }: EncodeOrder): Promise<EncodeResult> {
  const assets = await loadEngineAssets(composition, { mediaUrl: (id) => pictureUrls[id] ?? "" });
  const painter = await createVideoPainter(composition, assets, frameRate);
  const frameCount = countFrames(composition.durationSeconds, frameRate);
  let sizeBytes = 0;
  let wake = () => {};
  const encoder = new VideoEncoder({
    output: (chunk) => {
      sizeBytes += chunk.byteLength;
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.ondequeue = () => wake();
  encoder.configure(await requireVideoEncoder(composition, frameRate, "avc"));
  let spentMs = 0;
  for (let start = 0; start < frameCount; start += READY_FRAMES) {
    const ready: VideoFrame[] = [];
    for (let index = start; index < Math.min(frameCount, start + READY_FRAMES); index++) {
      ready.push(await painter.paint(index, Math.round((index / frameRate) * 1e6)));
    }
    const startedMs = performance.now();
    for (const [place, frame] of ready.entries()) {
      while (encoder.encodeQueueSize >= QUEUE_DEPTH) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      encoder.encode(frame, { keyFrame: (start + place) % (2 * frameRate) === 0 });
      frame.close();
    }
    await encoder.flush();
    spentMs += performance.now() - startedMs;
  }
  encoder.close();
  assets.close();
  return { framesPerSecond: frameCount / (spentMs / 1000), sizeBytes };
}

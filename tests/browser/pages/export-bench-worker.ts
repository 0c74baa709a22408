import { requireVideoEncoder } from "~/export/video-codec";
import { createVideoPainter } from "~/export/video-painter";
import { countFrames } from "~/export/video-settings";
import { loadEngineAssets } from "~/media/load-engine-assets";
import type { Composition } from "~/scene/composition";

export interface EncodeOrder {
  composition: Composition;
  pictureUrls: Record<string, string>;
  frameRate: number;
  /** That work at the same time, each on frames of its own. */
  encoders: number;
}

export interface EncodeResult {
  framesPerSecond: number;
  sizeBytes: number;
}

/** Frames held ready at a time for each encoder, from key frame to key frame: at 1080p they fill half a gigabyte. */
const READY_FRAMES = 60;
const QUEUE_DEPTH = 4;

self.onmessage = async ({ data }: MessageEvent<EncodeOrder>) => {
  try {
    self.postMessage(await encodeAlone(data));
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};

/** Encodes every frame of a composition; only the encoders' time counts, not the drawing in between. */
async function encodeAlone(order: EncodeOrder): Promise<EncodeResult> {
  const { composition, pictureUrls, frameRate } = order;
  const assets = await loadEngineAssets(composition, { mediaUrl: (id) => pictureUrls[id] ?? "" });
  const painter = await createVideoPainter(composition, assets, frameRate);
  const config = await requireVideoEncoder(composition, frameRate, "avc");
  const frameCount = countFrames(composition.durationSeconds, frameRate);
  const encoders = Array.from({ length: order.encoders }, () => openEncoder(config));
  const starts = Array.from(
    { length: Math.ceil(frameCount / READY_FRAMES) },
    (_, index) => index * READY_FRAMES,
  );
  let spentMs = 0;
  while (starts.length > 0) {
    const ready: VideoFrame[][] = [];
    for (const start of starts.splice(0, encoders.length)) {
      const frames: VideoFrame[] = [];
      for (let index = start; index < Math.min(frameCount, start + READY_FRAMES); index++) {
        frames.push(await painter.paint(index, Math.round((index / frameRate) * 1e6)));
      }
      ready.push(frames);
    }
    const startedMs = performance.now();
    await Promise.all(ready.map((frames, index) => encoders[index]!.encode(frames)));
    spentMs += performance.now() - startedMs;
  }
  for (const encoder of encoders) encoder.close();
  painter.close();
  assets.close();
  const sizeBytes = encoders.reduce((sum, encoder) => sum + encoder.sizeBytes(), 0);
  return { framesPerSecond: frameCount / (spentMs / 1000), sizeBytes };
}

function openEncoder(config: VideoEncoderConfig) {
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
  encoder.configure(config);
  return {
    sizeBytes: () => sizeBytes,
    /** Frames from a key frame on, which it closes. */
    async encode(frames: readonly VideoFrame[]): Promise<void> {
      for (const [place, frame] of frames.entries()) {
        while (encoder.encodeQueueSize >= QUEUE_DEPTH) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        encoder.encode(frame, { keyFrame: place === 0 });
        frame.close();
      }
      await encoder.flush();
    },
    close: () => encoder.close(),
  };
}

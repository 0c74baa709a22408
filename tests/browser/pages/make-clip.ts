import { BufferTarget, Mp4OutputFormat, Output, Quality, VideoSample, VideoSampleSource } from "mediabunny";
import { createVideoPainter } from "~/export/video-painter";
import type { ClipLayer, Composition, PictureLayer } from "~/scene/composition";
import { makeAssets } from "./engine-assets.ts";
import { paintStandIns } from "./stand-in-pictures.ts";

export interface ClipOptions {
  width: number;
  height: number;
  frameRate: number;
  frameCount: number;
  assetId?: string;
  /** Clockwise, written into the file's header. */
  rotation?: 0 | 90 | 180 | 270;
  keyFrameInterval?: number;
  bitrate?: number;
}

/** An MP4 file as cameras make them: a picture that moves all the time, H.264 in limited-range BT.709. */
export async function makeClip(options: ClipOptions): Promise<ArrayBuffer> {
  const { width, height, frameRate, frameCount, assetId = "dunes", rotation = 0 } = options;
  const seconds = frameCount / frameRate;
  const picture: PictureLayer = {
    id: "picture",
    kind: "picture",
    assetId,
    startSeconds: 0,
    endSeconds: seconds,
    box: { x: 0, y: 0, width, height },
    animations: [],
    fit: "cover",
    focusX: 0.5,
    focusY: 0.5,
    radius: 0,
    motion: { fromScale: 1.05, toScale: 1.4, panX: 0.1, panY: 0.05 },
  };
  const composition = { ...clipComposition([], { width, height, seconds }), layers: [picture] };
  const assets = {
    ...makeAssets(paintStandIns()),
    prepare: () => null,
    close() {},
    failedPictureIds: [],
  };
  const painter = await createVideoPainter(composition, assets, frameRate);
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new VideoSampleSource({
    codec: "avc",
    quality: new Quality({ bitrate: options.bitrate ?? width * height * 6 }),
    keyFrameInterval: options.keyFrameInterval ?? 1,
  });
  output.addVideoTrack(source, { frameRate, rotation });
  await output.start();
  for (let index = 0; index < frameCount; index++) {
    const sample = new VideoSample(await painter.paint(index, Math.round((index / frameRate) * 1e6)));
    await source.add(sample);
    sample.close();
  }
  await output.finalize();
  if (!target.buffer) throw new Error("The clip is empty.");
  return target.buffer;
}

export function clipComposition(
  layers: Composition["layers"],
  { width, height, seconds }: { width: number; height: number; seconds: number },
): Composition {
  return {
    width,
    height,
    durationSeconds: seconds,
    language: "en",
    background: "#a9a294",
    layers,
    fonts: [],
    pictureIds: [],
    clipIds: ["clip", "other"],
    sound: null,
    cues: [],
    sceneStartsSeconds: [0],
  };
}

/** A clip that fills a frame of such a size, unless it is said otherwise. */
export function clipLayer(width: number, height: number, change: Partial<ClipLayer> = {}): ClipLayer {
  return {
    id: "clip",
    kind: "clip",
    assetId: "clip",
    startSeconds: 0,
    endSeconds: 10,
    box: { x: 0, y: 0, width, height },
    animations: [],
    fit: "cover",
    focusX: 0.5,
    focusY: 0.5,
    radius: 0,
    trimStartSeconds: 0,
    trimEndSeconds: null,
    speed: 1,
    loop: false,
    ...change,
  };
}

import {
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSample,
  VideoSampleSource,
} from "mediabunny";
import { createVideoPainter } from "~/export/video-painter";
import type { ClipLayer, Composition, PictureLayer } from "~/scene/composition";
import { contextOf, stillAssets } from "./engine-assets.ts";
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
  /** As what the samples are declared; colours change with it. */
  colorSpace?: VideoColorSpaceInit;
  /** As of film: without it a moving picture takes few bits. */
  hasGrain?: boolean;
  /** The packet that holds a NAL unit no decoder here reads, of the kind of scalable video. */
  foreignUnitAt?: number;
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
  const pictures = paintStandIns();
  const still = pictures.get(assetId);
  if (options.hasGrain && still) pictures.set(assetId, await withGrain(still));
  const painter = await createVideoPainter(composition, stillAssets(pictures), frameRate);
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
    const painted = await painter.paint(index, Math.round((index / frameRate) * 1e6));
    const sample = new VideoSample(
      options.colorSpace ? await declared(painted, options.colorSpace) : painted,
    );
    await source.add(sample);
    sample.close();
  }
  await output.finalize();
  if (!target.buffer) throw new Error("The clip is empty.");
  const { foreignUnitAt } = options;
  return foreignUnitAt === undefined ? target.buffer : withForeignUnit(target.buffer, foreignUnitAt);
}

async function withForeignUnit(file: ArrayBuffer, place: number): Promise<ArrayBuffer> {
  const input = new Input({ source: new BufferSource(file), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error("The clip cannot be read.");
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedVideoPacketSource("avc");
  output.addVideoTrack(source, { frameRate: 30 });
  await output.start();
  let index = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const unit = index++ === place ? [0, 0, 0, 4, 14, 0x40, 0x80, 0x07] : [];
    const data = Uint8Array.from([...unit, ...packet.data]);
    await source.add(packet.clone({ data }), { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error("The clip is empty.");
  return target.buffer;
}

/** The same samples as those of another colour space. */
async function declared(frame: VideoFrame, colorSpace: VideoColorSpaceInit): Promise<VideoFrame> {
  const { codedWidth, codedHeight, timestamp } = frame;
  const planes = new Uint8Array(frame.allocationSize());
  const layout = await frame.copyTo(planes);
  frame.close();
  const size = { codedWidth, codedHeight };
  return new VideoFrame(planes, { format: "I420", ...size, layout, timestamp, colorSpace });
}

async function withGrain(picture: ImageBitmap): Promise<ImageBitmap> {
  const { width, height } = picture;
  const context = contextOf(new OffscreenCanvas(width, height));
  context.drawImage(picture, 0, 0);
  const pixels = context.getImageData(0, 0, width, height);
  let seed = 7;
  for (let at = 0; at < pixels.data.length; at += 4) {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    for (let channel = 0; channel < 3; channel++) pixels.data[at + channel]! += (seed >>> 25) - 64;
  }
  return createImageBitmap(pixels);
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

import { storedBytes } from "~/export/segments/encoded-packets";
import type { StoredDecoderConfig } from "~/export/segments/encoded-segment";
import { EncoderLostError } from "~/export/segments/encoder-lost-error";
import { createWatchdog, noWatchdog, type Watchdog } from "~/export/segments/watchdog";
import { isHardware } from "~/export/video-codec";

/** Frames that wait for the encoder. More would only hold memory: the encoder is never without one. */
const QUEUE_DEPTH = 4;

/** A graphics processor encodes a frame in milliseconds, and some fall silent where too many encode at once. */
const HARDWARE_PATIENCE_MS = 4000;

/** A packet of a segment; `frame` counts from the segment's first. */
export interface LanePacket {
  bytes: Uint8Array;
  isKey: boolean;
  frame: number;
}

export interface LaneSegment {
  packets: LanePacket[];
  config: StoredDecoderConfig;
}

interface Run {
  /** Of the encoder's frames, the run's first. */
  firstFrame: number;
  frameCount: number;
  packets: LanePacket[];
}

/**
 * The encoder of a lane. H.264 goes on from segment to segment, each from a key frame on: to open an encoder takes as long as
 * to encode ten frames. Its packets differ from run to run in any case, made on several threads; those of other codecs
 * are the same each time, and stay so by an encoder for each segment. Rejects with an EncoderLostError once it died.
 */
export class LaneEncoder {
  readonly #encoder: VideoEncoder;
  readonly #watchdog: Watchdog;
  /** Segments whose packets are still to come. */
  readonly #runs: Run[] = [];
  #latest: Run | null = null;
  readonly #goesOn: boolean;
  #config: StoredDecoderConfig | null = null;
  #frames = 0;
  #failure: EncoderLostError | null = null;
  #wake: () => void = () => {};

  constructor(
    readonly config: VideoEncoderConfig,
    readonly frameRate: number,
  ) {
    this.#goesOn = config.codec.startsWith("avc1");
    this.#watchdog = isHardware(config) ? createWatchdog(HARDWARE_PATIENCE_MS) : noWatchdog;
    this.#encoder = new VideoEncoder({
      output: (chunk, metadata) => this.#take(chunk, metadata),
      error: (cause) => {
        this.#failure = new EncoderLostError({ cause });
        this.#wake();
      },
    });
    this.#encoder.ondequeue = () => this.#wake();
    this.#encoder.configure(config);
  }

  /** Whether it encodes what this configuration says. */
  isFor(config: VideoEncoderConfig, frameRate: number): boolean {
    return this.frameRate === frameRate && JSON.stringify(this.config) === JSON.stringify(config);
  }

  /** Whether an export after this one can go on with it. */
  get outlastsExport(): boolean {
    return this.#isAlive && this.#goesOn && !isHardware(this.config);
  }

  /** Whether another segment can be begun. */
  get takesAnother(): boolean {
    return this.#isAlive && (this.#goesOn || this.#frames === 0);
  }

  get #isAlive(): boolean {
    return this.#failure === null && this.#encoder.state === "configured";
  }

  /** Begins a segment of so many frames. */
  begin(frameCount: number): void {
    this.#latest = { firstFrame: this.#frames, frameCount, packets: [] };
    this.#runs.push(this.#latest);
  }

  /** Of the next frame, in microseconds. */
  get nextTimestamp(): number {
    return Math.round((this.#frames / this.frameRate) * 1e6);
  }

  /** Hands over the next frame of the segment begun last, once the encoder has room for it; closes it in any case. */
  async encode(frame: VideoFrame, keyFrame: boolean): Promise<void> {
    try {
      while (this.#encoder.encodeQueueSize >= QUEUE_DEPTH && this.#isAlive) {
        const room = new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
        await this.#watchdog.watch(room);
      }
      if (this.#failure) throw this.#failure;
      this.#encoder.encode(frame, { keyFrame });
      this.#frames += 1;
    } finally {
      frame.close();
    }
  }

  /** What the segment begun last has become; the next one can be begun meanwhile. */
  async finish(): Promise<LaneSegment> {
    const run = this.#latest!;
    try {
      await this.#watchdog.watch(this.#encoder.flush());
    } catch (cause) {
      throw this.#lost(cause);
    }
    const isWhole = run.packets.length === run.frameCount && run.packets[0]?.isKey;
    if (!isWhole || !this.#config) throw this.#lost(undefined);
    if (!this.#goesOn) this.close();
    return { packets: run.packets, config: this.#config };
  }

  close(): void {
    if (this.#encoder.state !== "closed") this.#encoder.close();
    this.#wake();
  }

  #take(chunk: EncodedVideoChunk, metadata?: EncodedVideoChunkMetadata): void {
    this.#watchdog.heard();
    if (metadata?.decoderConfig) this.#config = storedConfig(metadata.decoderConfig, this.config);
    const run = this.#runs[0];
    if (!run) return;
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    const frame = Math.round((chunk.timestamp / 1e6) * this.frameRate) - run.firstFrame;
    run.packets.push({ bytes, isKey: chunk.type === "key", frame });
    if (run.packets.length === run.frameCount) this.#runs.shift();
  }

  #lost(cause: unknown): EncoderLostError {
    if (cause instanceof EncoderLostError) this.#failure ??= cause;
    this.#failure ??= new EncoderLostError({ cause });
    this.close();
    return this.#failure;
  }
}

function storedConfig(config: VideoDecoderConfig, encoder: VideoEncoderConfig): StoredDecoderConfig {
  const { description, colorSpace } = config;
  return {
    codec: config.codec,
    codedWidth: config.codedWidth ?? encoder.width,
    codedHeight: config.codedHeight ?? encoder.height,
    colorSpace: {
      primaries: colorSpace?.primaries ?? "bt709",
      transfer: colorSpace?.transfer ?? "bt709",
      matrix: colorSpace?.matrix ?? "bt709",
      fullRange: colorSpace?.fullRange ?? false,
    },
    description: storedBytes(description),
  };
}

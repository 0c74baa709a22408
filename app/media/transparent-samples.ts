import {
  type EncodedPacket,
  EncodedPacketSink,
  type InputVideoTrack,
  type PacketType,
  VideoSample,
} from "mediabunny";
import { withAlpha } from "~/media/with-alpha";

/** Packets that are decoded ahead of what is asked for. */
const AHEAD = 4;

/**
 * The frames of a clip with transparency, from the one that shows at a time on, as `VideoSampleSink.samples` gives those of others. Its
 * own way with transparency declares all colours as limited-range BT.709, and leaves frames open where it is ended early.
 */
export async function* transparentSamples(
  track: InputVideoTrack,
  fromSeconds: number,
): AsyncGenerator<VideoSample, void, unknown> {
  const [config, rotation] = await Promise.all([track.getDecoderConfig(), track.getRotation()]);
  if (!config) throw new Error("Nothing is known of how the clip is to be decoded.");
  const packets = new EncodedPacketSink(track);
  const options = { verifyKeyPackets: true };
  const first =
    (await packets.getKeyPacket(fromSeconds, options)) ?? (await packets.getFirstKeyPacket(options));
  if (!first) return;
  const decoders = new ColorAndAlpha(config);
  /** The last one that begins before the time that is asked for. */
  let before: Halves | null = null;
  const sampleOf = async ({ color, alpha }: Halves) => {
    const timestamp = color.timestamp / 1e6;
    return new VideoSample(alpha ? await withAlpha(color, alpha) : color, { timestamp, rotation });
  };
  try {
    for await (const halves of halvesOf(packets.packets(first, undefined, options), decoders)) {
      if (halves.color.timestamp / 1e6 <= fromSeconds) {
        closeHalves(before);
        before = halves;
        continue;
      }
      const shown = before;
      before = halves;
      if (shown) yield await sampleOf(shown);
      before = null;
      yield await sampleOf(halves);
    }
    const last = before;
    before = null;
    if (last) yield await sampleOf(last);
  } finally {
    closeHalves(before);
    decoders.close();
  }
}

interface Halves {
  color: VideoFrame;
  /** Null where all of it shows. */
  alpha: VideoFrame | null;
}

function closeHalves(halves: Halves | null): void {
  halves?.color.close();
  halves?.alpha?.close();
}

async function* halvesOf(
  packets: AsyncGenerator<EncodedPacket, void, unknown>,
  decoders: ColorAndAlpha,
): AsyncGenerator<Halves, void, unknown> {
  for await (const packet of packets) {
    decoders.decode(packet);
    while (decoders.waiting >= AHEAD) {
      const halves = decoders.take();
      if (halves) yield halves;
      else if (decoders.isBusy) await decoders.change;
      // Some give a frame only once they have the next packets.
      else break;
    }
  }
  await decoders.flush();
  for (let halves = decoders.take(); halves; halves = decoders.take()) yield halves;
}

/** Decodes the two streams of a clip with transparency, and finds what belongs together. */
class ColorAndAlpha {
  readonly #color: VideoDecoder;
  readonly #alpha: VideoDecoder;
  readonly #colors: VideoFrame[] = [];
  /** By their timestamp, as what is still being decoded. */
  readonly #alphas = new Map<number, VideoFrame>();
  readonly #awaited = new Set<number>();
  readonly #codec: string;
  #hasAlphaBegun = false;
  #error: unknown = null;
  #change = Promise.withResolvers<void>();

  constructor(config: VideoDecoderConfig) {
    this.#codec = config.codec;
    this.#color = this.#decoder(config, (frame) => this.#colors.push(frame));
    this.#alpha = this.#decoder(config, (frame) => {
      this.#awaited.delete(frame.timestamp);
      this.#alphas.set(frame.timestamp, frame);
    });
  }

  /** How many frames are there or on their way. */
  get waiting(): number {
    return this.#colors.length + this.#queued;
  }

  get isBusy(): boolean {
    return this.#queued > 0;
  }

  get #queued(): number {
    return Math.max(this.#color.decodeQueueSize, this.#alpha.decodeQueueSize);
  }

  /** Settles when something came, or could not be decoded. */
  get change(): Promise<void> {
    return this.#change.promise;
  }

  decode(packet: EncodedPacket): void {
    const { alpha } = packet.sideData;
    if (alpha) {
      const type = frameTypeOf(alpha, this.#codec) ?? packet.type;
      // Until its first key frame comes, all shows.
      this.#hasAlphaBegun ||= type === "key";
      if (this.#hasAlphaBegun) {
        const chunk = packet.alphaToEncodedVideoChunk(type);
        this.#awaited.add(chunk.timestamp);
        this.#alpha.decode(chunk);
      }
    }
    this.#color.decode(packet.toEncodedVideoChunk());
  }

  /** The next frame that is there as a whole; null where none is. Throws where one could not be decoded. */
  take(): Halves | null {
    if (this.#error) throw this.#error;
    const [color] = this.#colors;
    if (!color || this.#awaited.has(color.timestamp)) return null;
    this.#colors.shift();
    const alpha = this.#alphas.get(color.timestamp) ?? null;
    this.#alphas.delete(color.timestamp);
    return { color, alpha };
  }

  async flush(): Promise<void> {
    await Promise.all([this.#color.flush(), this.#alpha.flush()]);
    this.#awaited.clear();
  }

  close(): void {
    for (const decoder of [this.#color, this.#alpha]) if (decoder.state !== "closed") decoder.close();
    for (const frame of [...this.#colors, ...this.#alphas.values()]) frame.close();
    this.#colors.length = 0;
    this.#alphas.clear();
  }

  #decoder(config: VideoDecoderConfig, onFrame: (frame: VideoFrame) => void): VideoDecoder {
    const decoder = new VideoDecoder({
      output: (frame) => {
        onFrame(frame);
        this.#tell();
      },
      error: (error) => {
        this.#error = error;
        this.#tell();
      },
    });
    decoder.addEventListener("dequeue", () => this.#tell());
    decoder.configure(config);
    return decoder;
  }

  #tell(): void {
    this.#change.resolve();
    this.#change = Promise.withResolvers();
  }
}

/** The alpha of a packet may have key frames of its own; null where only the packet says. */
function frameTypeOf(data: Uint8Array, codec: string): PacketType | null {
  const first = data[0] ?? 0;
  if (codec.startsWith("vp8")) return (first & 1) === 0 ? "key" : "delta";
  if (!codec.startsWith("vp09")) return null;
  // After two bits of a marker and two of the profile, of which the third has a bit more.
  const isThird = (first & 0b0011_0000) === 0b0011_0000;
  return ((first << (isThird ? 5 : 4)) & 0b1100_0000) === 0 ? "key" : "delta";
}

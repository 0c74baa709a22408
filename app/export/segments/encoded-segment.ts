/** The packets of one segment, in decoding order. Plain data: it can be posted and written to disk. */
export interface EncodedSegment {
  packets: PacketEntry[];
  /** The bytes of all packets, one after the other. */
  data: Uint8Array<ArrayBuffer>;
  config: StoredDecoderConfig;
}

export interface PacketEntry {
  isKey: boolean;
  /** Counted from the segment's first frame. */
  frame: number;
  sizeBytes: number;
}

/** `VideoDecoderConfig` with its description as bytes of its own. */
export interface StoredDecoderConfig {
  codec: string;
  codedWidth: number;
  codedHeight: number;
  colorSpace: VideoColorSpaceInit;
  /** Parameter sets where the codec keeps them outside its packets, as H.264 does. */
  description: number[] | null;
}

const MAGIC = 0x5653_4731;

/** The segment as bytes: magic number, length of the header, header in JSON, packets. */
export function segmentToBytes({ packets, data, config }: EncodedSegment): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(JSON.stringify({ packets, config, sizeBytes: data.length }));
  const bytes = new Uint8Array(8 + header.length + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, header.length);
  bytes.set(header, 8);
  bytes.set(data, 8 + header.length);
  return bytes;
}

/** The segment, or `null` where the bytes are not a whole one, as after a crash in the middle of writing. */
export function segmentFromBytes(bytes: Uint8Array<ArrayBuffer>): EncodedSegment | null {
  if (bytes.length < 8) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerLength = view.getUint32(4);
  if (view.getUint32(0) !== MAGIC || bytes.length < 8 + headerLength) return null;
  try {
    const header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + headerLength)));
    const data = bytes.subarray(8 + headerLength);
    return data.length === header.sizeBytes ? { packets: header.packets, data, config: header.config } : null;
  } catch {
    return null;
  }
}

/** Whether packets of both can stand in one track: a track has one set of parameters. */
export function sameConfig(a: StoredDecoderConfig, b: StoredDecoderConfig): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

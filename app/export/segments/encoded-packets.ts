/** Packets in decoding order, one after the other in `data`. Plain data: it can be posted and written to disk. */
export interface EncodedPackets<Packet extends { sizeBytes: number }, Config> {
  packets: Packet[];
  data: Uint8Array<ArrayBuffer>;
  config: Config;
}

const MAGIC = 0x5653_4731;

/** As bytes: magic number, length of the header, header in JSON, packets. */
export function packetsToBytes<Packet extends { sizeBytes: number }, Config>({
  packets,
  data,
  config,
}: EncodedPackets<Packet, Config>): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(JSON.stringify({ packets, config, sizeBytes: data.length }));
  const bytes = new Uint8Array(8 + header.length + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, header.length);
  bytes.set(header, 8);
  bytes.set(data, 8 + header.length);
  return bytes;
}

/** What was written, or `null` where the bytes are not all of it, as after a crash in the middle of writing. */
export function packetsFromBytes<Packet extends { sizeBytes: number }, Config>(
  bytes: Uint8Array<ArrayBuffer>,
): EncodedPackets<Packet, Config> | null {
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

/** The chunks of an encoder one after the other. */
export function joinChunks(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let position = 0;
  for (const bytes of chunks) {
    data.set(bytes, position);
    position += bytes.length;
  }
  return data;
}

/** The description of a decoder's configuration, as JSON holds it. */
export function storedBytes(source: AllowSharedBufferSource | undefined): number[] | null {
  if (!source) return null;
  return ArrayBuffer.isView(source)
    ? [...new Uint8Array(source.buffer, source.byteOffset, source.byteLength)]
    : [...new Uint8Array(source)];
}

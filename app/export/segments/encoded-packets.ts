/** Packets in decoding order, one after the other in `data`. Plain data: it can be posted and written to disk. */
export interface EncodedPackets<Packet extends { sizeBytes: number }, Config> {
  packets: Packet[];
  data: Uint8Array<ArrayBuffer>;
  config: Config;
}

const MAGIC = 0x5653_4732;
const PREFIX_BYTES = 12;

/** As bytes: magic number, length of the header, checksum of the packets, header in JSON, packets. */
export function packetsToBytes<Packet extends { sizeBytes: number }, Config>({
  packets,
  data,
  config,
}: EncodedPackets<Packet, Config>): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(JSON.stringify({ packets, config, sizeBytes: data.length }));
  const bytes = new Uint8Array(PREFIX_BYTES + header.length + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC);
  view.setUint32(4, header.length);
  view.setUint32(8, checksum(data));
  bytes.set(header, PREFIX_BYTES);
  bytes.set(data, PREFIX_BYTES + header.length);
  return bytes;
}

/**
 * What was written, or `null` where the bytes are not that, as after a crash in the middle of writing or a power cut before the system
 * had written all of it.
 */
export function packetsFromBytes<Packet extends { sizeBytes: number }, Config>(
  bytes: Uint8Array<ArrayBuffer>,
): EncodedPackets<Packet, Config> | null {
  if (bytes.length < PREFIX_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerLength = view.getUint32(4);
  if (view.getUint32(0) !== MAGIC || bytes.length < PREFIX_BYTES + headerLength) return null;
  try {
    const data = bytes.subarray(PREFIX_BYTES + headerLength);
    const header = JSON.parse(
      new TextDecoder().decode(bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + headerLength)),
    );
    if (data.length !== header.sizeBytes || checksum(data) !== view.getUint32(8)) return null;
    return { packets: header.packets, data, config: header.config };
  } catch {
    return null;
  }
}

/** FNV-1a over words of four bytes: it tells what was not written, and nobody forges these files. */
function checksum(data: Uint8Array): number {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const whole = data.length - (data.length % 4);
  let hash = 0x811c_9dc5;
  for (let at = 0; at < whole; at += 4) hash = Math.imul(hash ^ view.getUint32(at), 0x0100_0193);
  for (let at = whole; at < data.length; at++) hash = Math.imul(hash ^ data[at]!, 0x0100_0193);
  return hash >>> 0;
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

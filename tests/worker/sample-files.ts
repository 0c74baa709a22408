import { deflateSync } from "node:zlib";
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";

/** Real files, as small as they come, and files that only pretend. */

export function png(width: number, height: number, grey = 128): Uint8Array<ArrayBuffer> {
  const row = Buffer.alloc(width + 1, grey);
  row[0] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("89504e470d0a1a0a", "hex"),
      pngChunk("IHDR", header),
      pngChunk("IDAT", deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
      pngChunk("IEND", Buffer.alloc(0)),
    ]),
  );
}

/** A PNG whose header claims a size it does not have. */
export function pngClaiming(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = png(1, 1);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export const gif = bytesOf("GIF89a", [2, 0, 3, 0, 0, 0, 0, 0x3b]);

/** The header of a JPEG of 4 × 2 pixels: start, an empty comment, start of frame, end. */
export const jpeg = new Uint8Array([
  0xff, 0xd8, 0xff, 0xfe, 0, 2, 0xff, 0xc0, 0, 11, 8, 0, 2, 0, 4, 1, 1, 0x11, 0, 0xff, 0xd9,
]);

/** The boxes of an AVIF down to its size, 640 × 480, with a thumbnail of 64 × 48. */
export const avif = (() => {
  const ispe = (width: number, height: number) => box("ispe", [0, 0, 0, 0, ...u32(width), ...u32(height)]);
  const ipco = box("ipco", [...ispe(64, 48), ...ispe(640, 480)]);
  return new Uint8Array([
    ...box("ftyp", [...text("avif"), 0, 0, 0, 0, ...text("mif1")]),
    ...box("meta", [0, 0, 0, 0, ...box("iprp", [...ipco])]),
  ]);
})();

/** Starts as an MP4 and goes on with bytes that count up, so that any part of it can be recognised. */
export function mp4(sizeBytes: number): Uint8Array<ArrayBuffer> {
  const start = box("ftyp", [...text("isom"), 0, 0, 2, 0, ...text("isomavc1")]);
  const bytes = new Uint8Array(sizeBytes).map((_, index) => index % 251);
  bytes.set(start);
  return bytes;
}

export const svg = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
);
export const html = new TextEncoder().encode("<!doctype html><script>alert(1)</script>");

function box(type: string, content: readonly number[]): number[] {
  return [...u32(content.length + 8), ...text(type), ...content];
}
function u32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}
function text(characters: string): number[] {
  return [...characters].map((character) => character.charCodeAt(0));
}
function bytesOf(start: string, rest: readonly number[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...text(start), ...rest]);
}

/** A WAV of silence: 8 kHz, one channel, 16 bits. */
export function wav(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = new Array<number>(Math.round(seconds * 8000) * 2).fill(0);
  const header = Buffer.alloc(36);
  header.write("RIFF", 0, "latin1");
  header.writeUInt32LE(36 + samples.length, 4);
  header.write("WAVEfmt ", 8, "latin1");
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(16_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(samples.length);
  return new Uint8Array(Buffer.concat([header, Buffer.from("data"), length, Buffer.from(samples)]));
}

/** A real container with made-up packets: what it is and how long is all there, its pictures are not. */
export async function clip(
  format: "mp4" | "webm",
  { width, height, seconds }: { width: number; height: number; seconds: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({
    format: format === "mp4" ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  });
  const video = new EncodedVideoPacketSource("vp8");
  output.addVideoTrack(video);
  await output.start();
  const decoderConfig = { codec: "vp8", codedWidth: width, codedHeight: height };
  for (let second = 0; second < seconds; second++) {
    const packet = new EncodedPacket(new Uint8Array(100), "key", second, 1);
    await video.add(packet, { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer as ArrayBuffer);
}

import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
} from "mediabunny";
import { expect, test } from "vitest";
import type { MediaType } from "~/domain/assets/media-type.ts";
import { joinBytes, latin1Bytes } from "../bytes.ts";
import { findRedactions } from "./find-redactions.ts";
import { redact } from "./redaction.ts";

const secret = "SECRET 51.4545N Phone of Ada";
const tags = {
  title: secret,
  artist: secret,
  comment: secret,
  date: new Date("2026-05-05"),
  // Larger than any page or buffer that is read at once.
  images: [{ data: latin1Bytes(secret.repeat(4000)), mimeType: "image/jpeg", kind: "coverFront" as const }],
};

/** A frame of silence: MPEG 1, layer III, 128 kbit/s, 44.1 kHz. */
const mp3Frame = new Uint8Array(417);
mp3Frame.set([0xff, 0xfb, 0x90, 0xc0]);
const opusHead = new Uint8Array([...latin1Bytes("OpusHead"), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]);

type Track =
  | { codec: "vp8"; data: Uint8Array }
  | { codec: "mp3" | "opus" | "pcm-s16"; data: Uint8Array; sampleRate: number; description?: Uint8Array };

/** A real file of three packets with all the tags its container holds. */
async function make(format: OutputFormat, track: Track): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  output.setMetadataTags(tags);
  const packets = [0, 1, 2].map((at) => new EncodedPacket(track.data, "key", at, 1));
  if (track.codec === "vp8") {
    const source = new EncodedVideoPacketSource("vp8");
    output.addVideoTrack(source, { name: secret });
    await output.start();
    const decoderConfig = { codec: "vp8", codedWidth: 64, codedHeight: 64 };
    for (const packet of packets) await source.add(packet, { decoderConfig });
  } else {
    const source = new EncodedAudioPacketSource(track.codec);
    output.addAudioTrack(source);
    await output.start();
    const { sampleRate, description } = track;
    const decoderConfig = { codec: track.codec, numberOfChannels: 1, sampleRate, description };
    for (const packet of packets) await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer as ArrayBuffer);
}

async function readBack(bytes: Uint8Array<ArrayBuffer>) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = (await input.getPrimaryVideoTrack()) ?? (await input.getPrimaryAudioTrack());
  const packets: Uint8Array[] = [];
  for await (const packet of new EncodedPacketSink(track!).packets()) packets.push(packet.data);
  return { packets, durationSeconds: await input.computeDuration(), tags: await input.getMetadataTags() };
}

const sound = { data: mp3Frame, sampleRate: 44_100 };
const image: Track = { codec: "vp8", data: new Uint8Array(100).fill(7) };
const files: [MediaType, () => Promise<Uint8Array<ArrayBuffer>>][] = [
  ["video/webm", () => make(new WebMOutputFormat(), image)],
  ["video/webm", () => make(new WebMOutputFormat({ appendOnly: true }), image)],
  ["video/mp4", () => make(new Mp4OutputFormat(), image)],
  ["audio/mpeg", () => make(new Mp3OutputFormat(), { codec: "mp3", ...sound })],
  [
    "audio/mpeg",
    async () => joinBytes([await make(new Mp3OutputFormat(), { codec: "mp3", ...sound }), oldTags()]),
  ],
  [
    "audio/wav",
    () => make(new WavOutputFormat(), { codec: "pcm-s16", data: new Uint8Array(200), sampleRate: 100 }),
  ],
  [
    "audio/ogg",
    () =>
      make(new OggOutputFormat(), {
        codec: "opus",
        data: new Uint8Array([0xf8, 0xff, 0xfe]),
        sampleRate: 48_000,
        description: opusHead,
      }),
  ],
];

/** APE and ID3v1, as they stand behind the sound. */
function oldTags(): Uint8Array {
  const ape = latin1Bytes(secret);
  const footer = new Uint8Array(32);
  footer.set(latin1Bytes("APETAGEX"));
  footer[12] = ape.length + 32;
  const id3 = new Uint8Array(128);
  id3.set(latin1Bytes(`TAG${secret}`));
  return joinBytes([ape, footer, id3]);
}

test.each(files)("%s loses what was written into it and plays as before", async (mediaType, build) => {
  const bytes = await build();
  expect(Buffer.from(bytes).includes("SECRET")).toBe(true);
  const redactions = await findRedactions(mediaType, bytes.length, async (at, length) =>
    bytes.slice(at, at + length),
  );
  const whole = bytes.slice();
  redact(whole, 0, redactions ?? []);
  for (const text of ["SECRET", "Phone", "2026", "ediabunny"]) {
    expect(Buffer.from(whole).includes(text), text).toBe(false);
  }
  const before = await readBack(bytes);
  const after = await readBack(whole);
  expect(after.packets).toEqual(before.packets);
  expect(after.packets.length).toBeGreaterThan(0);
  expect(after.durationSeconds).toBe(before.durationSeconds);
  expect({ ...after.tags, raw: undefined, title: after.tags.title || undefined }).toEqual({});
  // Served in ranges it is the same file.
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += 977) {
    const piece = bytes.slice(at, at + 977);
    redact(piece, at, redactions ?? []);
    pieces.push(piece);
  }
  expect(joinBytes(pieces)).toEqual(whole);
});

test("what is not built as its format demands is shown to nobody else", async () => {
  const noise = new Uint8Array(5000).fill(0x41);
  expect(
    await findRedactions("audio/ogg", noise.length, async (at, n) => noise.slice(at, at + n)),
  ).toBeNull();
});

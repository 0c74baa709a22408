import {
  AudioSampleSource,
  type AudioSource,
  EncodedAudioPacketSource,
  EncodedPacket,
  Quality,
} from "mediabunny";
import { aacDelaySeconds } from "~/export/aac-delay";
import { requireAudioEncoder } from "~/export/audio-codec";
import type { Making } from "~/export/making";
import { type EncodedPackets, joinChunks, storedBytes } from "~/export/segments/encoded-packets";
import { canonical, sha256Hex, versionsIn } from "~/export/segments/segment-key";
import type { SegmentStore } from "~/export/segments/segment-store";
import { type SoundFeed, soundFeed } from "~/export/sound-feed";
import { SOUND_BITRATE, SOUND_SAMPLE_RATE } from "~/export/video-settings";
import type { SoundMix } from "~/scene/composition";

/** The sound of one file: to be added to its output, fed, and kept once the file is finished. */
export interface AudioTrack {
  source: AudioSource;
  /** At most, for the room an index takes. */
  maximumPacketCount: number;
  feed: SoundFeed;
  keep(): Promise<void>;
}

interface SoundPacket {
  timestampSeconds: number;
  durationSeconds: number;
  sizeBytes: number;
}
type StoredAudioConfig = Omit<AudioDecoderConfig, "description"> & { description: number[] | null };
type EncodedSound = EncodedPackets<SoundPacket, StoredAudioConfig>;

/** About twenty minutes; the packets are in memory until they are stored. */
const MOST_KEPT_BYTES = 32 * 2 ** 20;

/** In a build the address names this code's content, so that another build does not take this one's packets. */
const code = import.meta.url;

/**
 * A composition's sound as AAC, Opus or samples. Packets that an earlier export left are taken up: the mix is composed, heard
 * several times and encoded only where something of it has changed. Throws `audio-codec-unsupported`.
 */
export async function openAudioTrack(
  making: Making,
  sound: SoundMix,
  durationSeconds: number,
  codec: "aac" | "opus" | "pcm-s16",
  store: SegmentStore,
): Promise<AudioTrack> {
  if (codec === "pcm-s16") {
    const source = new AudioSampleSource({ codec });
    return sampleTrack(source, soundFeed(making, sound, durationSeconds, source, 0), durationSeconds);
  }
  const key = await soundKey(making, sound, durationSeconds, codec);
  const stored = await store.get<SoundPacket, StoredAudioConfig>(key);
  if (stored) return packetTrack(stored, codec);
  await requireAudioEncoder(codec);
  const packets: SoundPacket[] = [];
  const chunks: Uint8Array[] = [];
  let config: StoredAudioConfig | null = null;
  let keptBytes = 0;
  const source = new AudioSampleSource({
    codec,
    quality: new Quality({ bitrate: SOUND_BITRATE }),
    onEncodedPacket({ data, timestamp, duration }, meta) {
      if (meta?.decoderConfig) {
        const { description, ...others } = meta.decoderConfig;
        config ??= { ...others, description: storedBytes(description) };
      }
      keptBytes += data.length;
      if (keptBytes > MOST_KEPT_BYTES) return;
      packets.push({ timestampSeconds: timestamp, durationSeconds: duration, sizeBytes: data.length });
      chunks.push(data.slice());
    },
  });
  const delaySeconds = codec === "aac" ? await aacDelaySeconds() : 0;
  const feed = soundFeed(making, sound, durationSeconds, source, delaySeconds);
  return {
    ...sampleTrack(source, feed, durationSeconds),
    async keep() {
      if (config && keptBytes <= MOST_KEPT_BYTES) {
        await store.put<SoundPacket, StoredAudioConfig>(key, { packets, data: joinChunks(chunks), config });
      }
    },
  };
}

function sampleTrack(source: AudioSource, feed: SoundFeed, durationSeconds: number): AudioTrack {
  // Packets are 960 or 1024 samples long; twice as many leave room for an encoder's own start and end.
  const maximumPacketCount = Math.ceil((durationSeconds * SOUND_SAMPLE_RATE) / 480) + 16;
  return { source, maximumPacketCount, feed, keep: async () => {} };
}

function packetTrack({ packets, data, config }: EncodedSound, codec: "aac" | "opus"): AudioTrack {
  const source = new EncodedAudioPacketSource(codec);
  const { description, ...others } = config;
  const decoderConfig: AudioDecoderConfig = {
    ...others,
    ...(description && { description: new Uint8Array(description) }),
  };
  let next = 0;
  let position = 0;
  const feed: SoundFeed = {
    async addUntil(timeSeconds) {
      for (; next < packets.length && packets[next]!.timestampSeconds < timeSeconds; next++) {
        const { timestampSeconds, durationSeconds, sizeBytes } = packets[next]!;
        const bytes = data.subarray(position, position + sizeBytes);
        position += sizeBytes;
        await source.add(
          new EncodedPacket(bytes, "key", timestampSeconds, durationSeconds, next),
          next === 0 ? { decoderConfig } : undefined,
        );
      }
    },
    close: async () => {},
  };
  return { source, maximumPacketCount: packets.length, feed, keep: async () => {} };
}

/** Names what the packets depend on. */
async function soundKey(
  { mediaVersions }: Making,
  sound: SoundMix,
  durationSeconds: number,
  codec: string,
): Promise<string> {
  const heard = canonical(sound, 0);
  const encoder = { codec, bitrate: SOUND_BITRATE, browser: navigator.userAgent };
  return sha256Hex(
    JSON.stringify({ heard, durationSeconds, encoder, code, media: versionsIn(heard, mediaVersions) }),
  );
}

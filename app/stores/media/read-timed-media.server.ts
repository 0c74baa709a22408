import type { InputVideoTrack } from "mediabunny";
import type { MediaType } from "~/domain/assets/media-type";

export interface TimedMedia {
  mediaType: MediaType;
  /** As shown, with the file's rotation; 0 for sounds. */
  width: number;
  height: number;
  durationSeconds: number;
}

/** Containers we take, by what Mediabunny calls them: what they are with pictures, and with sound alone. */
const containers: Record<string, { clip?: MediaType; sound?: MediaType }> = {
  MP4: { clip: "video/mp4", sound: "audio/mp4" },
  "QuickTime File Format": { clip: "video/quicktime", sound: "audio/mp4" },
  WebM: { clip: "video/webm", sound: "audio/webm" },
  Matroska: { clip: "video/webm", sound: "audio/webm" },
  WAVE: { sound: "audio/wav" },
  MP3: { sound: "audio/mpeg" },
  Ogg: { sound: "audio/ogg" },
};

/**
 * What a stored clip or sound is, read from its own bytes by ranges, so that a large file is never held in memory.
 * `null` for what is neither, or has no length.
 */
export async function readTimedMedia(bucket: R2Bucket, key: string): Promise<TimedMedia | null> {
  const { ALL_FORMATS, CustomSource, Input } = await import("mediabunny");
  const source = new CustomSource({
    getSize: async () => (await bucket.head(key))?.size ?? 0,
    read: async (start, end) => {
      const part = await bucket.get(key, { range: { offset: start, length: end - start } });
      if (!part) throw new Error("The stored file is gone.");
      return new Uint8Array(await part.arrayBuffer());
    },
    maxCacheSize: 4 * 1024 * 1024,
    prefetchProfile: "network",
  });
  const input = new Input({ source, formats: ALL_FORMATS });
  try {
    const container = containers[(await input.getFormat()).name] ?? {};
    const video = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    const mediaType = video ? container.clip : sound ? container.sound : undefined;
    if (!mediaType) return null;
    const durationSeconds = await input.computeDuration();
    if (!Number.isFinite(durationSeconds) || durationSeconds <= 0) return null;
    return { mediaType, ...(await sizeOf(video)), durationSeconds };
  } catch {
    // Not a container we know, or a broken one: to the user it is the same.
    return null;
  } finally {
    input.dispose();
  }
}

async function sizeOf(video: InputVideoTrack | null): Promise<{ width: number; height: number }> {
  if (!video) return { width: 0, height: 0 };
  return { width: await video.getDisplayWidth(), height: await video.getDisplayHeight() };
}

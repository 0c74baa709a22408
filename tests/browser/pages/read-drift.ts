import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from "mediabunny";

/**
 * How far sound and picture part in a file, in seconds: the largest distance of any packet's time from where the packets before
 * it end, and the distance between the ends of both tracks.
 */
export async function readDrift(file: Blob): Promise<{ largestGap: number; apartAtEnd: number }> {
  using input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video || !audio) throw new Error("The file lacks a track.");
  let largestGap = 0;
  for (const track of [video, audio]) {
    let end: number | null = null;
    for await (const { timestamp, duration } of new EncodedPacketSink(track).packets(undefined, undefined, {
      metadataOnly: true,
    })) {
      if (end !== null) largestGap = Math.max(largestGap, Math.abs(timestamp - end));
      end = timestamp + duration;
    }
  }
  return {
    largestGap,
    apartAtEnd: Math.abs((await video.computeDuration()) - (await audio.computeDuration())),
  };
}

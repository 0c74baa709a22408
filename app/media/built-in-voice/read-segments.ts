import type { VoicedPart } from "~/engine/sound/voiced-parts";

/**
 * When a voice speaks, from Flite's list of sounds with the time each ends ("pau:0.16 f:0.28 …"): everything between its
 * pauses. A line that cannot be read gives nothing.
 */
export function readSegments(segments: string): VoicedPart[] {
  const parts: VoicedPart[] = [];
  let startSeconds = 0;
  let isOpen = false;
  for (const piece of segments.trim().split(/\s+/)) {
    const [sound, end] = piece.split(":");
    const endSeconds = Number(end);
    if (!sound || !Number.isFinite(endSeconds)) continue;
    const last = parts.at(-1);
    if (sound === "pau") isOpen = false;
    else if (isOpen && last) last.endSeconds = endSeconds;
    else {
      parts.push({ startSeconds, endSeconds });
      isOpen = true;
    }
    startSeconds = endSeconds;
  }
  return parts;
}

import { framesPerSecond } from "~/scene/timecode";

/** What somebody has typed as a moment, in seconds: a timecode (1:07, 0:07.12), or seconds (7.4); null where it is neither. */
export function parseTimecode(typed: string): number | null {
  const text = typed.trim().replace(/\s*s$/, "").replace(",", ".");
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  const [, hours = "0", minutes, seconds, frames = "0"] =
    /^(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (minutes === undefined || Number(seconds) > 59 || Number(frames) >= framesPerSecond) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(frames) / framesPerSecond;
}

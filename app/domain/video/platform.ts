import type { Format } from "./format";

/** Where a video is meant to be shown; sets its shape and the part of the screen its text keeps clear of. */
export const platforms = ["tiktok", "reels", "shorts", "stories", "feed", "youtube", "linkedin"] as const;
export type Platform = (typeof platforms)[number];

export interface PlatformPreset {
  name: string;
  format: Format;
  /** What is usual and allowed there, in seconds. */
  shortestSeconds: number;
  longestSeconds: number;
  usualSeconds: number;
}

export const platformPresets: Record<Platform, PlatformPreset> = {
  tiktok: { name: "TikTok", format: "9:16", shortestSeconds: 6, longestSeconds: 90, usualSeconds: 21 },
  reels: {
    name: "Instagram Reels",
    format: "9:16",
    shortestSeconds: 6,
    longestSeconds: 90,
    usualSeconds: 15,
  },
  shorts: {
    name: "YouTube Shorts",
    format: "9:16",
    shortestSeconds: 6,
    longestSeconds: 60,
    usualSeconds: 20,
  },
  stories: { name: "Stories", format: "9:16", shortestSeconds: 6, longestSeconds: 60, usualSeconds: 10 },
  feed: { name: "Feed post", format: "4:5", shortestSeconds: 6, longestSeconds: 60, usualSeconds: 15 },
  youtube: { name: "YouTube", format: "16:9", shortestSeconds: 6, longestSeconds: 90, usualSeconds: 30 },
  linkedin: { name: "LinkedIn", format: "1:1", shortestSeconds: 6, longestSeconds: 90, usualSeconds: 30 },
};

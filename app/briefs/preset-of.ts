import { type Platform, platformPresets } from "~/domain/video/platform";
import type { BriefDraft } from "./brief-draft";

/** What a place asks for; without one, shape and length stay as they are. */
export function presetOf(platform: Platform | null): Partial<BriefDraft> {
  if (platform === null) return { platform };
  const { format, usualSeconds } = platformPresets[platform];
  return { platform, format, lengthSeconds: usualSeconds };
}

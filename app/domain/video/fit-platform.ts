import type { Format } from "./format";
import { type Platform, platformPresets } from "./platform";

interface Fitted {
  platform: Platform | null;
  format: Format;
  lengthSeconds: number;
}

/** What a place asks for; without one, shape and length stay as they are. */
export function fieldsForPlatform(platform: Platform | null): Partial<Fitted> {
  if (platform === null) return { platform };
  const { format, usualSeconds } = platformPresets[platform];
  return { platform, format, lengthSeconds: usualSeconds };
}

/** Another shape than the chosen place shows is a choice against that place. */
export function fieldsForFormat(
  format: Format,
  platform: Platform | null,
): Pick<Fitted, "format" | "platform"> {
  return { format, platform: platform && platformPresets[platform].format === format ? platform : null };
}

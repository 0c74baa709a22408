import { findSoundEffect } from "~/domain/video/sound-effect";
import type { Sound } from "~/scene/sound";

/** How long a file is, in seconds; null where that is not known. */
export type FileLength = (assetId: string) => number | null;

export const unknownLength: FileLength = () => null;

/** How long a sound can be heard before it is over or begins again, in seconds; null where nobody knows. */
export function lengthOfSource(source: Sound["source"], lengthOf: FileLength): number | null {
  if (source.kind === "effect") return findSoundEffect(source.effectId)?.durationSeconds ?? null;
  const { assetId, trimStartSeconds, trimEndSeconds } = source;
  const end = Math.min(trimEndSeconds ?? Infinity, lengthOf(assetId) ?? Infinity);
  return end === Infinity ? null : Math.max(0, end - trimStartSeconds);
}

import type { MediaKind } from "./media-type";
import type { FileRefusal } from "./refused-file";

/** What a file may be as far as it is known: before the end of a clip or sound is read, it is either. */
export type KnownKind = MediaKind | "clip or sound";

/**
 * Why a file cannot be the new version of one of this kind; null where it can, as far as is known. It would come to
 * stand in places that show only the other: a clip as a poster's picture, a sound in a scene.
 */
export function refuseAsVersion(present: MediaKind, next: KnownKind): FileRefusal | null {
  if (next === present || (next === "clip or sound" && (present === "clip" || present === "sound")))
    return null;
  return {
    code: "other_kind",
    message: `This is a ${next}. A ${present} is shown as one wherever it is used, so its new version must be a ${present}, too. Upload this one as a file of its own.`,
  };
}

/** What a device takes a file for; null where it does not say. Names lie about sound in a clip's container. */
export function kindOfHint(mediaType: string): KnownKind | null {
  if (mediaType.startsWith("image/")) return "picture";
  if (mediaType.startsWith("audio/")) return "sound";
  return mediaType.startsWith("video/") ? "clip or sound" : null;
}

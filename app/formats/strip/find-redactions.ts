import type { MediaType } from "~/domain/assets/media-type";
import { findMp3Tags } from "./mp3-tags";
import { findOggComments } from "./ogg-comments";
import { findPrivateBoxes } from "./private-boxes";
import { findPrivateChunks } from "./private-chunks";
import { findPrivateElements } from "./private-elements";
import type { ReadBytes, Redaction } from "./redaction";

type Finder = (sizeBytes: number, read: ReadBytes) => Promise<Redaction[]>;

const finders: Partial<Record<MediaType, Finder>> = {
  "video/mp4": findPrivateBoxes,
  "video/quicktime": findPrivateBoxes,
  "audio/mp4": findPrivateBoxes,
  "video/webm": findPrivateElements,
  "audio/webm": findPrivateElements,
  "audio/wav": findPrivateChunks,
  "audio/mpeg": findMp3Tags,
  "audio/ogg": findOggComments,
};

/** What others do not get to see of a clip or sound; null where it cannot be read well enough to be sure of it. */
export async function findRedactions(
  mediaType: MediaType,
  sizeBytes: number,
  read: ReadBytes,
): Promise<Redaction[] | null> {
  try {
    return (await finders[mediaType]?.(sizeBytes, read)) ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

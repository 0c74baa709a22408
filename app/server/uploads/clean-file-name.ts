import { cutText, mostNameCharacters, nameWithOwnEnding } from "~/domain/assets/file-name";
import type { MediaType } from "~/domain/assets/media-type";

/** A file's name as it may be shown and stored: without its folders and what cannot be written, and with the ending of what it is. */
export function cleanFileName(name: string, fallback: string, mediaType: MediaType): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const clean = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, "").trim();
  return nameWithOwnEnding(cutText(clean, mostNameCharacters) || fallback, mediaType);
}

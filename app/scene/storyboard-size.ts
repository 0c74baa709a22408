import { utf8Length } from "~/domain/text/utf8-length";

/**
 * How much of a document a storyboard takes. Firestore refuses documents of more than 1 MiB; the rest of a video's document (title,
 * lineage, cost, what runs) and its index entries have room beside the storyboard.
 */

/** In bytes. */
export const mostStoryboardBytes = 900_000;

/** Roughly what Firestore counts: a text is its UTF-8 and a byte, a number 8, a name as a text; see "storage size calculations". */
export function storyboardBytes(value: unknown): number {
  if (typeof value === "string") return utf8Length(value) + 1;
  if (typeof value === "number") return 8;
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + storyboardBytes(item), 0);
  if (typeof value === "object" && value !== null) return recordBytes(value);
  return value === undefined ? 0 : 1;
}

const knownBytes = new WeakMap<object, number>();

/** Scenes and elements that an edit leaves as they are have been counted before. */
function recordBytes(record: object): number {
  const known = knownBytes.get(record);
  if (known !== undefined) return known;
  let bytes = 0;
  for (const [name, field] of Object.entries(record)) {
    if (field !== undefined) bytes += utf8Length(name) + 1 + storyboardBytes(field);
  }
  knownBytes.set(record, bytes);
  return bytes;
}

/** What a person is told when an edit would not fit any more; null while there is room. One that makes it smaller always fits. */
export function refusalOfSize(before: unknown, after: unknown): string | null {
  const bytes = storyboardBytes(after);
  if (bytes <= mostStoryboardBytes || bytes <= storyboardBytes(before)) return null;
  return "This video holds as much as it can, so nothing was changed. Remove drawings, captions, keyframes or elements, or go on in a second video.";
}

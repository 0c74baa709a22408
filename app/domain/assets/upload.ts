import * as z from "zod/mini";

/**
 * Files on their way into the bucket, in parts. A person's file is known by its SHA-256 and size, so that the same
 * file chosen again after a reload, or in another tab, goes on where it stopped.
 */

/** Bytes of every part but the last. The least that R2 takes: so much at most is sent again after a cut. */
export const uploadPartBytes = 5 * 1024 * 1024;

/** How many parts a file of this size has; an empty file has none. */
export function countParts(sizeBytes: number): number {
  return Math.ceil(sizeBytes / uploadPartBytes);
}

/** Where a part lies in its file; numbers begin at 1. */
export function partRange(sizeBytes: number, number: number): { offset: number; length: number } {
  const offset = (number - 1) * uploadPartBytes;
  return { offset, length: Math.min(uploadPartBytes, sizeBytes - offset) };
}

export const sha256Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const documentIdSchema = z.string().check(z.regex(/^[\w-]{1,128}$/));

/** What a person says of a file before sending it. */
export const uploadRequestSchema = z.object({
  name: z.string().check(z.maxLength(1000)),
  sizeBytes: z.int().check(z.minimum(1)),
  /** Of the whole file. */
  sha256: sha256Schema,
  /** What the device takes it for; only a hint for how much may be sent. */
  mediaType: z._default(z.string().check(z.maxLength(100)), ""),
  folderId: z._default(z.nullable(documentIdSchema), null),
  /** The asset it is to be a new version of. */
  versionOf: z._default(z.nullable(documentIdSchema), null),
  /** When it was chosen, and what the device's clock shows now, both in ms: many files keep the order of their choice. */
  chosen: z.optional(z.object({ at: z.number(), clock: z.number() })),
});
export type UploadRequest = z.infer<typeof uploadRequestSchema>;

/** What the server answers: the file is there already, or so much of it is. */
export type UploadAnswer<Asset> =
  | { kind: "duplicate"; asset: Asset }
  | { kind: "open"; uploadId: string; partBytes: number; partCount: number; parts: number[] };

const clockMayDifferMs = 2 * 60_000;
const longestAgoMs = 24 * 60 * 60_000;

/** The time, in ms, that an asset is made at by what a device says; null where that cannot be true, or says nothing. */
export function timeOfArrival(chosen: UploadRequest["chosen"], now: number): number | null {
  if (!chosen || Math.abs(chosen.clock - now) > clockMayDifferMs) return null;
  const isPossible = chosen.at > now - longestAgoMs && chosen.at <= now + clockMayDifferMs;
  return isPossible ? chosen.at : null;
}

/** An upload as it was begun. */
export interface UploadOpening extends Omit<UploadRequest, "mediaType" | "chosen"> {
  uploadId: string;
  ownerId: string;
  /** Of the file in the bucket, and of the asset it becomes where it is no new version of another. */
  fileId: string;
  /** In ms; null for the time at which it is there. */
  chosenAt: number | null;
  /** Where it will lie in the bucket. */
  key: string;
}

export interface UploadState extends UploadOpening {
  /** The bucket's own name for it. */
  bucketUploadId: string;
  parts: { number: number; etag: string }[];
}

/** One per upload: what of it has arrived. It forgets, and the bucket with it, what nobody goes on with for a day. */
export interface UploadSessionRpc {
  /** Begins the upload, or answers how far it came. */
  open(opening: UploadOpening): Promise<UploadState>;
  state(): Promise<UploadState | null>;
  keepPart(part: { number: number; etag: string }): Promise<void>;
  /** Called off: what arrived is thrown away. */
  abandon(): Promise<void>;
  /** Its file stands in the bucket: nothing more has to be remembered. */
  close(): Promise<void>;
}

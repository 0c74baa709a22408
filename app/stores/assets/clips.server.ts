import type { ClipStart, MadeClip } from "~/domain/jobs/job-room";
import { serverTimestamp } from "../firestore/firestore-values.server";
import type { NewDocument } from "../jobs/jobs.server";
import type { AssetDocument } from "./asset-document";

/** The document of a made clip, an asset that scenes can use. */
export function clipDocuments(start: ClipStart, { assetId, ...file }: MadeClip): NewDocument[] {
  const asset: Omit<AssetDocument, "createdAt"> = {
    ownerId: start.ownerId,
    name: start.title,
    ...file,
    // The bytes went to the bucket as they came.
    sha256: "",
    origin: "made",
    alt: start.input.request.prompt,
    jobId: start.jobId,
    trashedAt: null,
    folderId: null,
    tags: [],
    renditions: [],
  };
  return [{ path: `assets/${assetId}`, data: { ...asset, createdAt: serverTimestamp } }];
}

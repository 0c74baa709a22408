import type { UploadRequest, UploadSessionRpc, UploadState } from "~/domain/assets/upload";
import type { Settings } from "~/settings/settings.server";
import { stableId } from "~/stores/firestore/stable-id.server";

/** The id of an upload follows from whose it is and what it holds, so that the same file is one upload wherever it is begun. */
export function uploadIdOf(
  ownerId: string,
  { sha256, sizeBytes, versionOf }: Pick<UploadRequest, "sha256" | "sizeBytes" | "versionOf">,
): Promise<string> {
  return stableId("upload", ownerId, sha256, String(sizeBytes), versionOf ?? "");
}

export function uploadSessionOf(settings: Settings, uploadId: string): UploadSessionRpc {
  return settings.uploadSessions.get(settings.uploadSessions.idFromName(uploadId));
}

/** An upload of this user as far as it came; null for somebody else's as for none. */
export async function findOwnUpload(
  settings: Settings,
  uploadId: string | undefined,
  userId: string,
): Promise<{ session: UploadSessionRpc; state: UploadState } | null> {
  if (!uploadId || !/^[0-9a-z]{26}$/.test(uploadId)) return null;
  const session = uploadSessionOf(settings, uploadId);
  const state = await session.state();
  return state?.ownerId === userId ? { session, state } : null;
}

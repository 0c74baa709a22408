import type { ApiCall } from "~/api-route.server";
import { readCredits } from "~/credits.server";
import { type StorageState, storageBytesOf } from "~/domain/storage-quota";
import type { SignedInViewer } from "~/domain/viewer";
import type { Settings } from "~/settings.server";
import { readStoredBytes } from "~/stores/assets.server";

export async function readStorage(settings: Settings, userId: string): Promise<StorageState> {
  const [usedBytes, { plan }] = await Promise.all([
    readStoredBytes(settings, userId),
    readCredits(settings, userId),
  ]);
  return { plan, usedBytes, quotaBytes: storageBytesOf[plan] };
}

/** The answer where so many more bytes do not fit; null where they do. */
export async function refuseOverQuota(
  { settings, viewer, problem }: ApiCall<SignedInViewer>,
  moreBytes: number,
): Promise<Response | null> {
  const { usedBytes, quotaBytes } = await readStorage(settings, viewer.userId);
  if (usedBytes + moreBytes <= quotaBytes) return null;
  return problem(
    413,
    "storage_full",
    "Your storage is full. Delete files from the trash for good, or take a larger plan, then try again.",
  );
}

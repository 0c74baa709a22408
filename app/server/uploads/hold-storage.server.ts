import type { SignedInViewer } from "~/domain/access/viewer";
import { type StorageGateRpc, type StorageState, storageBytesOf } from "~/domain/credits/storage-quota";
import type { Settings } from "~/settings/settings.server";
import { readStoredBytes } from "~/stores/storage/stored-bytes.server";
import { readControls } from "~/stores/users/account-controls.server";
import { readCredits } from "../credits/credits.server";
import type { ApiCall } from "../http/api-route.server";

type Call = Pick<ApiCall<SignedInViewer>, "settings" | "viewer" | "problem">;

export function storageGateOf(settings: Settings, userId: string): StorageGateRpc {
  return settings.storageGates.get(settings.storageGates.idFromName(userId));
}

export async function readStorage(settings: Settings, userId: string): Promise<StorageState> {
  const [usedBytes, { plan }, { limits }] = await Promise.all([
    readStoredBytes(settings, userId),
    readCredits(settings, userId),
    readControls(settings, userId),
  ]);
  return { plan, usedBytes, quotaBytes: limits.storageBytes ?? storageBytesOf[plan] };
}

/** The answer where so many more bytes do not fit beside what is stored and on its way; null where they do. */
export async function refuseOverQuota(call: Call, moreBytes: number): Promise<Response | null> {
  const { settings, viewer } = call;
  const heldBytes = await storageGateOf(settings, viewer.userId).heldBytes();
  const { usedBytes, quotaBytes } = await readStorage(settings, viewer.userId);
  return usedBytes + heldBytes + moreBytes <= quotaBytes ? null : storageFull(call);
}

/**
 * Keeps room for bytes that are on their way, under a key, until they are released; null where there is room, else the
 * answer. What is held is counted before what is stored is read: what arrives in between is counted twice rather than not
 * at all, so that uploads begun at once never get more together than there is.
 */
export async function holdStorage(call: Call, key: string, bytes: number): Promise<Response | null> {
  const { settings, viewer } = call;
  const gate = storageGateOf(settings, viewer.userId);
  const { heldBytes, isNew } = await gate.hold(key, bytes);
  const { usedBytes, quotaBytes } = await readStorage(settings, viewer.userId);
  if (usedBytes + heldBytes <= quotaBytes) return null;
  // One that was begun before keeps its room: its parts are there and may be completed.
  if (isNew) await gate.release(key);
  return storageFull(call);
}

/** Keeps room for a file that comes with one request, as long as that lasts. */
export async function withStorage(
  call: Call,
  bytes: number,
  work: () => Promise<Response>,
): Promise<Response> {
  const key = crypto.randomUUID();
  const full = await holdStorage(call, key, bytes);
  if (full) return full;
  try {
    return await work();
  } finally {
    await storageGateOf(call.settings, call.viewer.userId).release(key);
  }
}

function storageFull({ problem }: Call): Response {
  return problem(
    413,
    "storage_full",
    "Your storage is full, with what is being uploaded. Delete files from the trash for good, or take a larger plan, then try again.",
  );
}

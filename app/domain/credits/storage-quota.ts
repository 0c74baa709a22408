import type { PlanId } from "~/domain/credits/plan";

const gigabyte = 1000 ** 3;

/**
 * Bytes that a plan keeps. All of it counts: files with their older versions, copies and smaller pictures, exports, posters,
 * and works as documents; the trash too.
 */
export const storageBytesOf: Readonly<Record<PlanId, number>> = {
  free: 5 * gigabyte,
  starter: 50 * gigabyte,
  studio: 500 * gigabyte,
};

/** One per account: bytes that are on their way, each under the key of what brings them, until it is released or a week passed. */
export interface StorageGateRpc {
  /** `heldBytes`: with these. Told again with the same key, it stands as told last. */
  hold(key: string, bytes: number): Promise<{ heldBytes: number; isNew: boolean }>;
  release(key: string): Promise<void>;
  heldBytes(): Promise<number>;
}

/** What `GET /api/v1/assets/storage` answers. */
export interface StorageState {
  plan: PlanId;
  usedBytes: number;
  quotaBytes: number;
}

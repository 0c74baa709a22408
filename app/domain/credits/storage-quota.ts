import type { PlanId } from "~/domain/credits/plan";

const gigabyte = 1000 ** 3;

/**
 * Bytes of files that a plan keeps. The trash, older versions and whole copies count: the one others see of a picture, and
 * those models read. Smaller pictures do not: there are three at most of each file, none above 1 MB, and they are made for us
 * to send less.
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

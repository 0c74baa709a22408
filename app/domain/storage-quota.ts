import type { PlanId } from "~/domain/plan";

const gigabyte = 1000 ** 3;

/** Bytes of files that a plan keeps: trash and older versions count, smaller pictures made of them do not. */
export const storageBytesOf: Readonly<Record<PlanId, number>> = {
  free: 5 * gigabyte,
  starter: 50 * gigabyte,
  studio: 500 * gigabyte,
};

/** What `GET /api/v1/assets/storage` answers. */
export interface StorageState {
  plan: PlanId;
  usedBytes: number;
  quotaBytes: number;
}

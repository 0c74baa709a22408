import { isDenied, type Reading } from "~/firebase/use-documents";
import type { Asset } from "~/stores/assets/asset-document";
import { useAsset } from "../use-asset";

/** Whether the file of an input is there, in the trash, from where it can be brought back, or gone. */
export type FileAvailability = { kind: "there" } | { kind: "trash"; asset: Asset } | { kind: "gone" };

/** Live, so that a file restored elsewhere is there at once. Without an id there is nothing to be missed. */
export function useFileAvailability(userId: string, assetId: string | null): FileAvailability {
  return availabilityOf(useAsset(userId, assetId));
}

/** What is not known, or could not be read, is taken for there: the server says so where it is not. */
export function availabilityOf(reading: Reading<Asset | null>): FileAvailability {
  if (isDenied(reading)) return { kind: "gone" };
  if (reading.kind !== "present") return { kind: "there" };
  const asset = reading.value;
  if (!asset) return { kind: "gone" };
  return asset.trashedAt ? { kind: "trash", asset } : { kind: "there" };
}

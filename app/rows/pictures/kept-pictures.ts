import { ApiError } from "~/client/call-api";
import type { CellPicture } from "~/scene/rows/cell-content";
import type { RowPicture } from "~/stores/batches/batch-document";

/** What is kept beside the rows of a table, by address. A picture that came goes before an earlier failure. */
export function keptPictures(kept: readonly RowPicture[]): ReadonlyMap<string, CellPicture> {
  const pictures = new Map<string, CellPicture>();
  for (const picture of kept) {
    if (!("failure" in picture)) {
      pictures.set(picture.address, { state: "ready", assetId: picture.assetId, alt: picture.alt });
    } else if (!pictures.has(picture.address)) {
      pictures.set(picture.address, { state: "failed", message: picture.failure });
    }
  }
  return pictures;
}

/** How an answer for an address is kept; null for one that the next visit may well get otherwise. */
export function pictureToKeep(address: string, answer: FetchedPicture): RowPicture | null {
  if (!("error" in answer)) return { address, ...answer };
  const { error } = answer;
  const isPassing = error instanceof ApiError && !(error.isOurs && lastingStatuses.has(error.status));
  return isPassing ? null : { address, failure: error.message };
}

export type FetchedPicture = { assetId: string; alt: string } | { error: Error };

/** The address has no picture that can be used, whoever asks and whenever. */
const lastingStatuses: ReadonlySet<number> = new Set([400, 404, 410, 413, 415, 422]);

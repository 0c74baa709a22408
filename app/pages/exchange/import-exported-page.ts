import { getDocuments } from "~/firebase/documents";
import type { ReadExportedPage } from "~/sections/export/exported-page";
import type { NewProject } from "~/stores/projects/projects";
import { uploadFile } from "~/uploads/upload-file";
import { withOtherAssets } from "./with-other-assets";

interface Importing {
  userId: string;
  signal: AbortSignal;
  /** Files that are there, of all. */
  onProgress: (done: number, of: number) => void;
}

/**
 * What an exported page becomes a project with: its document as it was, its facts as its own. Files that are not among the person's
 * own any more are uploaded; a title the person has already is marked. Rejects with ApiError where the server refuses one, with the signal's reason when aborted.
 */
export async function importExportedPage(
  { title, page, facts, images }: ReadExportedPage,
  { userId, signal, onProgress }: Importing,
): Promise<NewProject> {
  const { findOwnAssets } = await import("~/stores/assets/assets");
  const ids = images.map(({ assetId }) => assetId);
  const own = await findOwnAssets(await getDocuments(), userId, ids);
  const missing = images.filter(({ assetId }) => !own.has(assetId));
  const uploaded = new Map<string, string>();
  for (const [index, { assetId, name, dataUrl }] of missing.entries()) {
    onProgress(index, missing.length);
    const file = await (await fetch(dataUrl)).blob();
    const asset = await uploadFile(file, { name, signal });
    uploaded.set(assetId, asset.id);
  }
  const { hasProjectTitled, titleWithMark } = await import("~/stores/projects/projects");
  const isTaken = await hasProjectTitled(await getDocuments(), userId, title);
  return {
    title: isTaken ? titleWithMark(title, "(imported)") : title,
    page: withOtherAssets(page, uploaded),
    productId: null,
    facts,
  };
}

import type { Settings } from "~/settings/settings.server";
import { isDocumentId } from "../firestore/document-id";
import { firestoreOf } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { exportKey } from "../media/media-keys.server";
import { type Export, type ExportDocument, parseExport } from "./export-document";

export async function getExport(settings: Settings, exportId: string): Promise<Export | null> {
  if (!isDocumentId(exportId)) return null;
  const document = await firestoreOf(settings).get(`exports/${exportId}`);
  return document && parseExport(exportId, document.data);
}

/** As many exports of a work as are found at once; with its other documents they go in one commit. */
export const mostExportsFound = 300;

export async function findExportsOf(
  settings: Settings,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<Pick<Export, "id" | "contentId">[]> {
  const found = await firestoreOf(settings).query({
    collection: "exports",
    where: [
      ["ownerId", "EQUAL", ownerId],
      ["contentId", "EQUAL", id],
    ],
    limit: mostExportsFound,
  });
  return found.map((document) => ({ id: document.id, contentId: id }));
}

export const keyOfExport = ({ id, contentId }: Pick<Export, "id" | "contentId">) => exportKey(contentId, id);

/** The documents first, so that nothing can be read any more; then the files. */
export async function deleteExports(
  settings: Settings,
  exports: readonly Pick<Export, "id" | "contentId">[],
): Promise<void> {
  await firestoreOf(settings).commit(exports.map(({ id }) => ({ kind: "delete", path: `exports/${id}` })));
  await settings.media.delete(exports.map(keyOfExport));
}

/** Records an export whose file is already in the bucket. */
export async function recordExport(
  settings: Settings,
  exportId: string,
  document: Omit<ExportDocument, "createdAt">,
): Promise<void> {
  const data = { ...document, createdAt: serverTimestamp };
  await firestoreOf(settings).commit([{ kind: "set", path: `exports/${exportId}`, data }]);
}

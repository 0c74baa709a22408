import type { Settings } from "~/settings/settings.server";
import { isDocumentId } from "../firestore/document-id";
import { firestoreOf } from "../firestore/firestore.server";
import { serverTimestamp } from "../firestore/firestore-values.server";
import { type Export, type ExportDocument, parseExport } from "./export-document";

export async function getExport(settings: Settings, exportId: string): Promise<Export | null> {
  if (!isDocumentId(exportId)) return null;
  const document = await firestoreOf(settings).get(`exports/${exportId}`);
  return document && parseExport(exportId, document.data);
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

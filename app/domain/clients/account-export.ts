/** Of an exported account, `manifest.json`: what it is and what there is of it. It comes last, when all of it is known. */
export interface ExportManifest {
  format: "vitrine-account";
  version: 2;
  account: { id: string; email: string | null };
  /** ISO 8601. */
  exportedAt: string;
  /** Who of staff exported it. */
  by: string;
  /** Lines of `documents.jsonl`, by collection. */
  documents: Record<string, number>;
  /** Lines of `ledger.jsonl`. */
  ledgerEntries: number;
  files: ExportedFile[];
  /** What documents name and could not be exported. */
  missing: MissingFile[];
  /** Of all files. */
  fileBytes: number;
}

interface ExportedFile {
  /** In the archive. */
  name: string;
  /** The document that it belongs to. */
  document: string;
  sizeBytes: number;
}

interface MissingFile {
  name: string;
  document: string;
  /** As its document has it. */
  sizeBytes: number | null;
  why: "not stored" | "could not be read";
}

/** A line of `documents.jsonl`. Times are ISO 8601, bytes base64. */
export interface ExportedDocument {
  path: string;
  createdAt: string;
  updatedAt: string;
  data: Record<string, unknown>;
}

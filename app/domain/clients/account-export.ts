/** The first line of an exported account. */
export interface ExportManifest {
  format: "vitrine-account";
  version: 1;
  account: { id: string; email: string | null };
  /** ISO 8601. */
  exportedAt: string;
  /** Who of staff exported it. */
  by: string;
  /** Files lie in none of the lines: the documents of `assets` name them, with their sizes. */
  hasFiles: false;
}

/** A line of an exported account: what it is, its documents and ledger, and what there was in all. */
export type ExportLine =
  | { kind: "manifest"; manifest: ExportManifest }
  /** Times are ISO 8601, bytes base64. */
  | { kind: "document"; path: string; createdAt: string; updatedAt: string; data: Record<string, unknown> }
  | { kind: "ledger"; entry: unknown }
  /** Last. A file without it broke off. */
  | { kind: "end"; documents: Record<string, number>; ledgerEntries: number };

/** The lines as a file. Throws RangeError where they broke off. */
export function exportFile(lines: readonly ExportLine[]): string {
  if (lines[0]?.kind !== "manifest" || lines.at(-1)?.kind !== "end") {
    throw new RangeError("The export broke off.");
  }
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}

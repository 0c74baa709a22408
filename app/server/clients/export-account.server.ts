import type { ExportedDocument, ExportManifest } from "~/domain/clients/account-export";
import { toBase64 } from "~/formats/data-address";
import { ZipFile } from "~/formats/zip-file";
import type { Settings } from "~/settings/settings.server";
import { type AccountFile, filesOf } from "~/stores/clients/account-files.server";
import { documentsOf } from "~/stores/clients/export-documents.server";
import type { Account } from "~/stores/users/users.server";
import { ledgerOf } from "../credits/credits.server";

const entriesPerPage = 500;

/**
 * An archive of everything that is kept of an account: its documents with what lies below them, its ledger, the files they name,
 * and at last a manifest. It is written while it is read. A file that is not there is named in the manifest; where anything else
 * fails, the archive breaks off and cannot be opened.
 */
export function archiveAccount(
  settings: Settings,
  { userId, email }: Account,
  by: string,
  onFailure: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  let isHungUp = false;
  writer.closed.catch(() => {
    isHungUp = true;
  });
  const archive = new ZipFile((bytes) => writer.write(bytes));
  const write = async () => {
    const exportedAt = new Date().toISOString();
    const documents: Record<string, number> = {};
    const named: AccountFile[] = [];
    await archive.addStream("documents.jsonl", documentLines(settings, userId, documents, named));
    const ledger = { entries: 0 };
    await archive.addStream("ledger.jsonl", ledgerLines(settings, userId, ledger));
    const told = await addFiles(settings, archive, named);
    const manifest: ExportManifest = {
      format: "vitrine-account",
      version: 2,
      account: { id: userId, email },
      exportedAt,
      by,
      documents,
      ledgerEntries: ledger.entries,
      ...told,
    };
    await archive.add("manifest.json", encoder.encode(JSON.stringify(manifest, null, 2)));
    await archive.finish();
    await writer.close();
  };
  write().catch((error) => {
    if (!isHungUp) onFailure(error);
    void writer.abort(error).catch(() => {});
  });
  return readable;
}

const encoder = new TextEncoder();

async function* documentLines(
  settings: Settings,
  userId: string,
  counts: Record<string, number>,
  named: AccountFile[],
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const page of documentsOf(settings, userId)) {
    let lines = "";
    for (const document of page) {
      const { path, data, createTime, updateTime } = document;
      const collection = path.split("/").at(-2) ?? "";
      counts[collection] = (counts[collection] ?? 0) + 1;
      named.push(...filesOf(document, userId));
      const line: ExportedDocument = {
        path,
        createdAt: createTime.toISOString(),
        updatedAt: updateTime.toISOString(),
        data: plain(data) as Record<string, unknown>,
      };
      lines += `${JSON.stringify(line)}\n`;
    }
    if (lines) yield encoder.encode(lines);
  }
}

async function* ledgerLines(
  settings: Settings,
  userId: string,
  counted: { entries: number },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const ledger = ledgerOf(settings, userId);
  for (let before: number | null = null; ; ) {
    const page: Awaited<ReturnType<typeof ledger.entries>> = await ledger.entries(userId, {
      before,
      limit: entriesPerPage,
      kinds: null,
    });
    counted.entries += page.length;
    if (page.length > 0) yield encoder.encode(page.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
    if (page.length < entriesPerPage) return;
    before = page.at(-1)?.id ?? null;
  }
}

/** One after another, a piece at a time: a worker has little memory. */
async function addFiles(
  { media }: Settings,
  archive: ZipFile,
  named: readonly AccountFile[],
): Promise<Pick<ExportManifest, "files" | "missing" | "fileBytes">> {
  const files: ExportManifest["files"] = [];
  const missing: ExportManifest["missing"] = [];
  for (const { key, name, document, sizeBytes } of named) {
    const stored = await media.get(key).catch(() => "could not be read" as const);
    if (stored === null || typeof stored === "string") {
      missing.push({ name, document, sizeBytes, why: stored ?? "not stored" });
      continue;
    }
    await archive.addStream(name, stored.body as ReadableStream<Uint8Array<ArrayBuffer>>);
    files.push({ name, document, sizeBytes: stored.size });
  }
  return { files, missing, fileBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) };
}

/** Bytes as base64; the rest is as JSON has it. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return toBase64(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]));
}

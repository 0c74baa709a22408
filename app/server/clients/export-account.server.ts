import type { ExportLine } from "~/domain/clients/account-export";
import { toBase64 } from "~/formats/data-address";
import type { Teller } from "~/server/http/stream-lines.server";
import type { Settings } from "~/settings/settings.server";
import { documentsOf } from "~/stores/clients/export-documents.server";
import type { Account } from "~/stores/users/users.server";
import { ledgerOf } from "../credits/credits.server";

const entriesPerPage = 500;

/** Tells everything that is kept of an account, but its files: documents with what lies below them, and the ledger. */
export async function tellAccount(
  settings: Settings,
  { userId, email }: Account,
  by: string,
  { tell, flush }: Teller<ExportLine>,
  hungUp: AbortSignal,
): Promise<void> {
  tell({
    kind: "manifest",
    manifest: {
      format: "vitrine-account",
      version: 1,
      account: { id: userId, email },
      exportedAt: new Date().toISOString(),
      by,
      hasFiles: false,
    },
  });
  const documents: Record<string, number> = {};
  for await (const page of documentsOf(settings, userId)) {
    if (hungUp.aborted) return;
    for (const { path, data, createTime, updateTime } of page) {
      const collection = path.split("/").at(-2) ?? "";
      documents[collection] = (documents[collection] ?? 0) + 1;
      tell({
        kind: "document",
        path,
        createdAt: createTime.toISOString(),
        updatedAt: updateTime.toISOString(),
        data: plain(data) as Record<string, unknown>,
      });
    }
    await flush();
  }
  let ledgerEntries = 0;
  for (let before: number | null = null; !hungUp.aborted; ) {
    const page: Awaited<ReturnType<ReturnType<typeof ledgerOf>["entries"]>> = await ledgerOf(
      settings,
      userId,
    ).entries(userId, { before, limit: entriesPerPage, kinds: null });
    for (const entry of page) tell({ kind: "ledger", entry });
    ledgerEntries += page.length;
    await flush();
    if (page.length < entriesPerPage) break;
    before = page.at(-1)?.id ?? null;
  }
  tell({ kind: "end", documents, ledgerEntries });
}

/** Bytes as base64; the rest is as JSON has it. */
function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return toBase64(value);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plain(item)]));
}

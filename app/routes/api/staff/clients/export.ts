import * as z from "zod/mini";
import { reasonSchema } from "~/domain/audit/reason";
import type { ExportLine } from "~/domain/clients/account-export";
import { tellAccount } from "~/server/clients/export-account.server";
import { accountMissing } from "~/server/credits/account-missing.server";
import { answerMethods, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { streamLines } from "~/server/http/stream-lines.server";
import { noteExport } from "~/stores/clients/export-documents.server";
import { getAccount } from "~/stores/users/users.server";

const schema = z.object({ reason: reasonSchema });

/** Staff take everything that is kept of an account, as JSON lines, for a reason. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, requestId } = call;
    const { reason } = await readJson(call, schema);
    const account = await getAccount(settings, params.clientId ?? "");
    if (!account) return accountMissing(call);
    const by = viewer.email ?? viewer.userId;
    await noteExport(settings, { userId: account.userId, actorId: by, reason });
    return streamLines<ExportLine>(
      (teller, hungUp) => tellAccount(settings, account, by, teller, hungUp),
      (error) => console.error(JSON.stringify({ requestId, event: "export_failed", error: String(error) })),
    );
  }),
});

export { handle as action, handle as loader };

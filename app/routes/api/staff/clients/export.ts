import * as z from "zod/mini";
import { reasonSchema } from "~/domain/audit/reason";
import { archiveAccount } from "~/server/clients/export-account.server";
import { accountMissing } from "~/server/credits/account-missing.server";
import { answerMethods, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { noteExport } from "~/stores/clients/export-documents.server";
import { getAccount } from "~/stores/users/users.server";

const schema = z.object({ reason: reasonSchema });

/** Staff take everything that is kept of an account, with its files, as a zip archive, for a reason. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, requestId } = call;
    const { reason } = await readJson(call, schema);
    const account = await getAccount(settings, params.clientId ?? "");
    if (!account) return accountMissing(call);
    const by = viewer.email ?? viewer.userId;
    await noteExport(settings, { userId: account.userId, actorId: by, reason });
    const archive = archiveAccount(settings, account, by, (error) =>
      console.error(JSON.stringify({ requestId, event: "export_failed", error: String(error) })),
    );
    return new Response(archive, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="account-${account.userId.replace(/[^\w-]/g, "_")}.zip"`,
        "Cache-Control": "no-store",
        // It holds what is compressed already.
        "Content-Encoding": "identity",
      },
    });
  }),
});

export { handle as action, handle as loader };

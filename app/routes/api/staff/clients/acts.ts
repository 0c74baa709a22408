import { clientActSchema } from "~/domain/clients/client-acts";
import { refuseOwnAccount } from "~/server/clients/refuse-own-account.server";
import { accountMissing } from "~/server/credits/account-missing.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { addNote, removeNote } from "~/stores/clients/client-notes.server";
import { changeControls } from "~/stores/users/account-controls.server";
import { getAccount } from "~/stores/users/users.server";

/** Staff suspend an account or restore it, bound it, turn parts of it off, and keep notes of it. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params } = call;
    const asked = await readJson(call, clientActSchema);
    const account = await getAccount(settings, params.clientId ?? "");
    if (!account) return accountMissing(call);
    const { userId } = account;
    if (asked.act !== "add-note") refuseOwnAccount(call, userId);
    const by = viewer.email ?? viewer.userId;
    switch (asked.act) {
      case "add-note":
        await addNote(settings, { clientId: userId, noteId: asked.noteId, by, text: asked.text });
        return json({}, 201);
      case "remove-note": {
        const { noteId, reason } = asked;
        return (await removeNote(settings, { clientId: userId, noteId, by, reason }))
          ? json({})
          : notFound(call);
      }
      default: {
        const { reason, ...change } = asked;
        const outcome = await changeControls(settings, { userId, actorId: by, reason, change });
        return outcome === "absent" ? accountMissing(call) : json({ outcome });
      }
    }
  }),
});

export { handle as action, handle as loader };

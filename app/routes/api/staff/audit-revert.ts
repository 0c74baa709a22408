import * as z from "zod/mini";
import { reasonSchema } from "~/domain/audit/reason";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { getEvent } from "~/stores/audit/read-audit.server";
import { revertEvent } from "~/stores/audit/revert-event.server";

const schema = z.object({ reason: reasonSchema });

/** Staff put back what an event changed, with a reason; refused where it has changed since. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, params, problem } = call;
    const { reason } = await readJson(call, schema);
    const event = await getEvent(settings, params.eventId ?? "");
    if (!event) return notFound(call);
    const answer = await revertEvent(settings, event, { staffId: viewer.userId, reason });
    if (answer.kind === "refused") return problem(409, "not_revertible", answer.why);
    if (answer.kind === "moved") {
      const fields = answer.fields.slice(0, 5).join(", ");
      return problem(
        409,
        "target_moved",
        `Nothing was put back: it has changed since (${fields}). Look at the later changes first.`,
      );
    }
    return json({ eventId: answer.eventId }, 201);
  }),
});

export { handle as action, handle as loader };

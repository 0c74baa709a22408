import * as z from "zod/mini";
import { reasonSchema } from "~/domain/audit/reason";
import { deskOf } from "~/server/function-calls/desk.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import {
  excludeCase,
  getExclusions,
  includeCase,
  mostExclusions,
} from "~/stores/function-calls/exclusions.server";

const schema = z.object({
  do: z.enum(["exclude", "include"]),
  suiteId: z.string().check(z.minLength(1), z.maxLength(64)),
  caseId: z.string().check(z.minLength(1), z.maxLength(120)),
  reason: reasonSchema,
});

/** Staff leave a case out of all figures, as its truth is wrong, or count it again; both with a reason. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const { do: act, ...asked } = await readJson(call, schema);
    const decision = { ...asked, by: { userId: viewer.userId, email: viewer.email } };
    if (act === "include") {
      if (await includeCase(settings, decision)) return json({});
      return problem(409, "not_excluded", "This case is counted already. Load the page again.");
    }
    if (!(await deskOf(settings).hasCase(asked.suiteId, asked.caseId))) return notFound(call);
    if ((await getExclusions(settings)).length >= mostExclusions) {
      return problem(
        409,
        "too_many_exclusions",
        `${mostExclusions} cases are left out. Count some of them again first.`,
      );
    }
    if (await excludeCase(settings, decision)) return json({}, 201);
    return problem(409, "already_excluded", "This case is left out already. Load the page again.");
  }),
});

export { handle as action, handle as loader };

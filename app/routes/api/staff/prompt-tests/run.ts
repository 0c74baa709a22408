import * as z from "zod/mini";
import { runActs } from "~/domain/prompt-tests/desk";
import { answerMethods, askerOf, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { deskOf } from "~/server/prompt-tests/desk.server";

const schema = z.object({ do: z.enum(runActs) });

/** For staff: a run with its prompts and cases; they pause it, let it go on, end it, or ask again what failed. */
const handle = answerMethods({
  GET: async (call) => {
    const run = await deskOf(call.settings).run(call.params.runId ?? "");
    return run ? json(JSON.parse(run)) : notFound(call);
  },
  POST: signedIn(async (call) => {
    const { do: act } = await readJson(call, schema);
    const done = await deskOf(call.settings).change(call.params.runId ?? "", act, askerOf(call));
    return done ? json(done) : notFound(call);
  }),
});

export { handle as action, handle as loader };

import * as z from "zod/mini";
import { importCases, importLimits } from "~/domain/function-calls/import-suite";
import { deskOf } from "~/server/function-calls/desk.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { problem } from "~/server/http/problem.server";
import { readJson } from "~/server/http/request-body.server";

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "Name the suite."), z.maxLength(80)),
  text: z.string(),
});

/** Staff import a suite. What is wrong with its file is answered by line, and nothing of it is kept. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, requestId } = call;
    // As JSON, each quotation mark and line break takes two bytes.
    const { name, text } = await readJson(call, schema, 2 * importLimits.bytes);
    const { cases, errors } = importCases(text);
    if (!cases) {
      const more = errors.length === importLimits.errors ? " or more" : "";
      const lines = errors.length === 1 ? "One line is" : `${errors.length} lines${more} are`;
      const message = `${lines} not as expected, so nothing was imported. Correct the file and choose it again.`;
      return problem(422, "suite_unreadable", message, requestId, {}, { errors });
    }
    const by = viewer.email ?? viewer.userId;
    const suite = await deskOf(settings).addSuite({ name, cases: JSON.stringify(cases) }, { by, requestId });
    return json({ suite }, 201);
  }),
});

export { handle as action, handle as loader };

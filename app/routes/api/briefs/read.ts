import * as z from "zod/mini";
import { languageSchema } from "~/domain/text/language";
import { briefLimits } from "~/domain/video/brief";
import { readBrief } from "~/providers/read-brief.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";

const schema = z.object({
  prompt: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, "Write what the video is about first."),
      z.maxLength(briefLimits.promptCharacters),
    ),
  language: languageSchema,
  /** Where the person is, for telephone numbers without a country. */
  region: z._default(
    z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/, "Give two letters, as in GB."))),
    null,
  ),
});

/** What a brief says, part by part, and in which language; before anything is made or paid. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const question = await readJson(call, schema);
    return answerForModel(call, async () =>
      json({ reading: await readBrief(call.settings.providers, question) }),
    );
  }),
});

export { handle as action, handle as loader };

import * as z from "zod/mini";
import { imageRequestLimits } from "~/domain/image/image-request";
import { findShownSubject } from "~/providers/find-shown-subject.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";

const schema = z.object({
  prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(imageRequestLimits.promptCharacters)),
});

/** What the built-in maker would show of a prompt, asked while it is typed. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { prompt } = await readJson(call, schema);
    return answerForModel(call, async () => json(await findShownSubject(call.settings.providers, prompt)));
  }),
});

export { handle as action, handle as loader };

import { promptTextsSchema } from "~/domain/prompt-tests/desk";
import { answerMethods, askerOf, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { deskOf } from "~/server/prompt-tests/desk.server";

/** Staff save a further version of a prompt, or remove it; runs keep what they asked. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const texts = await readJson(call, promptTextsSchema, 512 * 1024);
    const version = await deskOf(call.settings).addVersion(call.params.promptId ?? "", texts, askerOf(call));
    return version === null ? notFound(call) : json({ version }, 201);
  }),
  DELETE: signedIn(async (call) => {
    const isRemoved = await deskOf(call.settings).removePrompt(call.params.promptId ?? "", askerOf(call));
    return isRemoved ? json({}) : notFound(call);
  }),
});

export { handle as action, handle as loader };

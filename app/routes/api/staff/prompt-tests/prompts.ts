import { newPromptSchema } from "~/domain/prompt-tests/desk";
import { answerMethods, askerOf, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { deskOf } from "~/server/prompt-tests/desk.server";
import { productPrompts } from "~/server/prompt-tests/own-prompts.server";

/** Staff write a prompt, from nothing or from one of the product's. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { name, basedOn, texts } = await readJson(call, newPromptSchema, 512 * 1024);
    const origin = productPrompts().find(({ id }) => id === basedOn);
    const prompt = { name, texts, basedOn: origin?.basedOn ?? null };
    return json({ promptId: await deskOf(call.settings).addPrompt(prompt, askerOf(call)) }, 201);
  }),
});

export { handle as action, handle as loader };

import * as z from "zod/mini";
import { askedOfDeviceSchema, type DeviceQuestion } from "~/domain/video/device-question";
import type { ObjectQuestion } from "~/providers/ask-object.server";
import { readBrief } from "~/providers/read-brief.server";
import { rewriteQuestion } from "~/providers/rewrite-copy.server";
import { scriptQuestion } from "~/providers/write-script.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";

/** What to ask the model of the person's own browser. Nothing is stored or paid. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const asked = await readJson(call, askedOfDeviceSchema);
    if (asked.about === "rewrite") return json(questionOf(rewriteQuestion(asked.rewrite)));
    const { brief } = asked;
    const { maker } = call.settings.providers;
    const reading = maker ? await readBrief({ maker }, { ...brief, region: null }) : null;
    return json(questionOf(scriptQuestion({ brief, reading })));
  }),
});

function questionOf<Value>({ system, user, schema }: ObjectQuestion<Value>): DeviceQuestion {
  return { system, user, schema: z.toJSONSchema(schema, { io: "input" }) };
}

export { handle as action, handle as loader };

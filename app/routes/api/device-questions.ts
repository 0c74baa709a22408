import * as z from "zod/mini";
import { askedOfDeviceSchema, type DeviceQuestion } from "~/domain/video/device-question";
import type { ObjectQuestion } from "~/providers/ask-object.server";
import { planQuestion } from "~/providers/plan-edits.server";
import { readBrief } from "~/providers/read-brief.server";
import { rewriteQuestion } from "~/providers/rewrite-copy.server";
import { scriptQuestion } from "~/providers/write-script.server";
import { usableBrand } from "~/server/brands/usable-brand.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { readInstructedPicture } from "~/server/images/instructed-picture.server";

/** What to ask the model of the person's own browser. Nothing is stored or paid. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const asked = await readJson(call, askedOfDeviceSchema);
    if (asked.about === "rewrite") return json(questionOf(rewriteQuestion(asked.rewrite)));
    const { settings, viewer } = call;
    if (asked.about === "image-instruction") {
      const picture = await readInstructedPicture(settings, viewer.userId, asked.asked);
      return picture ? json(questionOf(planQuestion(picture.facts))) : notFound(call);
    }
    const { brief } = asked;
    const { maker } = settings.providers;
    const reading = maker ? await readBrief({ maker }, { ...brief, region: null }) : null;
    const brand = brief.brandId ? await usableBrand(settings, brief.brandId, viewer.userId) : null;
    return json(questionOf(scriptQuestion({ brief, facts: brief.facts ?? [], reading, brand })));
  }),
});

function questionOf<Value>({ system, user, schema }: ObjectQuestion<Value>): DeviceQuestion {
  return { system, user, schema: z.toJSONSchema(schema, { io: "input" }) };
}

export { handle as action, handle as loader };

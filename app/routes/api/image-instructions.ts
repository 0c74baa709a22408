import * as z from "zod/mini";
import type { PlannedEdits } from "~/domain/image/edit-plan";
import { imageInstructionSchema } from "~/domain/image/image-instruction";
import { deviceAnswerSchema } from "~/domain/video/device-question";
import { possibleSteps } from "~/images/edit/possible-steps";
import { deviceScriptModel } from "~/providers/device-model.server";
import { chooseScriptModel, resolveModels } from "~/providers/model-catalogue.server";
import { planEdits } from "~/providers/plan-edits.server";
import { answerMethods, json, notFound, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";
import { readInstructedPicture } from "~/server/images/instructed-picture.server";
import { stableId } from "~/stores/firestore/stable-id.server";

/** `answer` is what the person's own browser has made of the question. */
const schema = z.extend(imageInstructionSchema, { answer: deviceAnswerSchema });

/**
 * The steps that an instruction asks for, and what of it could be done otherwise. An AI model reads it; the built-in writer
 * cannot. Nothing is done, stored or paid.
 */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { answer: ofDevice, ...asked } = await readJson(call, schema);
    const { settings, viewer } = call;
    const picture = await readInstructedPicture(settings, viewer.userId, asked);
    if (!picture) return notFound(call);
    return answerForModel(call, async () => {
      const catalogue = resolveModels(settings.providers);
      const script = catalogue.script.filter(({ provider }) => provider !== "built-in");
      const model = ofDevice
        ? deviceScriptModel(ofDevice)
        : chooseScriptModel({ ...catalogue, script }, asked.scriptModelId, "en");
      const plan = await planEdits({
        model,
        picture: picture.facts,
        signal: call.request.signal,
        idempotencyKey: await stableId("image-instruction", viewer.userId, JSON.stringify(asked)),
      });
      const planned: PlannedEdits = {
        ...possibleSteps(plan, { ...picture, assetId: asked.assetId }),
        madeBy: model.label,
      };
      return json(planned);
    });
  }),
});

export { handle as action, handle as loader };

import * as z from "zod/mini";
import { languageSchema } from "~/domain/text/language";
import { briefLimits, tones } from "~/domain/video/brief";
import { findAngles } from "~/providers/find-angles.server";
import { chooseScriptModel, resolveModels } from "~/providers/model-catalogue.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";
import { stableId } from "~/stores/firestore/stable-id.server";

const schema = z.object({
  brief: z.object({
    prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(briefLimits.promptCharacters)),
    language: languageSchema,
    tone: z.enum(tones),
  }),
  /** Opening lines that are not wanted again. */
  seen: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(60)), []),
  scriptModelId: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
});

/** More ways to open the video of a brief; an empty list where there are no others. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { brief, seen, scriptModelId } = await readJson(call, schema);
    const { settings, viewer } = call;
    return answerForModel(call, async () => {
      const model = chooseScriptModel(resolveModels(settings.providers), scriptModelId, brief.language);
      const key = await stableId("angles", viewer.userId, JSON.stringify([brief, seen, model.id]));
      const angles = await findAngles({
        model,
        brief,
        seen,
        seed: seen.length,
        signal: call.request.signal,
        idempotencyKey: key,
      });
      return json({ angles, madeBy: model.label });
    });
  }),
});

export { handle as action, handle as loader };

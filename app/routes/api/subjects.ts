import * as z from "zod/mini";
import { imageRequestLimits } from "~/domain/image/image-request";
import type { ShownRequest } from "~/domain/image/shown-subject";
import { canCutOut, findShownSubject } from "~/providers/find-shown-subject.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";
import { readSmallPictures } from "~/stores/assets/small-pictures.server";

const schema = z.object({
  prompt: z.string().check(z.trim(), z.maxLength(imageRequestLimits.promptCharacters)),
  /** Ids of pictures whose products are to be shown. */
  products: z._default(z.array(z.string()).check(z.maxLength(imageRequestLimits.references)), []),
});

/** What the built-in maker would show of a request, asked while it is put together. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { prompt, products } = await readJson(call, schema);
    const { providers } = call.settings;
    return answerForModel(call, async () => {
      const shown = await findShownSubject(providers, prompt, products.length > 0);
      const pictures = await readSmallPictures(call.settings, call.viewer.userId, products);
      const isCut = await canCutOut(
        providers,
        pictures.map(({ bytes }) => bytes),
      );
      const uncut = pictures.filter((_, index) => !isCut[index]).map(({ assetId }) => assetId);
      const isPartial = pictures.length < new Set(products).size;
      return json({ ...shown, uncut, isPartial } satisfies ShownRequest);
    });
  }),
});

export { handle as action, handle as loader };

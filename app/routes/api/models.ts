import { resolveModels } from "~/providers/model-catalogue.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";

/** What can be chosen here, with what each model says of itself; the first of a list is the default. */
const handle = answerMethods({
  GET: signedIn(({ settings }) => {
    const { script, picture, speech, images, clips } = resolveModels(settings.providers);
    return json({
      scripts: script.map(describe),
      pictures: picture.map((model) => ({
        ...describe(model),
        creditsPerResult: model.creditsPerResult,
      })),
      speech: speech.map((model) => ({ ...describe(model), voices: model.voices })),
      images: images.map(({ ask: _ask, timeoutMs: _timeoutMs, ...info }) => info),
      clips: clips.map(({ calls: _calls, wire: _wire, timeoutMs: _timeoutMs, ...info }) => info),
    });
  }),
});

export { handle as action, handle as loader };

type Model = ReturnType<typeof resolveModels>["script" | "picture" | "speech"][number];

function describe({ id, label, about, provider, languages, digitalSourceType }: Model) {
  return { id, label, about, provider, languages, digitalSourceType };
}

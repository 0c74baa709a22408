import { speechCredits } from "~/domain/credits/prices";
import { firstWords } from "~/domain/text/first-words";
import { type NewSpeechAnswer, newSpeechRequestSchema } from "~/domain/video/new-speech";
import { makeSpeech } from "~/providers/make-speech.server";
import { chooseSpeechModel, resolveModels } from "~/providers/model-catalogue.server";
import { ProviderError } from "~/providers/provider-error.server";
import { withCredits } from "~/server/credits/credits.server";
import { answerMethods, json, signedIn } from "~/server/http/api-route.server";
import { answerForModel } from "~/server/http/provider-problem.server";
import { readJson } from "~/server/http/request-body.server";
import { refuseOverQuota } from "~/server/uploads/hold-storage.server";
import type { Asset } from "~/stores/assets/asset-document";
import { getAsset, recordStoredAsset } from "~/stores/assets/assets.server";
import { stableId } from "~/stores/firestore/stable-id.server";
import { assetKey } from "~/stores/media/media-keys.server";
import { readTimedMedia } from "~/stores/media/read-timed-media.server";
import { sha256Hex } from "~/stores/media/sha256.server";

const titleCharacters = 80;

/** Has one line spoken and keeps it as an asset. The scene is not changed. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer } = call;
    const asked = await readJson(call, newSpeechRequestSchema);
    const model = chooseSpeechModel(resolveModels(settings.providers), asked.speechModelId ?? null);
    if (!model) {
      return call.problem(
        409,
        "speech_not_offered",
        "No voice service is set up here. Record the line, upload one, or use the built-in voice.",
      );
    }
    const answer = ({ id, name, mediaType, durationSeconds = 0 }: Asset): NewSpeechAnswer => ({
      asset: { id, name, mediaType, durationSeconds },
      madeBy: model.label,
    });
    const assetId = await stableId("new speech", viewer.userId, asked.idempotencyKey);
    const known = await getAsset(settings, assetId);
    if (known) return json(answer(known));

    const full = await refuseOverQuota(call, 1);
    if (full) return full;
    const title = firstWords(asked.text, titleCharacters);
    const price = { key: assetId, credits: speechCredits, kind: "speech", title } as const;
    return withCredits(call, price, () =>
      answerForModel(call, async () => {
        const { bytes, recipe } = await makeSpeech({
          model,
          text: asked.text,
          language: asked.language,
          voice: asked.voice,
          signal: call.request.signal,
          idempotencyKey: assetId,
        });
        const key = assetKey(viewer.userId, assetId);
        await settings.media.put(key, bytes);
        const media = await readTimedMedia(settings.media, key);
        if (!media?.mediaType.startsWith("audio/")) {
          await settings.media.delete(key);
          throw new ProviderError("speech_invalid", { details: ["A file without a sound track."] });
        }
        await settings.media.put(key, bytes, { httpMetadata: { contentType: media.mediaType } });
        const asset = await recordStoredAsset(settings, assetId, {
          ownerId: viewer.userId,
          name: asked.text.slice(0, 120),
          ...media,
          sizeBytes: bytes.length,
          sha256: await sha256Hex(new Uint8Array(bytes)),
          origin: "made",
          alt: asked.text,
          recipe,
          jobId: null,
        });
        return json(answer(asset), 201);
      }),
    );
  }),
});

export { handle as action, handle as loader };

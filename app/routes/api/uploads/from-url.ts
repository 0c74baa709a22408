import * as z from "zod/mini";
import { uploadLimits } from "~/domain/assets/media-type";
import { answerMethods, signedIn } from "~/server/http/api-route.server";
import { askForUser } from "~/server/http/ask-for-user.server";
import { PublicFetchError, requireFound } from "~/server/http/fetch-public.server";
import { readJson } from "~/server/http/request-body.server";
import { answerFinish } from "~/server/uploads/answer-finish.server";
import { finishUpload } from "~/server/uploads/finish-upload.server";
import { refuseOverQuota, withStorage } from "~/server/uploads/hold-storage.server";
import { assetKey } from "~/stores/media/media-keys.server";
import { storeStream } from "~/stores/media/store-stream.server";

const schema = z.object({
  url: z.string().check(z.minLength(1), z.maxLength(2000)),
  folderId: z._default(z.nullable(z.string().check(z.regex(/^[\w-]{1,128}$/))), null),
});

const timeoutMs = 60_000;

/** Fetches the file at a public address and makes an asset of it, as if its user had uploaded it. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const { settings, viewer, problem } = call;
    const { url: address, folderId } = await readJson(call, schema);
    const full = await refuseOverQuota(call, 0);
    if (full) return full;
    const fileId = crypto.randomUUID();
    const key = assetKey(viewer.userId, fileId);
    try {
      const found = await askForUser(call)(address.trim(), {
        mostBytes: uploadLimits.oneRequestBytes,
        timeoutMs,
        accept: "image/avif,image/webp,image/*,video/*,audio/*;q=0.9,*/*;q=0.1",
      });
      const { url, headers, body } = requireFound(found);
      const answer = await withStorage(call, lengthOf(headers), async () => {
        await storeStream(settings.media, key, body, "application/octet-stream");
        const finish = await finishUpload(settings, {
          ownerId: viewer.userId,
          name: nameOf(url),
          folderId,
          fileId,
          key,
          sha256: null,
          versionOf: null,
          sourceUrl: url.href,
        });
        return answerFinish(call, finish);
      });
      // Where there is no room for it, nobody reads it.
      if (!body.locked) await body.cancel();
      return answer;
    } catch (error) {
      const failure = error instanceof PublicFetchError ? error : bodyFailure(error);
      if (!failure) throw error;
      return problem(422, failure.code, failure.message);
    }
  }),
});

export { handle as action, handle as loader };

/** How much will come: as it is said, or the most we take where it is not said or is packed on its way. */
function lengthOf(headers: Headers): number {
  const said = Number(headers.get("content-length") ?? Number.NaN);
  return headers.has("content-encoding") || !(said > 0) ? uploadLimits.oneRequestBytes : said;
}

/** A body that ends badly is the address's fault, whatever the platform calls it. */
function bodyFailure(error: unknown): PublicFetchError | null {
  const isOurs = error instanceof Error && /firestore|r2|bucket/i.test(`${error.name} ${error.message}`);
  return isOurs ? null : new PublicFetchError("address_unreachable", { cause: error });
}

function nameOf(url: URL): string {
  const last = url.pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

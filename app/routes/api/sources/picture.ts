import { readImageInfo } from "~/formats/read-image-info";
import { refuseTurnedOff } from "~/server/clients/turned-off.server";
import { answerMethods, signedIn } from "~/server/http/api-route.server";
import { askForUser } from "~/server/http/ask-for-user.server";
import { type PublicAnswer, PublicFetchError, requireFound } from "~/server/http/fetch-public.server";
import { isSameOrigin } from "~/server/http/same-origin.server";
import { foreignFileHeaders } from "~/server/sources/foreign-file";
import { refuseReading } from "~/server/sources/reading-budget.server";

const limits = { mostBytes: 16 * 1024 * 1024, timeoutMs: 20_000, accept: "image/avif,image/webp,image/*" };
/** So much of a picture tells what it is, with large profiles and previews before its size. */
const headBytes = 512 * 1024;

/** A picture of somebody else's page as the page of our own shows it before it is chosen: pixels, and nothing that runs. */
const handle = answerMethods({
  GET: signedIn(async (call) => {
    const { url, request, problem } = call;
    if (!isSameOrigin(request)) return problem(403, "cross_site", "Pages of other sites cannot show this.");
    const refused = (await refuseTurnedOff(call, "web-reading")) ?? (await refuseReading(call, "picture"));
    if (refused) return refused;
    try {
      const answer = await askForUser(call)(url.searchParams.get("url") ?? "", limits);
      const { body } = requireFound(answer);
      return (
        (await pictureAnswer(body)) ??
        problem(422, "not_a_picture", "There is no PNG, JPEG, WebP, AVIF or GIF at this address.")
      );
    } catch (error) {
      if (error instanceof PublicFetchError) return problem(422, error.code, error.message);
      throw error;
    }
  }),
});

export { handle as action, handle as loader };

/** Null for what is no picture of pixels by its own bytes, whatever its sender calls it. */
async function pictureAnswer(body: PublicAnswer["body"]): Promise<Response | null> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const head: Uint8Array[] = [];
  let length = 0;
  let isOver = false;
  while (!isOver && length < headBytes) {
    const { done, value } = await reader.read();
    isOver = done;
    if (value) {
      head.push(value);
      length += value.byteLength;
    }
  }
  const info = readImageInfo(new Uint8Array(await new Blob(head as BlobPart[]).arrayBuffer()));
  if (!info) {
    await reader.cancel();
    return null;
  }
  const whole = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const first = head.shift();
      if (first) return controller.enqueue(first);
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(whole, {
    headers: {
      ...foreignFileHeaders,
      "Content-Type": info.mediaType,
      "Cache-Control": "private, max-age=600",
    },
  });
}

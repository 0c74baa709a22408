import type { WriteEvent } from "~/sections/writer/write-event";
import { writeRequestSchema } from "~/sections/writer/write-request";
import { answerMethods, signedIn } from "~/server/http/api-route.server";
import { readJson } from "~/server/http/request-body.server";
import { streamLines } from "~/server/http/stream-lines.server";
import { writePage } from "~/server/page-writing/write-page.server";

/** Three hundred facts with their sources. */
const mostBodyBytes = 2 * 1024 * 1024;

/** Writes a page from facts and tells it line by line as it comes. Nothing is stored: what is wanted, the page keeps. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const request = await readJson(call, writeRequestSchema, mostBodyBytes);
    return streamLines<WriteEvent>(
      (teller) => writePage(request, teller),
      (error) =>
        console.error(
          JSON.stringify({ requestId: call.requestId, path: call.url.pathname, error: String(error) }),
        ),
    );
  }),
});

export { handle as action, handle as loader };

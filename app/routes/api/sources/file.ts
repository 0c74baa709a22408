import { refuseTurnedOff } from "~/server/clients/turned-off.server";
import { answerMethods, signedIn } from "~/server/http/api-route.server";
import { askForUser } from "~/server/http/ask-for-user.server";
import { PublicFetchError, requireFound } from "~/server/http/fetch-public.server";
import { isSameOrigin } from "~/server/http/same-origin.server";
import { foreignFileHeaders } from "~/server/sources/foreign-file";
import { parseAddress } from "~/server/sources/parse-address";
import { refuseReading } from "~/server/sources/reading-budget.server";

const limits = {
  mostBytes: 50 * 1024 * 1024,
  timeoutMs: 120_000,
  accept: "text/csv,text/tab-separated-values,application/xml,application/json,text/*,*/*;q=0.1",
};

/**
 * The bytes of a feed or a table at an address, for the browser to read: never a page of ours. What its sender said of its type
 * and encoding is in `X-Source-Type`. Breaks off where the file is too large or too slow.
 */
const handle = answerMethods({
  GET: signedIn(async (call) => {
    const { url, request, problem } = call;
    if (!isSameOrigin(request)) return problem(403, "cross_site", "Pages of other sites cannot read this.");
    const address = parseAddress(url.searchParams.get("address") ?? "");
    if (!address)
      return problem(422, "address_invalid", "This is no address of a file. Copy it with https:// in front.");
    const refused = (await refuseTurnedOff(call, "web-reading")) ?? (await refuseReading(call, "file"));
    if (refused) return refused;
    try {
      const { headers, body } = requireFound(await askForUser(call)(address.href, limits));
      return new Response(body, {
        headers: {
          ...foreignFileHeaders,
          "Content-Type": "application/octet-stream",
          "Content-Disposition": "attachment",
          "Cache-Control": "no-store",
          "X-Source-Type": headers.get("content-type") ?? "",
        },
      });
    } catch (error) {
      if (error instanceof PublicFetchError) return problem(422, error.code, error.message);
      throw error;
    }
  }),
});

export { handle as action, handle as loader };

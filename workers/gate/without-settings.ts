import { findPathRule } from "~/domain/access/access";
import { failureMessages } from "~/domain/page/failure-messages";
import { problem } from "~/server/http/problem.server";
import { plainScreen } from "./plain-screen";
import { readRequestPath } from "./request-path";

/**
 * The answer to every request while the settings of this deployment cannot be used: the failure screen to who opens a
 * page, a problem to programs. Why is for the operator alone, in the log and in the error reports.
 */
export function failWithoutSettings(request: Request, requestId: string): Response {
  const path = readRequestPath(new URL(request.url));
  const isPage = path !== null && !path.isData && findPathRule(path.segments)?.kind !== "resource";
  if (!isPage || !["GET", "HEAD"].includes(request.method)) {
    return problem(
      500,
      "settings_invalid",
      "This server is not set up correctly. Its operator finds the reason in the log under the request id.",
      requestId,
    );
  }
  return new Response(request.method === "HEAD" ? null : failurePage(requestId), {
    status: 500,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      // Without settings no script can do anything: the page has none.
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; base-uri 'none'",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "X-Request-Id": requestId,
    },
  });
}

function failurePage(requestId: string): string {
  const { title, tips, refresh, home } = failureMessages;
  const links = [
    { address: "", words: refresh },
    { address: "/", words: home },
  ];
  return plainScreen({ title, tips, links, requestId });
}

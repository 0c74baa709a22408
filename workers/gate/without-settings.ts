import { findPathRule } from "~/domain/access/access";
import { failureMessages } from "~/domain/page/failure-messages";
import { problem } from "~/server/http/problem.server";
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

const style = `
:root { color-scheme: light dark }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
main { display: grid; min-height: 100dvh; box-sizing: border-box; align-content: center; justify-items: start; gap: 20px;
  max-width: 34rem; margin-inline: auto; padding: 32px 24px }
h1 { margin: 0; font-size: 28px; line-height: 1.2; text-wrap: balance }
ul { display: grid; gap: 6px; margin: 0; padding-inline-start: 18px }
div { display: flex; flex-wrap: wrap; gap: 12px }
a { padding: 8px 16px; border: 1px solid; border-radius: 8px; color: inherit; text-decoration: none; font-weight: 550 }
a:first-child { background: CanvasText; border-color: CanvasText; color: Canvas }
a:hover { text-decoration: underline }
p { margin: 0; font-size: 14px; opacity: 0.75 }`;

function failurePage(requestId: string): string {
  const { title, tips, refresh, home } = failureMessages;
  const id = requestId.replace(/[^\w-]/g, "");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<img src="/mark.svg" alt="" width="40" height="40">
<h1>${title}</h1>
<ul>${tips.map((tip) => `<li>${tip}</li>`).join("")}</ul>
<div><a href="">${refresh}</a><a href="/">${home}</a></div>
<p>Request id <code>${id}</code></p>
</main>
</body>
</html>
`;
}

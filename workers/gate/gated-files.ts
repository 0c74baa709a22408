import { clientSettingsElementId } from "~/domain/settings/client-settings";
import type { Settings } from "~/settings/settings.server";
import type { Passage } from "./gate";

const prerendered = /^\/(login|email-login)\/?$/i;

/**
 * Files that exist but are not for everybody as they lie: staff chunks, the full route manifest, and the pages
 * exported at build, which need a nonce and this deployment's settings. `null` for every other request.
 */
export async function serveGatedFile(
  request: Request,
  passage: Passage,
  settings: Settings,
  nonce: string,
): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/assets/staff/")) return serveStaffChunk(request, passage, settings);
  // Clients learn routes piece by piece from /__manifest; the file names every staff chunk.
  if (pathname.startsWith("/assets/manifest-")) return notFound();
  // A file of an earlier deployment: the files that are there never come to the worker.
  if (pathname.startsWith("/assets/public/")) return notFound();
  const isPrerendered = prerendered.test(pathname) && passage.decision.kind === "pass";
  return isPrerendered ? servePrerendered(request, settings, nonce) : null;
}

async function serveStaffChunk(
  request: Request,
  { decision }: Passage,
  settings: Settings,
): Promise<Response | null> {
  if (decision.kind === "refuse" && decision.status === 503) return null;
  if (decision.kind !== "pass") {
    // An empty module rather than a 404: the router then follows the route's own redirect instead of reloading.
    return new URL(request.url).pathname.endsWith(".js")
      ? new Response("export default () => null;", {
          headers: { "Content-Type": "text/javascript", "Cache-Control": "no-store" },
        })
      : notFound();
  }
  const file = await settings.assets.fetch(request);
  if (file.status >= 400) return notFound();
  const headers = new Headers(file.headers);
  headers.set("Cache-Control", "private, max-age=31536000, immutable");
  return new Response(file.body, { status: file.status, headers });
}

async function servePrerendered(
  request: Request,
  settings: Settings,
  nonce: string,
): Promise<Response | null> {
  // The file lies under the address with the slash; without it the platform would answer with a redirect.
  const address = new URL(request.url);
  address.pathname = `${address.pathname.replace(/\/$/, "").toLowerCase()}/`;
  const page = await settings.assets.fetch(new Request(address, { method: request.method }));
  return page.ok ? withNonceAndSettings(page, settings, nonce) : null;
}

/** Replaces the nonce and the settings that the page was built with. */
function withNonceAndSettings(page: Response, settings: Settings, nonce: string): Response {
  const rewritten = new HTMLRewriter()
    .on("[nonce]", { element: (element) => void element.setAttribute("nonce", nonce) })
    .on(`#${clientSettingsElementId}`, {
      element: (element) =>
        void element.setInnerContent(escapeForScript(JSON.stringify(settings.client)), { html: true }),
    })
    .transform(page);
  const headers = new Headers(rewritten.headers);
  headers.delete("etag");
  headers.set("Cache-Control", "no-store");
  return new Response(rewritten.body, { status: rewritten.status, headers });
}

/** JSON inside a script element must not be able to close it. */
function escapeForScript(json: string): string {
  return json.replaceAll("<", "\\u003c");
}

function notFound(): Response {
  return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
}

import type { Settings } from "~/settings/settings.server";
import type { Passage } from "./gate";

/**
 * Files that exist but are not for everybody as they lie: staff chunks, the full route manifest, and the shells of
 * pages, which `shells` serves. `null` for every other request.
 */
export async function serveGatedFile(
  request: Request,
  passage: Passage,
  settings: Settings,
): Promise<Response | null> {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/assets/staff/")) return serveStaffChunk(request, passage, settings);
  // Browsers know their routes from files of their own or from /__manifest; this one names every staff chunk.
  if (pathname.startsWith("/assets/manifest-")) return notFound();
  // A file of an earlier deployment: the files that are there never come to the worker.
  if (pathname.startsWith("/assets/public/")) return notFound();
  // Pages are answered with what is put into them.
  if (pathname.startsWith("/shells/")) return notFound();
  return null;
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

function notFound(): Response {
  return new Response("Not found", { status: 404, headers: { "Cache-Control": "no-store" } });
}

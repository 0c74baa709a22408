/** Long enough that a page of many visitors asks seldom, short enough that a repair arrives within the hour. */
const keptSeconds = 3600;

/** Text that any site may load. */
export function forOtherSites(request: Request, text: string, type: string): Response {
  return new Response(request.method === "HEAD" ? null : text, {
    headers: {
      "Content-Type": type,
      "Cache-Control": `public, max-age=${keptSeconds}`,
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

/**
 * Whether a request that changes something came from one of these pages themselves. Another site could post here
 * too: so the origin must be this one, and the kind one that needs leave to cross origins. By what names the service
 * may be reached was decided before (`foreign-requests.ts`).
 */
export function isFromOwnPage(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  return (
    request.method === "POST" &&
    request.headers.get("origin") === new URL(request.url).origin &&
    (site === null || site === "same-origin") &&
    request.headers.get("content-type") === "application/json"
  );
}
